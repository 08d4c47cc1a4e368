import { stageBySpeaking } from '../../../rules/stage/by-speaking.ts';
import { type Stage, stageAfter } from '../../../rules/stage/stage.ts';
import { type CompiledScene, tellCompiled } from '../../../rules/story/compiled-scene.ts';
import { type Ask, openScene, type Pick, type Texts } from '../../../rules/story/scene.ts';
import type { Line, SceneMeta } from '../../../rules/story/tags.ts';
import type { Read } from '../../../rules/visit/pace.ts';

/** What is on the screen. */
export type Showing = { kind: 'line'; line: Line } | { kind: 'ask'; ask: Ask } | { kind: 'end' };

export type View = {
  showing: Showing;
  stage: Stage;
  /** What is told from here to the next question, and that question. */
  ahead: { lines: readonly Line[]; ask: Ask | null };
  /** How far the scene is, in questions; of `total` some may never come. */
  progress: { at: number; total: number };
};

/** A child's way through a scene. All of it is told at once up to the next ask, so that a tap waits for nothing. */
export type PlayThrough = {
  meta: SceneMeta;
  view: () => View;
  /** The next line, ask or end; an ask stays until it is answered. */
  advance: () => void;
  /** False, and nothing happens, where there is no such option. */
  pick: (option: string) => boolean;
  /** What stands to be read between the answer before and the question that comes next. */
  read: () => Read;
  /** All that has to be kept of the place. */
  position: () => { picks: Pick[]; lines: number };
  goTo: (picks: readonly Pick[], lines?: number) => void;
};

/** From one answer to the next question, and all that was said before. */
type Passage = { before: Line[]; lines: Line[]; last: Ask | null };

export function openPlayThrough(
  source: CompiledScene,
  options: { texts?: Texts | undefined; seed: string; picks?: readonly Pick[]; lines?: number },
): PlayThrough {
  const { texts, seed, picks = [], lines = 0 } = options;
  const scene = openScene(tellCompiled(source), texts === undefined ? { seed } : { seed, texts });
  const { asks } = source;
  const isStaged = hasDirections(source);
  let told: Passage = { before: [], lines: [], last: null };
  let at = 0;

  /** Reads on to the next ask, or the end. */
  const readOn = (before: Line[]): Passage => {
    const read: Line[] = [];
    for (;;) {
      const step = scene.next();
      if (step.type === 'line') read.push(step.line);
      else return { before, lines: read, last: step.type === 'ask' ? step : null };
    }
  };

  const afterPick = ({ before, lines: read, last }: Passage): Line[] => [
    ...before,
    ...read,
    ...(last?.line ? [last.line] : []),
  ];

  const take = (option: string): boolean => {
    if (told.last === null || !scene.pick(option)) return false;
    told = readOn(afterPick(told));
    at = 0;
    return true;
  };

  const goTo: PlayThrough['goTo'] = (wanted, read = 0) => {
    scene.replay([]);
    told = readOn([]);
    for (const [ask, option] of wanted) if (told.last?.id === ask) take(option);
    at = Math.min(Math.max(0, read), told.lines.length);
  };
  goTo(picks, lines);

  const showing = (): Showing => {
    const line = told.lines[at];
    if (line !== undefined) return { kind: 'line', line };
    return told.last === null ? { kind: 'end' } : { kind: 'ask', ask: told.last };
  };

  return {
    meta: scene.meta,
    goTo,
    pick: (option) => at >= told.lines.length && take(option),
    advance: () => {
      at = Math.min(at + 1, told.lines.length);
    },
    read: () => {
      const { lines: passed, last } = told;
      // A game shows its outcomes to nobody.
      const answers = last === null || last.play !== null ? [] : last.options;
      return {
        told: passed.map(({ text }) => text),
        asked: [last?.line?.text ?? '', ...answers.map(({ text }) => text)],
      };
    },
    position: () => ({ picks: scene.picks(), lines: at }),
    view: () => {
      const now = showing();
      const askLine = now.kind === 'ask' ? now.ask.line : null;
      const seen = [...told.before, ...told.lines.slice(0, at + 1), ...(askLine ? [askLine] : [])];
      const ahead = told.lines.slice(at + 1);
      const passed = told.last === null ? asks.length : Math.max(0, asks.indexOf(told.last.id));
      const coming = [...ahead, ...(told.last?.line ? [told.last.line] : [])];
      let stage: Stage | null = null;
      return {
        showing: now,
        // Nobody waits for it to read the words: it is made when it is asked for.
        get stage() {
          stage ??= isStaged
            ? stageAfter(seen, scene.meta.place)
            : stageBySpeaking(seen, coming, scene.meta.place);
          return stage;
        },
        ahead: { lines: ahead, ask: now.kind === 'line' ? told.last : null },
        progress: { at: now.kind === 'end' ? asks.length : passed, total: asks.length },
      };
    },
  };
}

/** Whether anybody is told where to stand; else whoever speaks comes on by themselves. */
function hasDirections({ start, places }: CompiledScene): boolean {
  return [start, ...places.flat()].some(({ lines }) =>
    lines.some(({ tags }) => tags.some((tag) => tag.startsWith('enter:'))),
  );
}
