import { type Column, table } from '#platform/contract/table.ts';
import { educators } from '#product/access/rules/policies.ts';
import { aboutStudent } from '#product/rosters/tables-contract.ts';
import { findEducators, findGroups, findSchools } from '#product/schools/contract.ts';
import { NOTICES } from './rules/notice.ts';
import { SHOWN } from './rules/week.ts';

const hidden = { hidden: true } as const;
const text = (label: string) => ({ label, kind: 'text', hidden: true }) as const satisfies Column;

/** What was said that day: a feeling, "Not now", or that nobody asked. Nothing on days to come. */
const day = (label: string) =>
  ({ label, kind: 'choice', choices: SHOWN, labels: 'check-ins.said' }) as const satisfies Column;

/** A row a child, a column a day of one week, which any of its days names. */
export const checkInsTable = table({
  name: 'emotion-check-ins',
  guarded: true,
  path: '/educator/emotion-check-ins',
  summary:
    'The own and shared students with how each said to feel on the days of one week, as far as the child was told that the reader sees it.',
  access: educators,
  columns: {
    ...aboutStudent,
    mon: day('check-ins.columns.mon'),
    tue: day('check-ins.columns.tue'),
    wed: day('check-ins.columns.wed'),
    thu: day('check-ins.columns.thu'),
    fri: day('check-ins.columns.fri'),
    sat: day('check-ins.columns.sat'),
    sun: day('check-ins.columns.sun'),
    notice: {
      label: 'check-ins.columns.notice',
      kind: 'choice',
      choices: NOTICES,
      labels: 'check-ins.notices',
      sort: true,
    },
    /** What the words count: days, and of how many. */
    notice_days: { label: 'check-ins.columns.notice-days', kind: 'number', ...hidden },
    notice_of: { label: 'check-ins.columns.notice-of', kind: 'number', ...hidden },
    /** Its Monday. */
    week: { label: 'check-ins.columns.week', kind: 'day', ...hidden },
    educator: text('rosters.columns.educator'),
    school: text('rosters.columns.school'),
  },
  filters: {
    school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
    educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
    group_id: { kind: 'id', label: 'check-ins.filters.group', find: findGroups },
    archived: { kind: 'yes-no', label: 'rosters.filters.archived', segment: true },
    reach: {
      kind: 'choice',
      label: 'rosters.filters.reach',
      choices: ['mine', 'all'],
      labels: 'rosters.reaches',
      segment: true,
    },
    _week: { kind: 'day', label: 'check-ins.columns.week', segment: true },
  },
  sort: 'name',
});
