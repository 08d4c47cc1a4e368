import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/save-document.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type KeptExport, keptExports } from '../export-contract.ts';
import styles from './child-data.module.css';
import { ManyCard } from './many-card.tsx';

type Of = 'educator' | 'parent';
const LOOK_AGAIN_MILLISECONDS = 2000;

/** What was made for the reader, for two days; who runs a school asks for a class or all of it here. */
export function ExportsScreen({ of }: { of: Of }) {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const query = useQuery({
    queryKey: ['child-exports', user.id],
    queryFn: ({ signal }) => call(keptExports[of].list, {}, { signal, quiet: true }),
    enabled: !isActedAs,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'making') ? LOOK_AGAIN_MILLISECONDS : false,
  });
  const back = (
    <ButtonLink to={`/${of}/students`} variant="subtle" icon={<ArrowLeft />}>
      {t('child-data.exports.back')}
    </ButtonLink>
  );
  return (
    <Page title={t('child-data.exports.title')} lead={t('child-data.exports.lead')} actions={back}>
      {isActedAs ? (
        <p>{t('child-data.export.in-person')}</p>
      ) : (
        <div className={styles.cards}>
          {of === 'educator' && runsGroup(user) && <ManyCard onStarted={() => void query.refetch()} />}
          <Loaded query={query} failed={t('child-data.exports.failed')}>
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState title={t('child-data.exports.empty')} text={t('child-data.exports.empty-text')} />
              ) : (
                <ul className={styles.exports}>
                  {data.map((kept) => (
                    <Entry key={kept.id} kept={kept} of={of} onGone={() => void query.refetch()} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      )}
    </Page>
  );
}

function useTitle(): (kept: KeptExport) => string {
  const { t } = useTranslation();
  return ({ kind, name, total }) => {
    if (kind === 'class') return t('child-data.exports.about-class', { count: total });
    if (kind === 'school') return t('child-data.exports.about-school', { count: total });
    return name === null ? t('child-data.exports.about-gone') : t('child-data.exports.about-child', { name });
  };
}

function Entry({ kept, of, onGone }: { kept: KeptExport; of: Of; onGone: () => void }) {
  const { t } = useTranslation();
  const title = useTitle()(kept);
  const [working, setWorking] = useState<'save' | 'delete' | null>(null);
  const { id, state, created_at, ends_at, by_staff: byStaff } = kept;
  const time = shownMoment(created_at);
  const work = async (what: 'save' | 'delete', go: () => Promise<void>) => {
    setWorking(what);
    try {
      await go();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setWorking(null);
    }
  };
  const remove = async () => {
    showSnackbar((await call(keptExports[of].remove, { id })).notification);
    onGone();
  };
  return (
    <li className={styles.export}>
      <div className={styles.facts}>
        <p className={styles.title}>{title}</p>
        <Standing kept={kept} />
        {byStaff && <p>{t('child-data.exports.by-staff')}</p>}
        <p className={dialogs.hint}>{t('child-data.exports.made', { time, end: shownMoment(ends_at) })}</p>
      </div>
      <div className={dialogs.actions}>
        {state === 'ready' && (
          <Button
            icon={<Download />}
            loading={working === 'save'}
            aria-label={t('child-data.exports.save-of', { time })}
            onClick={() => void work('save', () => saveDocument(keptExports[of].fetch, { id }))}
          >
            {t('child-data.exports.save')}
          </Button>
        )}
        <Button
          variant="outline"
          icon={<Trash2 />}
          loading={working === 'delete'}
          aria-label={t('child-data.exports.delete-of', { time })}
          onClick={() => void work('delete', remove)}
        >
          {t('child-data.exports.delete')}
        </Button>
      </div>
    </li>
  );
}

function Standing({ kept: { state, done, total } }: { kept: KeptExport }) {
  const { t } = useTranslation();
  if (state === 'failed') return <p>{t('child-data.exports.broken')}</p>;
  if (state === 'ready') return <p>{t('child-data.exports.ready')}</p>;
  const text = t('child-data.exports.making', { done, total });
  return <Progress label={t('child-data.exports.label')} hideLabel value={done} max={total} text={text} />;
}
