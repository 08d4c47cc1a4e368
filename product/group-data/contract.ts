import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { filtersInput } from '#platform/contract/table.ts';
import { educators, groupAdmins } from '#product/access/rules/policies.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { LevelProgram } from './rules/programs.ts';
import { groupSummary } from './rules/summary-shape.ts';
import { groupTables } from './tables-contract.ts';

function readSummary(program: LevelProgram) {
  return endpoint({
    method: 'GET',
    path: `/educator/group-data/${program}/summary`,
    summary:
      'How many of these students are at which level of each skill, how that changed between two checks, and which small groups they could make. Takes the filters of the list.',
    access: educators,
    input: z.strictObject({ ...filtersInput(groupTables[program]) }),
    output: z.object({ data: groupSummary }),
    audit: 'group-data.read',
  });
}
export const groupSummaries = {
  academy: readSummary('academy'),
  zoou: readSummary('zoou'),
  ssgrin: readSummary('ssgrin'),
  hoh: readSummary('hoh'),
} as const satisfies Record<LevelProgram, unknown>;

function readPage(program: LevelProgram) {
  return endpoint({
    method: 'GET',
    path: `/educator/group-data/${program}/page`,
    summary: 'The same as a page to print, with a row a student.',
    access: educators,
    input: z.strictObject({
      ...filtersInput(groupTables[program]),
      _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
    }),
    output: z.void(),
    audit: 'group-data.page',
    stepUp: true,
  });
}
export const groupPages = {
  academy: readPage('academy'),
  zoou: readPage('zoou'),
  ssgrin: readPage('ssgrin'),
  hoh: readPage('hoh'),
} as const satisfies Record<LevelProgram, unknown>;

const shares = z.object({
  emerging: z.number(),
  improving: z.number(),
  proficient: z.number(),
  unclear: z.number(),
});
const skillShares = z.nullable(z.object({ skill: z.enum(SKILLS), children: z.number(), shares }));
const schoolLevels = z.object({
  id: z.number(),
  name: z.string(),
  children: z.nullable(z.number()),
  skills: z.array(skillShares),
});
const districtLevels = z.object({
  /** When schools were counted last; null where it was done just now. */
  counted_at: z.nullable(z.string()),
  schools: z.array(schoolLevels),
  all: z.nullable(z.object({ children: z.number(), schools: z.number(), skills: z.array(skillShares) })),
});
export type SchoolShares = z.infer<typeof districtLevels>;

function readSchools(program: LevelProgram) {
  return endpoint({
    method: 'GET',
    path: `/educator/group-data/${program}/schools`,
    summary:
      'Of each school in reach the shares of students by level, in steps of five percent; nothing about fewer than ten.',
    access: groupAdmins,
    input: z.strictObject({}),
    output: z.object({ data: districtLevels }),
    audit: 'group-data.schools',
  });
}
export const schoolSummaries = {
  academy: readSchools('academy'),
  zoou: readSchools('zoou'),
  ssgrin: readSchools('ssgrin'),
  hoh: readSchools('hoh'),
} as const satisfies Record<LevelProgram, unknown>;
