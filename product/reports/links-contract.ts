import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { LINK_STATES } from '#platform/contract/links/code-links.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { anyone, educators, educatorsInPerson } from '#product/access/rules/policies.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { iteration } from './contract.ts';
import { reportPage } from './rules/page-shape.ts';

const PATH = '/educator/students/:id/report/:program/:kind/links';
const report = {
  id: id(),
  program: z.enum(PROGRAM_IDS, { error: 'validation.in' }),
  kind: z.enum(REPORTS, { error: 'validation.in' }),
} as const;

const link = z.object({
  id: z.number(),
  state: z.enum(LINK_STATES),
  iteration: z.number(),
  made_by: z.string(),
  created_at: z.string(),
  ends_at: z.string(),
  opened: z.number(),
  opened_at: z.nullable(z.string()),
});
export type ReportLink = z.infer<typeof link>;

export const listLinks = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    "The links to the family's letter of the last two days: who made them, and whether they were opened.",
  access: educators,
  input: z.strictObject(report),
  output: z.object({
    data: z.array(link),
    /** Staff have switched links off at the child's school: none is made, none opens. */
    is_off: z.boolean(),
  }),
});

/** A link is as good as a password to one page: staff make none in somebody's name. */
export const makeLink = endpoint({
  method: 'POST',
  path: PATH,
  summary: "Make a link to the family's letter, good for two days. Its address is told once.",
  access: educatorsInPerson,
  input: z.strictObject({
    ...report,
    iteration: iteration(),
    /** In which it opens; else in the family's own, where it is known. */
    language: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
  }),
  output: z.object({ url: z.string(), language: z.nullable(z.enum(LOCALES)), data: link }),
  audit: 'report-link.create',
});

export const revokeLink = endpoint({
  method: 'DELETE',
  path: '/educator/report-links/:id',
  summary: 'End a link at once.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'report-link.revoke',
});

/** A POST, from a button: who only looks at the address, as mail programs do, opens nothing. */
export const openLetter = endpoint({
  method: 'POST',
  path: '/letter/open',
  summary:
    "The family's letter behind a link, for whoever has it. `_format=pdf` answers the page to print. A wrong, an ended and a revoked link are alike: 404.",
  access: anyone,
  input: z.strictObject({
    code: z.string({ error: 'validation.required' }),
    language: z.enum(LOCALES, { error: 'validation.in' }),
    _format: z.optional(z.enum(['json', 'pdf'], { error: 'validation.in' })),
  }),
  output: reportPage,
  audit: 'report-link.open',
});
