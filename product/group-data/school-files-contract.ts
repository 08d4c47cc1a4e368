import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { EXPORT_FORMATS } from '#platform/contract/table.ts';
import { groupAdmins } from '#product/access/rules/policies.ts';
import type { GroupProgram } from './rules/programs.ts';

const SCHOOL_FILES = [...EXPORT_FORMATS, 'pdf'] as const;
export type SchoolFile = (typeof SCHOOL_FILES)[number];

function readFile(program: GroupProgram) {
  return endpoint({
    method: 'GET',
    path: `/educator/group-data/${program}/schools/file`,
    summary: 'The same of each school as a file, or as a page to print: what the screen shows, and no more.',
    access: groupAdmins,
    input: z.strictObject({
      _format: z._default(z.enum(SCHOOL_FILES, { error: 'validation.in' }), 'csv'),
      _lang: z._default(z.enum(LOCALES, { error: 'validation.in' }), 'en'),
    }),
    output: z.void(),
    audit: 'group-data.schools-file',
  });
}
export const schoolFiles = {
  academy: readFile('academy'),
  zoou: readFile('zoou'),
  ssgrin: readFile('ssgrin'),
  hoh: readFile('hoh'),
  sim: readFile('sim'),
} as const satisfies Record<GroupProgram, unknown>;
