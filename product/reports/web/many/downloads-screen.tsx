import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { lookAgain } from '#platform/web/files/kept-files.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { KeptFile, KeptFiles } from '#ui/files/kept-files.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  deleteDownload,
  fetchDownload,
  listDownloads,
  type ReportDownload,
} from '../../downloads-contract.ts';
import { LANGUAGE_NAMES } from '../../rules/language-names.ts';

/** What was made in the background, for two days. */
export function DownloadsScreen() {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['report-downloads', id],
    queryFn: ({ signal }) => call(listDownloads, {}, { signal, quiet: true }),
    gcTime: 0,
    refetchInterval: lookAgain,
  });
  const back = (
    <ButtonLink to="/educator/reports" variant="subtle" icon={<ArrowLeft />}>
      {t('reports.downloads.back')}
    </ButtonLink>
  );
  return (
    <Page title={t('reports.downloads.title')} lead={t('reports.downloads.lead')} actions={back}>
      <Loaded query={query} failed={t('reports.downloads.load-failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('reports.downloads.empty')} text={t('reports.downloads.empty-text')} />
          ) : (
            <KeptFiles>
              {data.map((download) => (
                <Entry key={download.id} download={download} onGone={() => void query.refetch()} />
              ))}
            </KeptFiles>
          )
        }
      </Loaded>
    </Page>
  );
}

function Entry({ download, onGone }: { download: ReportDownload; onGone: () => void }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const client = useQueryClient();
  const { id, part, language, format, created_at, ends_at } = download;
  const time = shownMoment(created_at);
  const remove = async () => {
    showSnackbar((await call(deleteDownload, { id })).notification);
    await client.invalidateQueries({ queryKey: ['report-downloads'] });
    onGone();
  };
  const values = {
    program: programName(download.program),
    kind: t(`reports.downloads.kinds.${download.kind}`),
  };
  const save = {
    label: t('reports.downloads.save'),
    longLabel: t('reports.downloads.save-of', { time }),
    run: () => saveAndTell(fetchDownload, { id }),
  };
  return (
    <KeptFile
      title={t('reports.downloads.about', values)}
      times={t('reports.downloads.made', { time, end: shownMoment(ends_at) })}
      save={(download.readable ?? 0) > 0 ? save : null}
      remove={{
        label: t('reports.downloads.delete'),
        longLabel: t('reports.downloads.delete-of', { time }),
        run: remove,
      }}
    >
      <p>
        {t('reports.downloads.how', {
          part: t(`reports.many.${part}`),
          language: language === 'family' ? t('reports.many.own') : LANGUAGE_NAMES[language],
          format: t(`reports.many.${format}`),
        })}
      </p>
      <Standing download={download} />
    </KeptFile>
  );
}

function Standing({ download: { state, done, total, readable } }: { download: ReportDownload }) {
  const { t } = useTranslation();
  if (state === 'failed') return <p>{t('reports.downloads.failed')}</p>;
  if (state === 'making') {
    const text = t('reports.downloads.making', { done, total });
    return <Progress label={t('reports.downloads.label')} hideLabel value={done} max={total} text={text} />;
  }
  const left = total - (readable ?? 0);
  if (readable === 0) return <p>{t('reports.downloads.none-left')}</p>;
  return (
    <p>
      {t('reports.downloads.ready', { count: readable ?? 0 })}
      {left > 0 && (
        <span className={dialogs.hint}> · {t('reports.downloads.left-out', { count: left })}</span>
      )}
    </p>
  );
}
