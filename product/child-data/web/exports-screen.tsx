import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { lookAgain } from '#platform/web/files/kept-files.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { KeptFile, KeptFiles } from '#ui/files/kept-files.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type KeptExport, keptExports } from '../export-contract.ts';
import { wayBack } from '../rules/export/way-back.ts';
import styles from './child-data.module.css';
import { ManyCard } from './many-card.tsx';

type Of = 'educator' | 'parent';

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
    refetchInterval: lookAgain,
  });
  const { from }: Record<string, unknown> = useSearch({ strict: false });
  const { to, search, label } = wayBack(of, from);
  const back = (
    <p>
      <ButtonLink to={to} search={search} variant="subtle" size="sm" icon={<ArrowLeft />}>
        {t(`child-data.exports.${label}`)}
      </ButtonLink>
    </p>
  );
  return (
    <Page title={t('child-data.exports.title')} lead={t('child-data.exports.lead')} above={back}>
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
                <KeptFiles>
                  {data.map((kept) => (
                    <Entry key={kept.id} kept={kept} of={of} onGone={() => void query.refetch()} />
                  ))}
                </KeptFiles>
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
  const { id, state, created_at, ends_at, by_staff: byStaff } = kept;
  const time = shownMoment(created_at);
  const save = {
    label: t('child-data.exports.save'),
    longLabel: t('child-data.exports.save-of', { time }),
    run: () => saveAndTell(keptExports[of].fetch, { id }),
  };
  const remove = async () => {
    showSnackbar((await call(keptExports[of].remove, { id })).notification);
    onGone();
  };
  return (
    <KeptFile
      title={title}
      times={t('child-data.exports.made', { time, end: shownMoment(ends_at) })}
      save={state === 'ready' ? save : null}
      remove={{
        label: t('child-data.exports.delete'),
        longLabel: t('child-data.exports.delete-of', { time }),
        run: remove,
      }}
    >
      <Standing kept={kept} />
      {byStaff && <p>{t('child-data.exports.by-staff')}</p>}
    </KeptFile>
  );
}

function Standing({ kept: { state, done, total } }: { kept: KeptExport }) {
  const { t } = useTranslation();
  if (state === 'failed') return <p>{t('child-data.exports.broken')}</p>;
  if (state === 'ready') return <p>{t('child-data.exports.ready')}</p>;
  const text = t('child-data.exports.making', { done, total });
  return <Progress label={t('child-data.exports.label')} hideLabel value={done} max={total} text={text} />;
}
