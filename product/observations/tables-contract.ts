import { type Column, table } from '#platform/contract/table.ts';
import { educatorsInPerson } from '#product/access/rules/policies.ts';
import { aboutStudent } from '#product/rosters/tables-contract.ts';
import { findEducators, findGroups, findSchools } from '#product/schools/contract.ts';
import { SEEN } from './rules/seen.ts';
import { STANDINGS } from './rules/standing.ts';
import { SEASONS } from './rules/terms.ts';

/** Which term is looked at; this one where nothing is said. */
const ASKED_TERMS = ['current', 'previous'] as const;
export type AskedTerm = (typeof ASKED_TERMS)[number];

const text = (label: string) => ({ label, kind: 'text', hidden: true }) as const satisfies Column;
const seen = (label: string) =>
  ({ label, kind: 'choice', choices: SEEN, labels: 'observations.seen' }) as const satisfies Column;

/** A row a child: whether the reader is due, and what was seen, by the reader or, for a counselor, by a colleague. */
export const selCheckInsTable = table({
  name: 'sel-check-ins',
  guarded: true,
  path: '/educator/sel-check-ins',
  summary:
    'The own and shared students with what adults saw of their six skills in a term: the reader, and for a counselor everybody.',
  access: educatorsInPerson,
  columns: {
    ...aboutStudent,
    standing: {
      label: 'observations.columns.standing',
      kind: 'choice',
      choices: STANDINGS,
      labels: 'observations.standings',
      filter: 'choices',
    },
    skill_ic: seen('observations.skills.ic'),
    skill_com: seen('observations.skills.com'),
    skill_coop: seen('observations.skills.coop'),
    skill_ini: seen('observations.skills.ini'),
    skill_emp: seen('observations.skills.emp'),
    skill_er: seen('observations.skills.er'),
    seen_by: { label: 'observations.columns.seen-by', kind: 'text' },
    seen_on: { label: 'observations.columns.seen-on', kind: 'day', filter: 'day-range', sort: true },
    season: {
      label: 'observations.columns.term',
      kind: 'choice',
      choices: SEASONS,
      labels: 'observations.seasons',
      hidden: true,
    },
    school_year: text('observations.columns.school-year'),
    /** How many other adults said something of the child that the reader may read. */
    others: { label: 'observations.columns.others', kind: 'number', hidden: true },
    ready_on: { label: 'observations.columns.ready-on', kind: 'day', hidden: true },
    educator: text('rosters.columns.educator'),
    school: text('rosters.columns.school'),
  },
  filters: {
    school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
    educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
    group_id: { kind: 'id', label: 'observations.filters.group', find: findGroups },
    archived: { kind: 'yes-no', label: 'rosters.filters.archived', segment: true },
    reach: {
      kind: 'choice',
      label: 'observations.filters.reach',
      choices: ['mine', 'all'],
      labels: 'observations.reaches',
      segment: true,
    },
    term: {
      kind: 'choice',
      label: 'observations.columns.term',
      choices: ASKED_TERMS,
      labels: 'observations.asked-terms',
      segment: true,
    },
  },
  sort: 'name',
});
