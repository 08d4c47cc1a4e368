import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, parents } from '#product/access/rules/policies.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';

const start = z.object({
  /** Looked after by the reader. */
  own: z.number(),
  /** Of these: whom a login card is to be printed for, in the order of their names. */
  card_ids: z.array(z.number()),
  /** Of somebody else, and read by the reader as well. */
  others: z.number(),
  archived: z.number(),
  /** The card of one of them was opened, or one has logged in without. */
  has_cards: z.boolean(),
  /** One of them has a license, or a trial that lets it in. */
  can_play: z.boolean(),
  /** Ever; those in the archive count, too. */
  has_played: z.boolean(),
  /** Of a school as our staff know it; null for families and at home, where there is none. */
  has_school: z.nullable(z.boolean()),
  /** The first report: whether there is one to read, and whether the reader has; null where none are read, and once it is settled. */
  report: z.nullable(z.enum(['none', 'ready', 'read'])),
  /** Where the first report is, as its page is addressed; null where there is none to read. */
  first_report: z.nullable(
    z.object({
      student_id: z.number(),
      program: z.enum(PROGRAM_IDS),
      kind: z.enum(REPORTS),
      iteration: z.number(),
    }),
  ),
  /** One of them has told the reader how a day felt, lately. */
  has_told: z.boolean(),
  /** The first play is so long ago that nobody begins here any more. */
  settled: z.boolean(),
});
export type Start = z.infer<typeof start>;

const startCall = (base: string, access: Policy<false>) =>
  endpoint({
    method: 'GET',
    path: `${base}/start`,
    summary:
      'How far one is with the first steps: school, children, login cards, the first play, the first report. Counts alone, and whose cards are to be printed.',
    access,
    input: z.strictObject({}),
    output: z.object({ data: start }),
  });

export const getStart = startCall('/educator', educators);
export const getFamilyStart = startCall('/parent', parents);
