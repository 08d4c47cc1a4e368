import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { FORMS } from '../story/programs.ts';
import { SLOT_SECONDS } from './active-time.ts';
import { MOST_ITERATIONS } from './progress.ts';

/**
 * What a playing child's browser tells. An event is on its way to the browser's storage before the screen goes on, and
 * sent until it is acknowledged; it may arrive late, twice and out of order.
 */

/** How a child feels, and the way past the question. */
export const CHECK_INS = ['mad', 'sad', 'worried', 'okay', 'happy'] as const;
export type CheckIn = (typeof CHECK_INS)[number];
export const SKIPPED = 'skipped';

const HARD_FEELINGS: readonly string[] = ['mad', 'sad', 'worried'] satisfies CheckIn[];
export const isHardFeeling = (feeling: string): boolean => HARD_FEELINGS.includes(feeling);

/** What the server takes at once; what a browser sends at once, so that nobody's answer keeps a class waiting. */
export const MOST_EVENTS = 200;
export const SENT_AT_ONCE = 32;

/**
 * A child's day has some thousand events, and a tablet that was away for a summer tells all of them at once. Its browser
 * keeps what is refused and tells it later.
 */
export const EVENTS_ALLOWED = { name: 'play events of', atOnce: 20_000, aMinute: 2000 };

/** Whether what was asked was read aloud before it was answered: not at all, to its end, or only begun. */
export const ALOUD = ['off', 'heard', 'cut-short'] as const;
export type Aloud = (typeof ALOUD)[number];

/** With what a child answered; a switch or a voice presses as keys do. */
const INPUTS = ['touch', 'mouse', 'key'] as const;
export type Input = (typeof INPUTS)[number];

/** As many adults as a child can be told of. Whoever comes after them does not see feelings. */
export const MOST_TOLD_OF = 12;

const word = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/));
const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/** Always in this shape, so that texts sort as moments do. */
export const moment = () =>
  z.string().check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    // Browsers read `2026-02-30` as a day of March. No clock says it, and the database would not take it.
    z.refine((text) => {
      const at = Date.parse(text);
      return !Number.isNaN(at) && new Date(at).toISOString() === text;
    }),
  );

const everywhere = {
  id: z.uuid(),
  session: z.uuid(),
  seq: count(1_000_000),
  epoch: z.int().check(z.minimum(1), z.maximum(1000)),
  program: z.enum(PROGRAM_IDS),
  iteration: z.int().check(z.minimum(1), z.maximum(MOST_ITERATIONS)),
  lang: z.enum(LOCALES),
  debug: z.boolean(),
  /** Never earlier than that of the event before it in the same session. */
  client_at: moment(),
};

const inScene = {
  ...everywhere,
  scene: word(),
  form: z.nullable(z.enum(FORMS)),
  attempt: z.int().check(z.minimum(1), z.maximum(1000)),
  content_version: z.string().check(z.regex(/^[0-9a-z]{11}$/)),
};

const atAsk = { ...inScene, ask: word() };
const milliseconds = () => z.optional(count(86_400_000));
const afterPrompt = { ms_since_prompt_end: milliseconds() };
/** Browsers that were loaded before these were told leave them out. */
const howAnswered = {
  /** How long the answers stood there, in sight and out of it (another tab, a break). */
  visible_ms: milliseconds(),
  hidden_ms: milliseconds(),
  aloud: z.optional(z.enum(ALOUD)),
  input: z.optional(z.enum(INPUTS)),
};

export const playEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('session_start'), ...everywhere }),
  z.strictObject({ type: z.literal('session_end'), ...everywhere }),
  z.strictObject({
    type: z.literal('scene_start'),
    ...inScene,
    /** Names the words of the scene as the child reads them: the content version knows asks and options alone. */
    words: z.optional(z.string().check(z.regex(/^[0-9a-z]{11}$/))),
    muted: z.optional(z.boolean()),
    reads_aloud: z.optional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal('choice'),
    ...atAsk,
    ...afterPrompt,
    ...howAnswered,
    opt: word(),
    /** Where the option stood on the screen, from 0. */
    pos: count(20),
    hint_used: z.boolean(),
    /** How many answers a mouse rested on, or the focus came to. */
    hovered: z.optional(count(20)),
  }),
  z.strictObject({ type: z.literal('hint'), ...atAsk, ...afterPrompt }),
  /** How a mini-game went; the choice that follows is what counts. */
  z.strictObject({
    type: z.literal('play_result'),
    ...atAsk,
    ...afterPrompt,
    ...howAnswered,
    opt: word(),
    taps: z.optional(count(10_000)),
    /** Whether the child asked for half the pace, in games that have one. */
    slow: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('scene_complete'), ...inScene }),
  /**
   * `slot` is the quarter of a minute since 1970, `scene` the scene or activity it was spent on. Of a scene also where in
   * it the child is: the lines read since so many picks of an attempt.
   */
  z.strictObject({
    type: z.literal('heartbeat'),
    ...everywhere,
    scene: z.optional(word()),
    slot: count(400_000_000),
    active_s: count(SLOT_SECONDS),
    attempt: z.optional(inScene.attempt),
    picks: z.optional(count(1000)),
    lines: z.optional(count(1000)),
    checkpoint_version: z.optional(z.string().check(z.regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/))),
  }),
  z.strictObject({
    type: z.literal('checkin'),
    ...everywhere,
    opt: z.enum([...CHECK_INS, SKIPPED]),
    /** The adults whom the child was told of as those who can see the answer: nobody else sees it. */
    told_to: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(MOST_TOLD_OF))),
  }),
  /** The child would like to talk to somebody: a request, not a score. */
  z.strictObject({ type: z.literal('talk'), ...everywhere }),
  z.strictObject({ type: z.literal('cdc_start'), ...everywhere, scene: word() }),
  z.strictObject({ type: z.literal('cdc_end'), ...everywhere, scene: word() }),
]);

export type PlayEvent = z.infer<typeof playEvent>;

/**
 * One bad event must not hold up the good ones behind it for ever: it is refused alone. `at` says where in the batch
 * each good one stood.
 */
export function readEvents(batch: readonly unknown[]): {
  events: PlayEvent[];
  at: number[];
  refused: number[];
} {
  const events: PlayEvent[] = [];
  const at: number[] = [];
  const refused: number[] = [];
  for (const [index, one] of batch.entries()) {
    const read = playEvent.safeParse(one);
    if (read.success) {
      events.push(read.data);
      at.push(index);
    } else {
      refused.push(index);
    }
  }
  return { events, at, refused };
}
