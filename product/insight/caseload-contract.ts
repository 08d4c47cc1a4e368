import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { educators } from '#product/access/rules/policies.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';

const said = z.nullable(z.enum([...CHECK_INS, 'not-now']));

/**
 * What is best done next about a child: take what waits for somebody, say hello after a hard feeling, write a note, look
 * after who stays away.
 */
const NEXT_STEPS = ['talk', 'follow-up', 'hello', 'note', 'away'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

const row = z.object({
  id: z.number(),
  name: z.string(),
  teacher: z.string(),
  /** Looked after by the reader, and not only shared. */
  own: z.boolean(),
  /** Ten school days up to today, as far as the child was told of the reader; null while staff act. */
  strip: z.nullable(z.array(z.object({ day: z.string(), said }))),
  /** Of the notes that the reader reads; null without one, and while staff act. */
  last_note_on: z.nullable(z.string()),
  next: z.nullable(z.enum(NEXT_STEPS)),
});
export type CaseloadRow = z.infer<typeof row>;

const named = z.object({ id: z.number(), name: z.string() });

export const getCaseload = endpoint({
  method: 'GET',
  path: '/educator/caseload',
  summary:
    'The own and shared children of a counselor: hard feelings told to the reader today, by teacher, the own small groups, who has had no note for 30 days, and a row a child.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      own: z.number(),
      shared: z.number(),
      /** While staff act as the reader: feelings and notes are not theirs to see. */
      covered: z.boolean(),
      hard_today: z.array(
        z.object({
          teacher: z.string(),
          children: z.array(z.extend(named, { feeling: z.enum(['mad', 'sad', 'worried']) })),
        }),
      ),
      groups: z.array(z.extend(named, { children: z.number(), met_on: z.nullable(z.string()) })),
      /** The longest without one first. */
      without_note: z.array(z.extend(named, { last_note_on: z.nullable(z.string()) })),
      /** Who has something to do next first, then by name. */
      rows: z.array(row),
      /** There are more than are shown. */
      more: z.number(),
    }),
  }),
  audit: 'caseload.read',
  onlyReads: true,
});
export type Caseload = z.infer<typeof getCaseload.output>['data'];
