import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationReply } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { openModal, useModal } from '#ui/layers/modals.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { showLoginCards, stopSharing, studentShares } from '../contract.ts';
import styles from './actions/duplicates.module.css';

const NAME = 'student-shares';

export function openShares(id: number, title: string): void {
  openModal(NAME, { id, title });
}

/** With whom a student is shared, who of them sees the login card, and the end of it. */
export function SharesDialog() {
  const { t } = useTranslation();
  const id = useModal(NAME)?.id;
  return (
    <Dialog name={NAME} title={t('rosters.menu.shares')} size="sm">
      {typeof id === 'number' && <Shares key={id} id={id} />}
    </Dialog>
  );
}

function Shares({ id }: { id: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['student-shares', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(studentShares, { id }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const isActedAs = useSession((session) => session.actingAs !== null);
  /** Which button is at work. */
  const [working, setWorking] = useState<string | null>(null);
  const change = async (button: string, ask: () => Promise<NotificationReply>) => {
    setWorking(button);
    try {
      const { notification } = await ask();
      showSnackbar(notification);
      refreshTables(['students']);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setWorking(null);
    }
  };
  return (
    <Loaded query={query} failed={t('rosters.shares.failed')}>
      {({ data: educators }) =>
        educators.length === 0 ? (
          <p>{t('rosters.shares.nobody')}</p>
        ) : (
          <div className={styles.question}>
            <p>{t('rosters.shares.text')}</p>
            <ul className={styles.list}>
              {educators.map((educator) => (
                <li key={educator.id} className={styles.duplicate}>
                  <div>
                    <p className={styles.name}>{educator.name}</p>
                    <p className={styles.facts}>{educator.username}</p>
                    {educator.login_cards && <Badge tone="success">{t('rosters.shares.sees-card')}</Badge>}
                  </div>
                  <div className={styles.choices}>
                    {!isActedAs && !educator.elsewhere && (
                      <Button
                        variant="light"
                        size="sm"
                        loading={working === `card ${educator.id}`}
                        aria-label={t(
                          educator.login_cards
                            ? 'rosters.shares.hide-card-from'
                            : 'rosters.shares.show-card-to',
                          { name: educator.name },
                        )}
                        onClick={() =>
                          void change(`card ${educator.id}`, () =>
                            call(showLoginCards, {
                              ids: [id],
                              educator_id: educator.id,
                              on: !educator.login_cards,
                            }),
                          )
                        }
                      >
                        {t(educator.login_cards ? 'rosters.shares.hide-card' : 'rosters.shares.show-card')}
                      </Button>
                    )}
                    <Button
                      variant="outline"
                      size="sm"
                      loading={working === `stop ${educator.id}`}
                      aria-label={t('rosters.shares.stop-with', { name: educator.name })}
                      onClick={() =>
                        void change(`stop ${educator.id}`, () =>
                          call(stopSharing, { ids: [id], educator_id: educator.id }),
                        )
                      }
                    >
                      {t('rosters.shares.stop')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}
