import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { openModal, useModal } from '#ui/modals.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars.tsx';
import { stopSharing, studentShares } from '../contract.ts';
import styles from './duplicates.module.css';

const NAME = 'student-shares';

export function openShares(id: number): void {
  openModal(NAME, { id });
}

/** With whom a student is shared, and the end of it. */
export function SharesDialog() {
  const { t } = useTranslation();
  const id = useModal(NAME)?.id;
  return (
    <Dialog name={NAME} title={t('rosters.shares.title')} size="sm">
      {typeof id === 'number' && <Shares key={id} id={id} />}
    </Dialog>
  );
}

function Shares({ id }: { id: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['student-shares', id];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(studentShares, { id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const [ending, setEnding] = useState<number | null>(null);
  const end = async (educatorId: number) => {
    setEnding(educatorId);
    try {
      const { notification } = await call(stopSharing, { ids: [id], educator_id: educatorId });
      showSnackbar(notification);
      refreshTables(['students']);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setEnding(null);
    }
  };
  if (isError) return <Banner tone="error">{t('rosters.shares.failed')}</Banner>;
  if (data === undefined) return <Skeleton lines={3} />;
  if (data.data.length === 0) return <p>{t('rosters.shares.nobody')}</p>;
  return (
    <ul className={styles.list}>
      {data.data.map((educator) => (
        <li key={educator.id} className={styles.duplicate}>
          <div>
            <p className={styles.name}>{educator.name}</p>
            <p className={styles.facts}>{educator.username}</p>
          </div>
          <Button
            variant="outline"
            size="sm"
            loading={ending === educator.id}
            aria-label={t('rosters.shares.stop-with', { name: educator.name })}
            onClick={() => void end(educator.id)}
          >
            {t('rosters.shares.stop')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
