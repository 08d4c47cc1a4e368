import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { figuresFor } from '#platform/server/tables/table-routes.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { measurementsOf } from '#product/play/server/measurements.ts';
import { formLinksOf } from '#product/play/server/norms/norms.ts';
import { measuredOf } from '#product/reports/server/find-facts.ts';
import { hasNoneShared } from '#product/rosters/server/students/reach.ts';
import { calledIn } from '../rules/called.ts';
import { type GroupGrowth, growthOfGroup, type Pair } from '../rules/group-growth.ts';
import { hasChecks, type LevelProgram, levelReport, scenesForLevels } from '../rules/programs.ts';
import { areGrouped, type Candidate, MOST_SUGGESTED, suggestGroups } from '../rules/suggest-groups.ts';
import type { Distribution, GroupSummary } from '../rules/summary-shape.ts';
import { groupTables, LEVELS } from '../tables-contract.ts';
import { runningSkillsSql } from './small-groups/running.ts';
import type { GroupSources } from './tables.ts';
import { allSaidSql, clearlyAtSql, levelSql, saidOfSkills, saidSql, unclearSql } from './told/told-sql.ts';

export type Asked = {
  program: LevelProgram;
  sources: GroupSources;
  actor: Actor;
  now: Date;
  /** The filters of the list. */
  input: Record<string, unknown>;
};

/** Growth and groups are of a class or a caseload; whoever sees more children looks at the counts. */
const MOST_COMPARED = 2000;
const MOST_GROUPED = 300;

const aboutList = ({ program, sources, actor, now, input }: Asked) => ({
  table: groupTables[program],
  source: sources[program],
  actor,
  now,
  input,
});

const countName = (skill: Skill, where: number | 'unclear' | 'silent' | 'few'): string => `${skill}_${where}`;
const COUNTS = SKILLS.flatMap((skill) => [
  ...LEVELS.map((level) => [countName(skill, level), clearlyAtSql('sorted', skill, level)] as const),
  [countName(skill, 'unclear'), unclearSql('sorted', skill)] as const,
  [
    countName(skill, 'silent'),
    `sorted.iteration is not null and ${levelSql('sorted', skill)} is null`,
  ] as const,
  [countName(skill, 'few'), `${saidSql('sorted', skill)} = 'not-enough'`] as const,
]);
const counted = z.number();
const countShape = Object.fromEntries(
  ['children', 'told', ...COUNTS.map(([name]) => name)].map((name) => [name, counted]),
);
const COUNT_SELECT = [
  'count(*)::integer as children',
  'count(sorted.iteration)::integer as told',
  ...COUNTS.map(([name, where]) => `(count(*) filter (where ${where}))::integer as ${name}`),
].join(', ');

export async function findCounts(
  tx: Tx,
  asked: Asked,
): Promise<Pick<GroupSummary, 'children' | 'told' | 'skills'>> {
  const figures = { select: COUNT_SELECT, joins: ['sorted'] };
  const [row = {}] = await figuresFor(tx, aboutList(asked), countShape, figures);
  const at = (name: string): number => row[name] ?? 0;
  return {
    children: at('children'),
    told: at('told'),
    skills: SKILLS.map((skill): Distribution => {
      const of = (where: Parameters<typeof countName>[1]): number => at(countName(skill, where));
      return {
        skill,
        levels: [of(0), of(1), of(2)],
        unclear: of('unclear'),
        silent: of('silent'),
        few: of('few'),
      };
    }),
  };
}

/** A child as the list has it, in its order. */
const childRow = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  said: saidOfSkills,
  groups: z.array(z.enum(SKILLS)),
};
type ChildRow = Row<typeof childRow>;

const CHILD_SELECT = `s.id, s.first_name, s.last_name, s.grade,
  ${allSaidSql('sorted')} as said, ${runningSkillsSql('s.id')} as groups`;

type Suggested = Pick<GroupSummary, 'suggestions' | 'are_grouped'>;

async function findSuggestions(tx: Tx, asked: Asked): Promise<Suggested> {
  const figures = { select: CHILD_SELECT, joins: ['sorted'] };
  const rows = await figuresFor(tx, aboutList(asked), childRow, figures);
  const called = calledIn(rows);
  const gradeIn = (ids: readonly number[]): number => {
    const grades = rows.filter(({ id }) => ids.includes(id)).map(({ grade }) => grade);
    return grades.sort((a, b) => a - b)[Math.floor((grades.length - 1) / 2)] ?? 0;
  };
  const named = (id: number) => ({ id, name: called.get(id) ?? '' });
  const candidates = rows.map(candidateOf);
  const suggestions = suggestGroups(candidates)
    .slice(0, MOST_SUGGESTED)
    .map(({ skill, members, partner }) => ({
      skill,
      grade: gradeIn(members),
      members: members.map(named),
      partner: partner === null ? null : named(partner),
    }));
  return { suggestions, are_grouped: areGrouped(candidates) };
}

function candidateOf({ id, first_name, last_name, grade, said, groups }: ChildRow): Candidate {
  return { id, name: `${last_name} ${first_name}`, grade, said, groups };
}

/** The two newest checks of each child who has two, whichever is looked at. */
async function findGrowth(tx: Tx, asked: Asked): Promise<GroupGrowth> {
  const { program } = asked;
  const { check: _, ...input } = asked.input;
  const shape = { id: z.number(), iteration: z.nullable(z.number()) };
  const figures = { select: 's.id, sorted.iteration', joins: ['sorted'] };
  const rows = await figuresFor(tx, aboutList({ ...asked, input }), shape, figures);
  // Most have one check, and nothing to compare it with.
  const ids = rows.filter(({ iteration }) => (iteration ?? 1) > 1).map(({ id }) => id);
  const told = (await measurementsOf(tx, ids, program)).filter(
    ({ report, scenes }) => report === levelReport(program) && scenes >= scenesForLevels(program),
  );
  const pairs = [...Map.groupBy(told, (row) => row.student_id).values()].flatMap((own): Pair[] => {
    const [before, after] = own.slice(-2).map(measuredOf);
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  return growthOfGroup(pairs, await formLinksOf(tx, program));
}

async function hasShared(tx: Tx, { actor }: Asked): Promise<boolean> {
  const { values, bind } = bindings();
  const text = `select not (${hasNoneShared(actor, bind)}) as has`;
  const [row] = await ask(tx, { has: z.boolean() }, { text, values });
  return row?.has ?? false;
}

export async function findSummary(tx: Tx, asked: Asked): Promise<GroupSummary> {
  const counts = await findCounts(tx, asked);
  const isArchived = asked.input['archived'] === 'yes';
  return {
    ...counts,
    has_shared: await hasShared(tx, asked),
    growth: hasChecks(asked.program) && counts.children <= MOST_COMPARED ? await findGrowth(tx, asked) : null,
    ...(counts.children > MOST_GROUPED
      ? { suggestions: null, are_grouped: false }
      : isArchived
        ? { suggestions: [], are_grouped: false }
        : await findSuggestions(tx, asked)),
  };
}
