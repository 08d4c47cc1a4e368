import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, KeyRound, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, callFor } from '#platform/web/api.ts';
import { save } from '#platform/web/files/save.ts';
import { useSay } from '#platform/web/say.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { openLoginInformation } from '../../web/login-cards/login-information.ts';
import { LoginInformationDialog } from '../../web/login-cards/login-information-dialog.tsx';
import { createdStudents, type UploadState } from '../contract.ts';
import { ROW_COUNTS } from '../rules/counts.ts';
import { AskSupport } from './ask-support.tsx';
import { ColumnsStep, Flag } from './columns-step.tsx';
import { Namesakes } from './namesakes.tsx';
import { Plan } from './plan.tsx';
import { UploadRows } from './rows.tsx';
import type { UploadScope } from './scope.ts';
import { Steps } from './steps.tsx';
import { openUndo, UndoDialog } from './undo-dialog.tsx';
import styles from './uploads.module.css';
import { useUpload } from './use-upload.ts';

/** One upload, from its columns to its undoing. Can be left at any time: the work goes on without it. */
export function UploadScreen() {
  const { t } = useTranslation();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { upload, scope, error, refetch, take } = useUpload(Number(id));
  const title = upload === null ? t('rosters-uploads.title') : upload.file_name;
  if (upload === null) {
    return (
      <Page title={title} width="wide">
        {error === null ? (
          <Skeleton />
        ) : (
          <Banner
            tone="error"
            live
            actions={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('ui.try-again')}
              </Button>
            }
          >
            {error instanceof ApiError && error.status === 404
              ? t('rosters-uploads.not-found')
              : t('rosters-uploads.load-failed')}
          </Banner>
        )}
      </Page>
    );
  }
  const lead = t('rosters-uploads.lead', { school: upload.school, educator: upload.educator });
  return (
    <Page
      title={title}
      lead={lead}
      width="wide"
      actions={
        <ButtonLink variant="subtle" to={scope.list} search={scope.listSearch}>
          {t('rosters-uploads.all')}
        </ButtonLink>
      }
    >
      <Steps status={upload.status} />
      <div className={styles.stack}>
        {upload.district_upload_id !== null && (
          <Banner
            actions={
              <ButtonLink
                variant="outline"
                size="sm"
                to={`${scope.district.base}/${upload.district_upload_id}`}
              >
                {t('rosters-uploads.district.to-district')}
              </ButtonLink>
            }
          >
            {t('rosters-uploads.district.part-of')}
          </Banner>
        )}
        <Step upload={upload} scope={scope} take={take} again={() => void refetch()} />
      </div>
    </Page>
  );
}

/** More than a free trial takes. */
const TOO_MANY = 'rosters-uploads.refused.contact-support';

type StepProps = {
  upload: UploadState;
  scope: UploadScope;
  take: (reply: { data: UploadState }) => void;
  again: () => void;
};

function Step({ upload, scope, take, again }: StepProps) {
  const { t } = useTranslation();
  const say = useSay();
  const [remap, setRemap] = useState(false);
  const cancel = <CancelButton upload={upload} scope={scope} />;
  const redo = (reply: { data: UploadState }) => {
    setRemap(false);
    take(reply);
  };
  switch (upload.status) {
    case 'reading':
    case 'previewing':
      return <Progress label={t(`rosters-uploads.statuses.${upload.status}`)} />;
    case 'mapping':
      return upload.mine ? (
        <ColumnsStep upload={upload} scope={scope} onDone={take} cancel={cancel} />
      ) : (
        <Banner>{t('rosters-uploads.not-mine')}</Banner>
      );
    case 'ready':
      return remap ? (
        <ColumnsStep upload={upload} scope={scope} onDone={redo} cancel={cancel} />
      ) : (
        <Preview {...{ upload, scope, take, again }} onRemap={() => setRemap(true)} />
      );
    case 'applying':
    case 'undoing':
      return (
        <>
          <Progress
            label={t(`rosters-uploads.statuses.${upload.status}`)}
            value={upload.done}
            max={Math.max(upload.total, 1)}
            text={t('rosters-uploads.progress', { done: upload.done, total: upload.total })}
          />
          <p>{t('rosters-uploads.may-leave')}</p>
        </>
      );
    case 'applied':
    case 'undone':
      return <Result {...{ upload, scope, take, again }} />;
    case 'failed':
    case 'canceled':
      return (
        <>
          <Banner
            tone={upload.status === 'failed' ? 'error' : 'info'}
            live
            actions={upload.error?.i18n === TOO_MANY && <AskSupport />}
          >
            {upload.error === null ? t('rosters-uploads.canceled') : say(upload.error)}
          </Banner>
          {upload.stopped_at !== null && <Stopped {...{ upload, scope, take, again }} cancel={cancel} />}
          <div className={styles.actions}>
            <ButtonLink to={scope.base === '/uber/schools/uploads' ? scope.list : `${scope.base}/new`}>
              {t('rosters-uploads.another')}
            </ButtonLink>
          </div>
        </>
      );
  }
}

