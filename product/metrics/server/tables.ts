import * as z from 'zod/mini';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { wordsIn } from '#platform/server/tables/conditions.ts';
import type { Filters, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import type { QuestionTeller } from '#product/play/server/story-words.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import { ALL, GRADE_KEYS, isPeriodKey } from '../rules/program-periods.ts';
import { JUDGED_FROM } from '../rules/questions.ts';
import { adminMetricsTable, educatorMetricsTable, questionsTable } from '../tables-contract.ts';

/** Of students `st`; how long they played is what the lists of students say of each. */
const usedBy = (owners: string): string => `left join lateral (
    select count(*) as students, count(*) filter (where st.license_ends_on >= current_date) as licensed,
      count(*) filter (where p.last_day > current_date - 30) as played,
      coalesce((sum(p.seconds_within[30 - (current_date - p.last_day)]) + 30) / 60, 0)::bigint as minutes,
      max(p.last_played_at) as last_played_at
    from students st left join play_summaries p on p.student_id = st.id
    where ${owners} and st.archived_at is null and not st.is_sandbox
  ) used on true`;

const used = (name: string) => ({ sql: `used.${name}`, late: 'used' }) as const;
const people = {
  from: 'accounts a',
  id: 'a.id',
  sorts: { name: ['a.last_name', 'a.first_name'] },
} as const;
const use = {
  students: used('students'),
  licensed: used('licensed'),
  played: used('played'),
  minutes: used('minutes'),
} as const;

const educators: TableSource<typeof educatorMetricsTable> = {
  ...people,
  scope: () => "a.scope = 'educator'",
  joins: { school: 'left join schools sc on sc.id = a.school_id' },
  late: { used: (row) => usedBy(`st.owner_id = ${row}.id`) },
  columns: {
    name: listedNameSql('a'),
    username: 'a.username',
    school: { sql: 'sc.name', join: 'school' },
    role: 'a.role',
    status: 'a.status',
    ...use,
    last_played_at: used('last_played_at'),
    created_at: 'a.created_at',
  },
  filters: { name: wordsIn('a.search'), school_id: 'a.school_id' },
};

const RUNS = "m.role in ('owner', 'admin')";

const admins: TableSource<typeof adminMetricsTable> = {
  ...people,
  scope: () =>
    `a.scope = 'educator' and exists (select from group_members m where m.account_id = a.id and ${RUNS})`,
  late: {
    used: (row) => usedBy(`st.owner_id in (${administeredAccounts(`${row}.id`)})`),
    runs: (row) => `left join lateral (
      select string_agg(g.name, ', ' order by g.name) as names
      from group_members m join groups g on g.id = m.group_id where m.account_id = ${row}.id and ${RUNS}
    ) runs on true`,
    educators: (row) => `left join lateral (
      select count(*) as count from (${administeredAccounts(`${row}.id`)}) theirs
    ) educators on true`,
  },
  columns: {
    name: listedNameSql('a'),
    username: 'a.username',
    status: 'a.status',
    runs: { sql: 'runs.names', late: 'runs' },
    educators: { sql: 'educators.count', late: 'educators' },
    ...use,
  },
  filters: { name: wordsIn('a.search') },
};

/** A share of few is no share. */
const percent = (part: string, whole: string) =>
  cell(
    `case when c.answers >= ${JUDGED_FROM} then round(100.0 * ${part} / nullif(${whole}, 0))::integer end`,
  );
const cell = (sql: string) => ({ sql, join: 'cell' }) as const;

const textOf = (value: FilterValue | undefined): string =>
  value?.kind === 'text' ? value.text : value?.kind === 'choices' ? String(value.values[0]) : ALL;

/** The figures of the period and grade that are asked for, or those of all. Both are of a few words: nothing is bound. */
function cellOf(filters: Filters): string {
  const [period, grade] = [textOf(filters['period']), textOf(filters['grade'])];
  if (period === ALL && grade === ALL) return 'join question_figures c on c.id = q.id';
  const isKnown = isPeriodKey(period) && GRADE_KEYS.includes(grade);
  return `join question_cells c on c.program = q.program and c.scene = q.scene and c.version = q.version and c.ask = q.ask
    and ${isKnown ? `c.period = '${period}' and c.grade = '${grade}'` : 'false'}`;
}
const inCell = { where: () => 'true', join: 'cell' };

const questions = (tell: QuestionTeller): TableSource<typeof questionsTable> => ({
  from: 'question_figures q',
  id: 'q.id',
  scope: () => 'true',
  joins: { cell: cellOf },
  late: {
    asked: (row) => `left join lateral (
      select json_build_object('scene', ${row}.scene, 'ask', ${row}.ask) as facts
    ) asked on true`,
  },
  rule: {
    facts: { sql: 'asked.facts', late: 'asked' },
    say: (facts) => {
      const { scene, ask } = z.parse(asked, facts);
      return { question: tell(scene, ask)?.words ?? ask };
    },
  },
  columns: {
    scene: 'q.scene',
    question: { rule: true },
    ask: 'q.ask',
    skill: 'q.skill',
    form: 'q.form',
    answers: cell('c.answers'),
    not_yet_percent: percent('c.not_yet', 'c.answers'),
    partly_percent: percent('c.partly', 'c.answers'),
    best_percent: percent('c.best', 'c.answers'),
    seconds: cell('c.seconds'),
    look: cell('c.look'),
    stop_percent: percent('c.stopped', '(c.answers + c.left_out + c.stopped)'),
    stop_here: cell('c.stop_here'),
    left_out: cell('c.left_out'),
    differs: 'q.differs',
    version: 'q.version',
  },
  sorts: { scene: ['q.scene', 'q.ask'] },
  filters: { program: 'q.program', form: 'q.form', current: 'q.is_current', period: inCell, grade: inCell },
});
const asked = z.object({ scene: z.string(), ask: z.string() });

export function metricTableRoutes(serve: Serve, tell: QuestionTeller): void {
  tableRoutes(serve, educatorMetricsTable, educators);
  tableRoutes(serve, adminMetricsTable, admins);
  tableRoutes(serve, questionsTable, questions(tell));
}
