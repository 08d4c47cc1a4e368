import type { Table } from '../../contract/table.ts';
import { keepable, type View } from './kept-views.ts';
import { readSort, sortText } from './table-state.ts';

/** What a list has in the page's address: its filters by their names, order and page. Never a name somebody typed. */
export type Address = Readonly<Record<string, string>>;

const ORDER = 'sort';
const PAGE = 'page';

/** Texts somebody looked for are left out: an address is sent around, and kept by every proxy on its way. */
export function addressOf(table: Table, view: View): Address {
  const { page, filters, sort } = keepable(table, view);
  const order = sortText(sort);
  return {
    ...filters,
    ...(order === table.sort ? {} : { [ORDER]: order }),
    ...(page > 1 ? { [PAGE]: String(page) } : {}),
  };
}

/** How a list is shown to who comes with this address; null where it says nothing about the list. */
export function viewAt(table: Table, search: Readonly<Record<string, unknown>>): View | null {
  const given = Object.entries(search).filter((entry): entry is [string, string] => {
    const [name, text] = entry;
    return isOwn(table, name) && typeof text === 'string';
  });
  if (given.length === 0) return null;
  const { [ORDER]: order = '', [PAGE]: page = '', ...filters } = Object.fromEntries(given);
  const sort = readSort(order);
  return keepable(table, {
    filters,
    sort: table.columns[sort.column]?.sort ? sort : readSort(table.sort),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  });
}

/** The rest of an address: the tab, and whatever else is not the list's. */
export function besides(table: Table, search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !isOwn(table, name)));
}

function isOwn(table: Table, name: string): boolean {
  return name === ORDER || name === PAGE || name in table.filters;
}

/** Two addresses that say the same are the same text. */
export function addressText(address: Address): string {
  const entries = Object.entries(address).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(entries).toString();
}
