import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { CLIENT_EVENTS } from './rules/client-events.ts';

const label = (name: string): string => `site-problems.columns.${name}`;
const moment = { kind: 'moment', time: true, sort: true } as const;
const word = { kind: 'text', filter: 'text' } as const;

/** What browsers told of what went wrong in them, the same as one. */
export const browserProblemsTable = table({
  name: 'browser-problems',
  path: '/uber/browser-problems',
  summary: 'What went wrong in browsers, by page, call and place: nothing about whose browser it was.',
  access: uber,
  columns: {
    at: { label: label('at'), ...moment, filter: 'day-range' },
    kind: {
      label: label('kind'),
      kind: 'choice',
      choices: CLIENT_EVENTS,
      labels: 'site-problems.kinds',
      filter: 'choices',
    },
    site: {
      label: label('site'),
      kind: 'choice',
      choices: ['dashboard', 'student'],
      labels: 'site-problems.sites',
      filter: 'choices',
    },
    path: { label: label('path'), ...word },
    call: { label: label('call'), ...word },
    status: { label: label('status'), kind: 'number', sort: true },
    fault: { label: label('fault'), ...word },
    times: { label: label('times'), kind: 'number', sort: true },
    frames: { label: label('frames'), ...word, hidden: true },
    first_at: { label: label('first-at'), ...moment, hidden: true },
    build: { label: label('build'), ...word, hidden: true },
  },
  sort: '-at',
});
