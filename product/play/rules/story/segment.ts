import { Story } from 'inkjs/engine/Story';

/**
 * What ink is told and asked. Everything else of the play sees texts, tags and places only. The engine
 * is ink's small runtime; the compiler stays in scripts/.
 */

/** A compiled scene, as the compiler gives it. */
export type Ink = Readonly<Record<string, unknown>>;

export type RawLine = { text: string; tags: string[] };
/** `target` is where the option leads, `point` the choice it belongs to. */
type RawOption = { index: number; text: string; tags: string[]; target: string; point: string };

/** From one choice to the next. Without options it is the end, or an error. */
export type Segment = { lines: RawLine[]; options: RawOption[]; error: string | null };

/** More lines than anybody would read between two choices: a circle. */
const MOST_LINES = 300;

/** Longer than any line takes to compute, even on a busy machine. */
const PATIENCE_MS = 3000;

/** Tells a scene from one choice to the next. */
export type SceneTeller = {
  globalTags: string[];
  restart(): void;
  choose(index: number): void;
  read(): Segment;
};

export type Teller = SceneTeller & {
  /** The story's place as text, for going back there while exploring. Never kept: an edited scene would misread it. */
  save(): string;
  load(saved: string): void;
};

export function tell(ink: Ink, patienceMs: number = PATIENCE_MS): Teller {
  const story = new Story(ink);
  const errors: string[] = [];
  story.onError = (message) => void errors.push(message);
  // No child gets another scene than the one that was proven.
  const fix = (): void => {
    story.state.storySeed = 1;
    story.state.previousRandom = 0;
  };
  fix();

  return {
    globalTags: story.globalTags ?? [],
    save: () => story.state.toJson(),
    load: (saved) => story.state.LoadJson(saved),
    restart: () => {
      story.ResetState();
      fix();
    },
    choose: (index) => story.ChooseChoiceIndex(index),
    read: () => {
      const lines: RawLine[] = [];
      while (story.canContinue) {
        story.ContinueAsync(patienceMs);
        if (!story.asyncContinueComplete || lines.length > MOST_LINES) {
          return { lines, options: [], error: 'goes in a circle without a choice' };
        }
        const text = (story.currentText ?? '').trim();
        if (text !== '') lines.push({ text, tags: story.currentTags ?? [] });
      }
      const error = errors[0] ?? null;
      errors.length = 0;
      return { lines, options: error === null ? story.currentChoices.map(optionOf) : [], error };
    },
  };
}

function optionOf(choice: {
  index: number;
  text: string;
  tags: string[] | null;
  pathStringOnChoice: string;
}): RawOption {
  const target = choice.pathStringOnChoice;
  const point = target.slice(0, Math.max(0, target.lastIndexOf('.')));
  return { index: choice.index, text: choice.text, tags: choice.tags ?? [], target, point };
}
