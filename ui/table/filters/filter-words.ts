import type { Message } from '#platform/contract/message.ts';
import { type Filter, readFilter } from '#platform/contract/table-filters.ts';
import { shownDate } from '../../formats/dates.ts';

type Say = (message: Message) => string;

/** What a filter's chip says about its value; null where it is known only by an id. */
export function filterWords(filter: Filter, text: string, say: Say): string | null {
  const value = readFilter(filter, text);
  if (typeof value === 'string') return text;
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'yes-no':
      return say({ i18n: value.yes ? 'ui.yes' : 'ui.no' });
    case 'choices':
      return 'labels' in filter
        ? value.values.map((choice) => say({ i18n: `${filter.labels}.${choice}` })).join(', ')
        : text;
    case 'number-range':
      return rangeWords(value.from?.toString() ?? null, value.to?.toString() ?? null, say);
    case 'day-range':
      return rangeWords(value.from && shownDate(value.from), value.to && shownDate(value.to), say);
    case 'day':
      return shownDate(value.day);
    case 'id':
      return null;
  }
}

function rangeWords(from: string | null, to: string | null, say: Say): string {
  if (from === null) return say({ i18n: 'ui.table.up-to', values: { to: to ?? '' } });
  if (to === null) return say({ i18n: 'ui.table.from', values: { from } });
  return from === to ? from : say({ i18n: 'ui.table.between', values: { from, to } });
}
