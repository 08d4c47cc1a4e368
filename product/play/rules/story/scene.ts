import type { Play } from './plays.ts';
import { optionOrder } from './seeded.ts';
import type { SceneTeller, Segment } from './segment.ts';
import { type Line, type Option, readLine, readMeta, readOption, type SceneMeta } from './tags.ts';

/** English to another language, text by text. */
export type Texts = Readonly<Record<string, string>>;

/** A choice point. With a `play` that decides, its options are the outcomes of the mini-game. */
export type Ask = {
  type: 'ask';
  id: string;
  line: Line | null;
  hint: string | null;
  play: Play | null;
  options: Option[];
};

export type Step = { type: 'line'; line: Line } | Ask | { type: 'end' };

/** All that is ever saved of a place in a scene: which option was taken at which ask. */
export type Pick = readonly [ask: string, option: string];

export type Scene = {
  meta: SceneMeta;
  /** What comes next. An ask comes again until it is answered, the end for ever. */
  next(): Step;
  /** Answers the ask at hand; false, and nothing happens, where it has no such option. */
  pick(option: string): boolean;
  /** What was picked so far. */
  picks(): Pick[];
  /**
   * Starts over and goes where these picks lead. A pick that does not fit (the scene was edited, two tabs played at
   * once) is passed over. Answers how many fitted. `lines` more are passed over as read, up to the ask.
   */
  replay(picks: readonly Pick[], lines?: number): number;
};

export type OpenOptions = {
  /** Without texts the scene is in English. */
  texts?: Texts;
  /** Decides the order of options; the same seed gives the same order, so a log of it is enough. */
  seed?: string;
};

/** Opens what ink tells (`segment.ts`), or what was told out before (`compiled-scene.ts`): the same scene. */
export function openScene(teller: SceneTeller, options: OpenOptions = {}): Scene {
  const { texts = {}, seed = '' } = options;
  const meta = readMeta(teller.globalTags).value;
  const said = (source: string): string => texts[source] ?? source;

  let segment: Segment = teller.read();
  let at = 0;
  let picked: Pick[] = [];

  /** Read once for each segment, however often somebody asks what comes next. */
  let read: Step[] | null = null;
  const steps = (): Step[] => {
    read ??= stepsOf(meta, segment, picked.length === 0);
    return read;
  };

  /** Options come in an order of their own, so that the first is not always the best. */
  const shown = (step: Step): Step => {
    if (step.type === 'end') return step;
    if (step.type === 'line') return { type: 'line', line: inLanguage(step.line) };
    return {
      ...step,
      line: step.line && inLanguage(step.line),
      hint: step.hint === null ? null : said(step.hint),
      options: optionOrder(step.options, seed, meta.id, step.id).map((option) => ({
        ...option,
        text: said(option.source),
      })),
    };
  };
  const inLanguage = (line: Line): Line => ({ ...line, text: said(line.source) });

  const take = (ask: Ask, option: string): boolean => {
    const place = ask.options.findIndex((other) => other.id === option);
    const choice = segment.options[place];
    if (choice === undefined) return false;
    teller.choose(choice.index);
    picked.push([ask.id, option]);
    segment = teller.read();
    read = null;
    at = 0;
    return true;
  };

  const askAtHand = (): Ask | null => {
    const last = steps().at(-1);
    return last?.type === 'ask' ? last : null;
  };

  return {
    meta: { ...meta, title: said(meta.title) },
    next: () => {
      const all = steps();
      const step = all[Math.min(at, all.length - 1)] ?? { type: 'end' };
      if (step.type === 'line') at += 1;
      return shown(step);
    },
    pick: (option) => {
      const all = steps();
      const ask = askAtHand();
      // An ask is answered only once it was put.
      return ask !== null && at >= all.length - 1 && take(ask, option);
    },
    picks: () => [...picked],
    replay: (picks, lines = 0) => {
      teller.restart();
      segment = teller.read();
      read = null;
      at = 0;
      picked = [];
      for (const [askId, option] of picks) {
        const ask = askAtHand();
        if (ask?.id === askId) take(ask, option);
      }
      at = Math.min(lines, steps().length - 1);
      return picked.length;
    },
  };
}

/** The last line before a choice is the ask itself. Options stay in the order of the file. */
export function stepsOf(meta: SceneMeta, segment: Segment, isFirst: boolean): Step[] {
  const read = segment.lines.map(
    ({ text, tags }, index) => readLine(meta, text, tags, isFirst && index === 0).value,
  );
  if (segment.options.length === 0) {
    return [...read.map(({ line }): Step => ({ type: 'line', line })), { type: 'end' }];
  }
  const prompt = read.at(-1);
  const ask: Ask = {
    type: 'ask',
    id: prompt?.ask ?? '',
    line: prompt?.line ?? null,
    hint: prompt?.hint ?? null,
    play: prompt?.line.play ?? null,
    options: segment.options.map(({ text, tags }) => readOption(text, tags).value),
  };
  return [...read.slice(0, -1).map(({ line }): Step => ({ type: 'line', line })), ask];
}

/** Whether these picks play the scene to its end; `scene_complete` counts only then. */
export function reachesEnd(scene: Scene, picks: readonly Pick[]): boolean {
  scene.replay(picks);
  for (;;) {
    const step = scene.next();
    if (step.type !== 'line') return step.type === 'end';
  }
}
