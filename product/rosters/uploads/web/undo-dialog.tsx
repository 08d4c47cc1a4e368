import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal, useModal } from '#ui/layers/modals.ts';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import type { UploadState } from '../contract.ts';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

const NAME = 'undo-upload';
const BACK = ['created', 'updated', 'archived', 'shares', 'licenses'] as const;
const STAYS = ['edited', 'played', 'taken', 'gone', 'licenses_kept'] as const;

export function openUndo(): void {
  openModal(NAME);
}

type Props = { upload: UploadState; scope: UploadScope; onDone: (reply: { data: UploadState }) => void };

/** Says exactly what can be taken back, and what cannot, before it is. */
export function UndoDialog({ upload, scope, onDone }: Props) {
  const { t } = useTranslation();
  const isOpen = useModal(NAME) !== undefined;
  const { data } = useQuery({
    queryKey: ['upload-undo', upload.id],
    queryFn: ({ signal }) => call(scope.calls.undoPlan, { id: upload.id }, { signal }),
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  });
  const plan = data?.data;
  return (
    <Confirm
      name={NAME}
      title={t('rosters-uploads.undo.title')}
      confirmLabel={t('rosters-uploads.undo.submit')}
      danger
      onConfirm={async () => onDone(await call(scope.calls.undo, { id: upload.id }))}
    >
      {plan === undefined ? (
        <Skeleton />
      ) : (
        <>
          <ul className={styles.plan}>
            {BACK.filter((name) => plan[name] > 0).map((name) => (
              <li key={name}>{t(`rosters-uploads.undo.back.${name}`, { count: plan[name] })}</li>
            ))}
            {STAYS.filter((name) => plan[name] > 0).map((name) => (
              <li key={name}>{t(`rosters-uploads.undo.stays.${name}`, { count: plan[name] })}</li>
            ))}
          </ul>
          {BACK.every((name) => plan[name] === 0) && <p>{t('rosters-uploads.undo.nothing')}</p>}
        </>
      )}
    </Confirm>
  );
}
