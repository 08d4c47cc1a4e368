import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { keepObservation } from '../../contract.ts';
import { selCheckInsTable } from '../../tables-contract.ts';
import { Keeper } from './keeper.ts';
import { PROGRESS } from './use-round.ts';

const PATIENCE = 20_000;

function untilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}

let current: { userId: number; keeper: Keeper } | null = null;

/** One a person, and longer than the page: who leaves it at once loses nothing. Nothing is sent in another's name. */
function keeperOf(userId: number): Keeper {
  if (current?.userId === userId) return current.keeper;
  const keeper = new Keeper({
    send: async ({ id, ...sent }) => {
      const { user, actingAs } = useSession.getState();
      if (user?.id !== userId || actingAs !== null) throw new ApiError(401, null);
      const options = { quiet: true, patience: PATIENCE, keepalive: true };
      return (await call(keepObservation, { id, ...sent }, options)).data;
    },
    wait: untilOnline,
    newId: newOperationId,
  });
  current = { userId, keeper };
  return keeper;
}

export function useKeeper() {
  const keeper = keeperOf(useUser().id);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const hasUnsaved = state.unsaved > 0;
  const queries = useQueryClient();

  useEffect(() => {
    if (!hasUnsaved) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('beforeunload', hold);
      // What other pages show of it is no longer so.
      refreshTables([selCheckInsTable.name]);
      void queries.invalidateQueries({ queryKey: PROGRESS });
      void queries.invalidateQueries({ queryKey: ['student'] });
    };
  }, [hasUnsaved, queries]);

  return { keeper, state };
}