function Preview({ upload, scope, take, again, onRemap }: StepProps & { onRemap: () => void }) {
  const { t } = useTranslation();
  const [anyway, setAnyway] = useState(false);
  const [sending, setSending] = useState(false);
  const mayConfirm = upload.pending + upload.to_archive > 0 && (!upload.held || anyway);
  const confirm = async () => {
    if (!mayConfirm || sending) return;
    setSending(true);
    try {
      take(await call(scope.calls.confirm, { id: upload.id, archive_anyway: anyway }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {upload.mine ? (
        <Card
          title={t('rosters-uploads.preview.title')}
          actions={
            <div className={styles.actions}>
              <Button loading={sending} aria-disabled={!mayConfirm} onClick={() => void confirm()}>
                {t('rosters-uploads.preview.confirm')}
              </Button>
              <Button variant="outline" onClick={onRemap}>
                {t('rosters-uploads.preview.remap')}
              </Button>
              <CancelButton upload={upload} scope={scope} />
            </div>
          }
        >
          <Plan upload={{ ...upload, renamed: upload.renames.count }} />
          {upload.renames.count > 0 && <Renames renames={upload.renames} />}
          <Namesakes upload={upload} scope={scope} onDone={take} />
          {upload.held && (
            <>
              <Banner tone="warning">
                {t('rosters-uploads.preview.held', { count: upload.to_archive, total: upload.archivable })}
              </Banner>
              <Flag
                label={t('rosters-uploads.preview.archive-anyway', { count: upload.to_archive })}
                checked={anyway}
                onChange={setAnyway}
              />
            </>
          )}
        </Card>
      ) : (
        <Banner>{t('rosters-uploads.not-mine')}</Banner>
      )}
      {upload.failed > 0 && (
        <Banner tone="warning">{t('rosters-uploads.preview.failed', { count: upload.failed })}</Banner>
      )}
      {upload.emails > 0 && <Banner>{t('rosters-uploads.preview.emails', { count: upload.emails })}</Banner>}
      <UploadRows upload={upload} scope={scope} onRepaired={again} />
    </>
  );
}

/** Another name is a spelling, or another child: said before it is done, pair by pair. */
function Renames({ renames: { count, named } }: Pick<UploadState, 'renames'>) {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={t('rosters-uploads.renames.title', { count })}>
      <p>{t('rosters-uploads.renames.text')}</p>
      <ul className={styles.plan}>
        {named.map(({ line, before, after }) => (
          <li key={line} className={styles.change}>
            {t('rosters-uploads.renames.row', { row: line })} <del>{before}</del> → <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {count > named.length && <p>{t('rosters-uploads.renames.more', { count: count - named.length })}</p>}
    </Banner>
  );
}

/** Given up on the way: what is done stays done until somebody says what to do. */
function Stopped({ upload, scope, take, cancel }: StepProps & { cancel: ReactNode }) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const { stopped_at: at, done, total } = upload;
  const isUnderWay = at === 'applying' || at === 'undoing';
  const retry = async () => {
    if (sending) return;
    setSending(true);
    try {
      take(await call(scope.calls.retry, { id: upload.id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {isUnderWay && <p>{t('rosters-uploads.progress', { done, total })}</p>}
      {upload.mine && (
        <div className={styles.actions}>
          <Button loading={sending} onClick={() => void retry()}>
            {t('rosters-uploads.stopped.retry')}
          </Button>
          {at === 'applying' && done > 0 && (
            <Button variant="outline" icon={<Undo2 />} onClick={openUndo}>
              {t('rosters-uploads.undo.title')}
            </Button>
          )}
          {!isUnderWay && cancel}
        </div>
      )}
      {isUnderWay && <UploadRows upload={upload} scope={scope} onRepaired={() => undefined} />}
      <UndoDialog upload={upload} scope={scope} onDone={take} />
    </>
  );
}

const COUNTS = [...ROW_COUNTS, 'out_of_license'] as const;

function Result({ upload, scope, take }: StepProps) {
  const { t } = useTranslation();
  const isUndone = upload.status === 'undone';
  const counts = { ...upload.counts, out_of_license: upload.out_of_license };
  const number = useNumbers();
  return (
    <>
      <Banner tone={isUndone ? 'info' : 'success'} live>
        {isUndone
          ? t('rosters-uploads.result.undone', { count: upload.taken_back })
          : t(
              upload.created === upload.affected && upload.created > 0
                ? 'rosters-uploads.result.created'
                : 'rosters-uploads.result.applied',
              { count: upload.affected },
            )}
        {isUndone && upload.kept > 0 && <> {t('rosters-uploads.result.kept', { count: upload.kept })}</>}
      </Banner>
      <Card>
        <dl className={styles.counts}>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{t(`rosters-uploads.counts.${name}`)}</dt>
              <dd>{number(counts[name])}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <ButtonLink to={scope.list}>{t('rosters-uploads.result.students')}</ButtonLink>
          {!isUndone && upload.created > 0 && <CreatedCards upload={upload} />}
          {upload.failed > 0 && (
            <Button variant="light" icon={<Download />} onClick={() => void saveFailed(scope, upload.id)}>
              {t('rosters-uploads.result.failed-rows')}
            </Button>
          )}
          {upload.status === 'applied' && upload.mine && (
            <Button variant="outline" icon={<Undo2 />} onClick={openUndo}>
              {t('rosters-uploads.undo.title')}
            </Button>
          )}
        </div>
      </Card>
      <UploadRows upload={upload} scope={scope} onRepaired={() => undefined} />
      <UndoDialog upload={upload} scope={scope} onDone={take} />
    </>
  );
}

/** How the new students log in, where the viewer may know it: as after they were added by hand. */
function CreatedCards({ upload }: { upload: UploadState }) {
  const { t } = useTranslation();
  const { scope } = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const { data } = useQuery({
    queryKey: ['upload-created', upload.id],
    queryFn: ({ signal }) => call(createdStudents, { id: upload.id }, { signal, quiet: true }),
    enabled: scope === 'educator' && !isActedAs,
  });
  const ids = data?.ids ?? [];
  if (ids.length === 0) return null;
  return (
    <>
      <Button variant="light" icon={<KeyRound />} onClick={() => openLoginInformation('student', ids)}>
        {t('rosters-uploads.result.cards', { count: ids.length })}
      </Button>
      <LoginInformationDialog />
    </>
  );
}

async function saveFailed(scope: UploadScope, id: number): Promise<void> {
  try {
    const blob = await callFor(scope.calls.failedRows, { id }, (response) => response.blob());
    save(blob, `failed-rows-${id}.csv`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function CancelButton({ upload, scope }: { upload: UploadState; scope: UploadScope }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cancelUpload = action({
    name: 'cancel-upload',
    endpoint: scope.calls.cancel,
    title: 'rosters-uploads.cancel.title',
    text: 'rosters-uploads.cancel.text',
    submit: 'rosters-uploads.cancel.submit',
    danger: true,
    refreshes: [scope.table.name],
    onDone: () => {
      refreshTables([scope.table.name]);
      void navigate({ to: scope.list, search: scope.listSearch });
    },
  });
  return (
    <Button variant="subtle" onClick={() => openAction(cancelUpload, { values: { id: upload.id } })}>
      {t('rosters-uploads.cancel.title')}
    </Button>
  );
}
