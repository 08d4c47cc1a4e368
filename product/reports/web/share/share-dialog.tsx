import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale, ProgramId } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { LinkEntry } from '#ui/links/link-entry.tsx';
import { Links, useLinkWork } from '#ui/links/links-dialog.tsx';
import { MadeLink } from '#ui/links/made-link.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { listLinks, makeLink, revokeLink } from '../../links-contract.ts';
import { LANGUAGE_NAMES } from '../../rules/language-names.ts';

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
      <LetterLinks {...report} />
    </Dialog>
  );
}

function LetterLinks({ student: id, program, kind, iteration, language }: SharedReport) {
  const { t } = useTranslation();
  const queryKey = ['report-links', id, program, kind];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listLinks, { id, program, kind }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  /** Told once: gone with the dialog. */
  const [made, setMade] = useState<{ url: string; id: number; language: Locale | null } | null>(null);
  const { working, change } = useLinkWork(queryKey);
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
    <Links
      text={t('reports.share.text')}
      instead={query.data?.is_off === true && <FeatureOff />}
      make={{
        label: t('reports.share.make'),
        isWorking: working === 'make',
        onMake: () => void change('make', make),
      }}
      made={
        made !== null && (
          <MadeLink
            url={made.url}
            label={t('reports.share.url')}
            copy={t('reports.share.copy')}
            hints={[
              t('reports.share.once'),
              made.language === null
                ? t('reports.share.opens-as-browser')
                : t('reports.share.opens-in', { language: LANGUAGE_NAMES[made.language] }),
            ]}
          />
        )
      }
      list={{
        title: t('reports.share.list'),
        none: t('reports.share.none'),
        failed: t('reports.share.failed'),
      }}
      query={query}
    >
      {({ id: link, state, made_by: name, created_at, ends_at, opened }) => {
        const time = shownMoment(created_at);
        return (
          <LinkEntry
            key={link}
            state={state}
            name={t('reports.share.by', { name, time })}
            opened={
              opened === 0 ? t('reports.share.not-opened') : t('reports.share.opened', { count: opened })
            }
            said={t(`reports.share.state.${state}`, { time: shownMoment(ends_at) })}
            end={{
              label: t('reports.share.revoke'),
              name: t('reports.share.revoke-of', { name, time }),
              isWorking: working === link,
              onEnd: () => void change(link, revoke(link)),
            }}
          />
        );
      }}
    </Links>
  );
}
