import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale, ProgramId } from '#brands/brand.ts';
import { ApiError, call } from '#platform/web/api.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { listLinks, makeLink, type ReportLink, revokeLink } from '../../links-contract.ts';
import { LANGUAGE_NAMES } from '../../rules/language-names.ts';
import styles from './share.module.css';

export const SHARE_LETTER = 'share-letter';

type SharedReport = {
  student: number;
  program: ProgramId;
  kind: ReportKind;
  iteration: number;
  /** Of the letter that is shown; null while another page is. */
  language: Locale | null;
};

/** Links to the family's letter: made, copied, listed, ended. */
export function ShareDialog({ report }: { report: SharedReport }) {
  const { t } = useTranslation();
  return (
    <Dialog name={SHARE_LETTER} title={t('reports.share.title')}>
      <Links {...report} />
    </Dialog>
  );
}

function Links({ student: id, program, kind, iteration, language }: SharedReport) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['report-links', id, program, kind];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listLinks, { id, program, kind }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  /** Told once: gone with the dialog. */
  const [made, setMade] = useState<{ url: string; id: number; language: Locale | null } | null>(null);
  const [working, setWorking] = useState<'make' | number | null>(null);
  const change = async (button: 'make' | number, ask: () => Promise<void>) => {
    setWorking(button);
    try {
      await ask();
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setWorking(null);
    }
  };
  const make = async () => {
    const shown = language === null ? {} : { language };
    const { url, data, ...opens } = await call(makeLink, { id, program, kind, iteration, ...shown });
    setMade({ url, id: data.id, language: opens.language });
  };
  const revoke = (link: number) => async () => {
    const { notification } = await call(revokeLink, { id: link });
    if (made?.id === link) setMade(null);
    showSnackbar(notification);
  };
  return (
    <div className={styles.share}>
      <p>{t('reports.share.text')}</p>
      {query.data?.is_off === true && <FeatureOff />}
      {query.data?.is_off !== true && made === null && (
        <Button icon={<Link2 />} loading={working === 'make'} onClick={() => void change('make', make)}>
          {t('reports.share.make')}
        </Button>
      )}
      {made !== null && (
        <div className={styles.made}>
          <input readOnly aria-label={t('reports.share.url')} className={styles.url} value={made.url} />
          <CopyButton text={made.url} label={t('reports.share.copy')} />
          <p className={styles.hint}>{t('reports.share.once')}</p>
          <p className={styles.hint}>
            {made.language === null
              ? t('reports.share.opens-as-browser')
              : t('reports.share.opens-in', { language: LANGUAGE_NAMES[made.language] })}
          </p>
        </div>
      )}
      <section className={styles.share} aria-labelledby="links-made">
        <h3 id="links-made" className={styles.heading}>
          {t('reports.share.list')}
        </h3>
        <Loaded query={query} failed={t('reports.share.failed')}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={styles.hint}>{t('reports.share.none')}</p>
            ) : (
              <ul className={styles.list}>
                {data.map((link) => (
                  <Entry
                    key={link.id}
                    link={link}
                    isWorking={working === link.id}
                    onRevoke={() => void change(link.id, revoke(link.id))}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

type EntryProps = { link: ReportLink; isWorking: boolean; onRevoke: () => void };

function Entry({
  link: { state, made_by: name, created_at, ends_at, opened },
  isWorking,
  onRevoke,
}: EntryProps) {
  const { t } = useTranslation();
  const time = shownMoment(created_at);
  return (
    <li className={styles.link}>
      <div>
        <p className={styles.name}>{t('reports.share.by', { name, time })}</p>
        <p className={styles.hint}>
          {opened === 0 ? t('reports.share.not-opened') : t('reports.share.opened', { count: opened })}
        </p>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>
          {t(`reports.share.state.${state}`, { time: shownMoment(ends_at) })}
        </Badge>
      </div>
      {state === 'open' && (
        <Button
          size="sm"
          variant="outline"
          loading={isWorking}
          aria-label={t('reports.share.revoke-of', { name, time })}
          onClick={onRevoke}
        >
          {t('reports.share.revoke')}
        </Button>
      )}
    </li>
  );
}
