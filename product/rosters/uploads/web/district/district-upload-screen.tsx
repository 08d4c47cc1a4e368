import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import type { DistrictUploadState } from '../../district-contract.ts';
import { Flag } from '../columns-step.tsx';
import { Plan } from '../plan.tsx';
import type { UploadScope } from '../scope.ts';
import styles from '../uploads.module.css';
import { useDistrictUpload } from '../use-district-upload.ts';
import { DistrictSteps } from './district-steps.tsx';
import { LinkStep } from './link-step.tsx';

/** The roster of a whole district, from its schools to their results. Can be left at any time. */
export function DistrictUploadScreen() {
  const { t } = useTranslation();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { upload, scope, error, refetch, take } = useDistrictUpload(Number(id));
  if (upload === null) {
    return (
      <Page title={t('rosters-uploads.district.new.title')} width="wide">
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
            {error instanceof ApiError && [403, 404].includes(error.status)
              ? t('rosters-uploads.district.not-found')
              : t('rosters-uploads.load-failed')}
          </Banner>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={upload.file_name}
      lead={upload.district}
      width="wide"
      actions={
        <ButtonLink variant="subtle" to={scope.list} search={scope.listSearch}>
          {t('rosters-uploads.all')}
        </ButtonLink>
      }
    >
      <DistrictSteps status={upload.status} started={upload.started} />
      <div className={styles.stack}>
        <Step upload={upload} scope={scope} take={take} />
      </div>
    </Page>
  );
}

type StepProps = {
  upload: DistrictUploadState;
  scope: UploadScope;
  take: (reply: { data: DistrictUploadState }) => void;
};

function Step({ upload, scope, take }: StepProps) {
  const { t } = useTranslation();
  const [relink, setRelink] = useState(false);
  const cancel = <CancelButton upload={upload} scope={scope} />;
  const link = (
    <LinkStep
      upload={upload}
      scope={scope}
      cancel={cancel}
      onDone={(reply) => {
        setRelink(false);
        take(reply);
      }}
    />
  );
  switch (upload.status) {
    case 'reading':
      return <Progress label={t('rosters-uploads.district.statuses.reading')} />;
    case 'linking':
      return upload.mine ? link : <Banner>{t('rosters-uploads.not-mine')}</Banner>;
    case 'splitting':
    case 'confirming':
      return (
        <>
          <Progress label={t(`rosters-uploads.district.statuses.${upload.status}`)} />
          <p>{t('rosters-uploads.may-leave')}</p>
          <Schools upload={upload} scope={scope} />
        </>
      );
    case 'split':
      return relink && upload.mine ? (
        link
      ) : (
        <Split {...{ upload, scope, take }} cancel={cancel} onRelink={() => setRelink(true)} />
      );
    case 'failed':
    case 'canceled':
      return <Stopped {...{ upload, scope, take }} cancel={cancel} />;
  }
}

/** The schools of the roster, each with what its upload would do or has done; more about it stands on its own page. */
function Schools({ upload, scope }: Pick<StepProps, 'upload' | 'scope'>) {
  const { t } = useTranslation();
  const table = scope.district.schools;
  return (
    <TablePage
      table={table}
      label={t('rosters-uploads.district.preview.schools')}
      segment={{ district_upload_id: String(upload.id) }}
      stateKey={`${table.name}:${upload.id}`}
      temporary
      cells={{
        school: ({ id, school }) => <Link to={`${scope.base}/${id}`}>{school}</Link>,
        status: (row) => <SchoolStatus row={row} />,
      }}
      describeRow={({ school }) => school ?? ''}
      empty={{ title: t('rosters-uploads.district.statuses.splitting'), text: '' }}
    />
  );
}

type SchoolRow = {
  status: string | null;
  error: string | null;
  held: boolean;
  done: number | null;
  total: number | null;
};
const message = z.object({
  i18n: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

function SchoolStatus({ row }: { row: SchoolRow }) {
  const { t } = useTranslation();
  const say = useSay();
  const { status, error, held, done, total } = row;
  return (
    <>
      <div>{say({ i18n: `rosters-uploads.statuses.${status ?? 'reading'}` })}</div>
      {(status === 'applying' || status === 'undoing') && (
        <div className={styles.sample}>
          {t('rosters-uploads.progress', { done: done ?? 0, total: total ?? 0 })}
        </div>
      )}
      {status === 'ready' && held && (
        <Badge tone="warning">{t('rosters-uploads.district.preview.held-mark')}</Badge>
      )}
      {error !== null && <div className={styles.problem}>{say(z.parse(message, JSON.parse(error)))}</div>}
    </>
  );
}

function Split({
  upload,
  scope,
  take,
  cancel,
  onRelink,
}: StepProps & { cancel: ReactNode; onRelink: () => void }) {
  const { t } = useTranslation();
  const { previewing, started, finished, done, total, ready, affected } = upload;
  return (
    <>
      {previewing > 0 && (
        <Progress label={t('rosters-uploads.district.preview.making', { count: previewing })} />
      )}
      {finished < started && (
        <>
          <Progress
            label={t('rosters-uploads.district.result.under-way')}
            value={done}
            max={Math.max(total, 1)}
            text={t('rosters-uploads.district.result.progress', { finished, started, done, total })}
          />
          <p>{t('rosters-uploads.may-leave')}</p>
        </>
      )}
      {started > 0 && finished === started && (
        <Banner tone="success" live>
          {t('rosters-uploads.district.result.done', { count: affected })}
          {ready > 0 && <> {t('rosters-uploads.district.result.waiting', { count: ready })}</>}
        </Banner>
      )}
      {upload.schoolless > 0 && (
        <Banner tone="warning">
          {t('rosters-uploads.district.link.schoolless', { count: upload.schoolless })}
        </Banner>
      )}
      {!upload.mine && <Banner>{t('rosters-uploads.not-mine')}</Banner>}
      {upload.mine && (started === 0 || ready > 0) && (
        <Confirmation {...{ upload, scope, take, cancel, onRelink }} />
      )}
      <Schools upload={upload} scope={scope} />
    </>
  );
}

function Confirmation({
  upload,
  scope,
  take,
  cancel,
  onRelink,
}: StepProps & { cancel: ReactNode; onRelink: () => void }) {
  const { t } = useTranslation();
  const [anyway, setAnyway] = useState(false);
  const [sending, setSending] = useState(false);
  const { ready, previewing, held, held_students: archived, started } = upload;
  const mayConfirm = ready > 0 && previewing === 0 && (held === 0 || anyway);
  const confirm = async () => {
    if (sending || !mayConfirm) return;
    setSending(true);
    try {
      take(await call(scope.district.calls.confirm, { id: upload.id, archive_anyway: anyway }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <Card
      title={t('rosters-uploads.district.preview.title')}
      actions={
        <div className={styles.actions}>
          {ready > 0 && (
            <Button loading={sending} aria-disabled={!mayConfirm} onClick={() => void confirm()}>
              {t('rosters-uploads.district.preview.confirm', { count: ready })}
            </Button>
          )}
          {started === 0 && (
            <>
              <Button variant="outline" onClick={onRelink}>
                {t('rosters-uploads.district.preview.relink')}
              </Button>
              {cancel}
            </>
          )}
        </div>
      }
    >
      {ready === 0 && previewing === 0 && <p>{t('rosters-uploads.district.preview.nothing')}</p>}
      <Plan upload={{ ...upload, licenses_available: null, spared: 0 }} />
      {held > 0 && (
        <>
          <Banner tone="warning">{t('rosters-uploads.district.preview.held', { count: held })}</Banner>
          <Flag
            label={t('rosters-uploads.preview.archive-anyway', { count: archived })}
            checked={anyway}
            onChange={setAnyway}
          />
        </>
      )}
    </Card>
  );
}

function Stopped({ upload, scope, take, cancel }: StepProps & { cancel: ReactNode }) {
  const { t } = useTranslation();
  const say = useSay();
  const [sending, setSending] = useState(false);
  const { status, error, stopped_at: at, mine } = upload;
  const retry = async () => {
    if (sending) return;
    setSending(true);
    try {
      take(await call(scope.district.calls.retry, { id: upload.id }));
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Banner tone={status === 'failed' ? 'error' : 'info'} live>
        {error === null ? t('rosters-uploads.canceled') : say(error)}
      </Banner>
      <div className={styles.actions}>
        {at !== null && mine && (
          <>
            <Button loading={sending} onClick={() => void retry()}>
              {t('rosters-uploads.stopped.retry')}
            </Button>
            {at !== 'confirming' && cancel}
          </>
        )}
        {at === null && (
          <ButtonLink
            to={scope.district.base.startsWith('/uber') ? scope.list : `${scope.district.base}/new`}
          >
            {t('rosters-uploads.another')}
          </ButtonLink>
        )}
      </div>
      {at === 'confirming' && <Schools upload={upload} scope={scope} />}
    </>
  );
}

function CancelButton({ upload, scope }: Pick<StepProps, 'upload' | 'scope'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lists = [scope.district.table.name, scope.table.name];
  const cancelUpload = action({
    name: 'cancel-district-upload',
    endpoint: scope.district.calls.cancel,
    title: 'rosters-uploads.district.cancel.title',
    text: 'rosters-uploads.district.cancel.text',
    submit: 'rosters-uploads.district.cancel.submit',
    danger: true,
    refreshes: lists,
    onDone: () => {
      refreshTables(lists);
      void navigate({ to: scope.list, search: scope.listSearch });
    },
  });
  return (
    <Button variant="subtle" onClick={() => openAction(cancelUpload, { values: { id: upload.id } })}>
      {t('rosters-uploads.district.cancel.title')}
    </Button>
  );
}
