import type { Pick } from './scene.ts';
import type { RawLine, SceneTeller, Segment } from './segment.ts';
import { idOfOption, tagsOf } from './tags.ts';

/**
 * A scene with every way through it told out: what browsers play. The engine of ink, larger than all else a scene
 * needs, stays where scenes are made.
 */
export type CompiledScene = {
  /** The head of the file. */
  tags: string[];
  /** As the file has them. A path may leave some out, but hardly ever goes back. */
  asks: string[];
  start: Way;
  places: CompiledPlace[];
};

/** What is said on the way to a place; the end is no place, and called -1. */
export type Way = { lines: RawLine[]; to: number };
type CompiledPlace = (Way & { text: string; tags: string[] })[];

export const THE_END = -1;

/** Tells it again, as ink told it. */
export function tellCompiled(told: CompiledScene): SceneTeller {
  let way: Way = told.start;
  const options = (): CompiledPlace => told.places[way.to] ?? [];
  return {
    globalTags: told.tags,
    restart: () => {
      way = told.start;
    },
    choose: (index) => {
      way = options()[index] ?? way;
    },
    read: (): Segment => ({
      lines: way.lines,
      options: options().map(({ text, tags }, index) => ({ index, text, tags, target: '', point: '' })),
      error: null,
    }),
  };
}

/** The shortest picks to every ask. */
export function picksTo(told: CompiledScene): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>();
  const seen = new Set<number>();
  const open: { way: Way; picks: Pick[] }[] = [{ way: told.start, picks: [] }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { way, picks } = next;
    const place = told.places[way.to];
    if (place === undefined || seen.has(way.to)) continue;
    seen.add(way.to);
    const ask = tagsOf(way.lines.at(-1)?.tags ?? null).get('ask') ?? '';
    if (!found.has(ask)) found.set(ask, picks);
    for (const option of place) {
      const id = idOfOption(option.text, tagsOf(option.tags));
      open.push({ way: option, picks: [...picks, [ask, id]] });
    }
  }
  return found;
}
