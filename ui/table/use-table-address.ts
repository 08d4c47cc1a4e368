import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Table } from '#platform/contract/table.ts';
import { addressOf, addressText, besides, viewAt } from '#platform/web/tables/table-address.ts';
import type { View } from '#platform/web/tables/table-state.ts';
import { arriveAt, leaveArrival, useTableState } from '#platform/web/tables/tables.ts';
import { useDialogElement } from '../layers/dialog.tsx';

/**
 * Keeps a list and the page's address alike, so that it can be reloaded, and sent to somebody else. Answers how the
 * address wants it shown. A list in a dialog is no page.
 */
export function useTableAddress(table: Table, key: string): View | null {
  const isPage = useDialogElement() === null;
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useTableState(key);
  const isCurrent = isPage && state?.isCurrent === true;
  const asked = isPage ? viewAt(table, search) : null;
  const there = asked === null ? '' : addressText(addressOf(table, asked));
  const here = state === undefined ? '' : addressText(addressOf(table, state));
  const seen = useRef(there);
  useEffect(() => {
    const isNew = seen.current !== there;
    seen.current = there;
    if (!isCurrent || state === undefined || there === here) return;
    // Another link to the same list, or the way back.
    if (isNew && asked !== null) arriveAt(key, asked);
    else if (isNew && state.before !== null) leaveArrival(key);
    else {
      const next = { ...besides(table, search), ...addressOf(table, state) };
      void navigate({ to: '.', search: next, replace: true, resetScroll: false });
    }
  }, [table, key, isCurrent, state, asked, there, here, search, navigate]);
  return asked;
}
