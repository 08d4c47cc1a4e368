import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/save-document.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  deleteDownload,
  fetchDownload,
  listDownloads,
  type ReportDownload,
} from '../../downloads-contract.ts';
import { LANGUAGE_NAMES } from '../../rules/language-names.ts';
import styles from './many.module.css';

const LOOK_AGAIN_MILLISECONDS = 2000;

/** What was made in the background, for two days. */
export function DownloadsScreen() {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['report-downloads', id],
    queryFn: ({ signal }) => call(listDownloads, {}, { signal, quiet: true }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'making') ? LOOK_AGAIN_MILLISECONDS : false,
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
            <ul className={styles.downloads}>
              {data.map((download) => (
                <Entry key={download.id} download={download} onGone={() => void query.refetch()} />
              ))}
            </ul>
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
  const [working, setWorking] = useState<'save' | 'delete' | null>(null);
  const { id, part, language, format, created_at, ends_at } = download;
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
    showSnackbar((await call(deleteDownload, { id })).notification);
    await client.invalidateQueries({ queryKey: ['report-downloads'] });
    onGone();
  };
  const values = {
    program: programName(download.program),
    kind: t(`reports.downloads.kinds.${download.kind}`),
  };
  return (
    <li className={styles.download}>
      <div className={styles.facts}>
        <p className={styles.title}>{t('reports.downloads.about', values)}</p>
        <p>
          {t('reports.downloads.how', {
            part: t(`reports.many.${part}`),
            language: language === 'family' ? t('reports.many.own') : LANGUAGE_NAMES[language],
            format: t(`reports.many.${format}`),
          })}
        </p>
        <Standing download={download} />
        <p className={dialogs.hint}>{t('reports.downloads.made', { time, end: shownMoment(ends_at) })}</p>
      </div>
      <div className={dialogs.actions}>
        {(download.readable ?? 0) > 0 && (
          <Button
            icon={<Download />}
            loading={working === 'save'}
            aria-label={t('reports.downloads.save-of', { time })}
            onClick={() => void work('save', () => saveDocument(fetchDownload, { id }))}
          >
            {t('reports.downloads.save')}
          </Button>
        )}
        <Button
          variant="outline"
          icon={<Trash2 />}
          loading={working === 'delete'}
          aria-label={t('reports.downloads.delete-of', { time })}
          onClick={() => void work('delete', remove)}
        >
          {t('reports.downloads.delete')}
        </Button>
      </div>
    </li>
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
