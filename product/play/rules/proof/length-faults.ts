import { countedTags } from '../measurement/evidence.ts';
import type { Graph } from '../story/explore.ts';
import type { Fault } from '../story/faults.ts';
import type { SceneOutline } from '../story/outline.ts';
import { decides } from '../story/plays.ts';
import { stepsOf, type Texts } from '../story/scene.ts';
import type { SceneMeta } from '../story/tags.ts';

/** By lot a third of the best answers is the longest of three; whoever only looks for length must not do well. */
const MOST_LONGEST = 0.45;
/** A share of fewer asks says nothing. */
const JUDGED_FROM = 4;

/** Of the asks that are read and scored, in how many the best answer is the longest, or as long as it. */
type Length = { asks: number; longest: number };
/** By language. */
export type Lengths = Readonly<Record<string, Length>>;

export function lengthsOf(
  meta: SceneMeta,
  outline: SceneOutline,
  graph: Graph,
  translations: readonly [string, Texts][],
): Lengths {
  const asks = readAsks(meta, outline, graph);
  const languages: (readonly [string, Texts])[] = [['en', {}], ...translations];
  return Object.fromEntries(
    languages.map(([language, texts]) => {
      const longest = asks.filter(({ best, others }) => {
        const own = lengthOf(best, texts);
        return others.every((other) => own >= lengthOf(other, texts));
      });
      return [language, { asks: asks.length, longest: longest.length }];
    }),
  );
}

const lengthOf = (text: string, texts: Texts): number => (texts[text] ?? text).length;

type ReadAsk = { best: string; others: string[] };

/** Results of mini-games are not read, and the labels of what is chosen by hand are names of places and feelings. */
function readAsks(meta: SceneMeta, outline: SceneOutline, graph: Graph): ReadAsk[] {
  const found = new Map<string, ReadAsk>();
  for (const place of graph.places.values()) {
    const ask = stepsOf(meta, place.segment, false).at(-1);
    if (ask?.type !== 'ask' || (ask.play !== null && decides(ask.play))) continue;
    const tag = countedTags(outline, ask.id).find(({ weight }) => weight === 1);
    const names = Object.keys(outline.asks[ask.id] ?? {});
    const worth = (id: string): number => tag?.scores[names.indexOf(id)] ?? 0;
    const [best, ...others] = [...ask.options].sort((a, b) => worth(b.id) - worth(a.id));
    if (tag === undefined || best === undefined) continue;
    found.set(ask.id, { best: best.source, others: others.map(({ source }) => source) });
  }
  return [...found.values()];
}

export function lengthFaults(at: string, lengths: Lengths): Fault[] {
  return Object.entries(lengths)
    .filter(([, { asks, longest }]) => asks >= JUDGED_FROM && longest > MOST_LONGEST * asks)
    .map(([language, { asks, longest }]) => ({
      kind: 'longest',
      at,
      detail: `${longest} of ${asks} best answers, ${language}`,
    }));
}

/** Scenes may each be within bounds, and all of a program and kind together still tell their best answers by length. */
export function programLengthFaults(
  scenes: readonly { meta: SceneMeta; figures: { lengths: Lengths } }[],
): Fault[] {
  const groups = Map.groupBy(scenes, ({ meta }) => `${meta.program} ${meta.kind}`);
  return [...groups].flatMap(([name, own]) =>
    lengthFaults(name, together(own.map(({ figures }) => figures.lengths))),
  );
}

function together(all: readonly Lengths[]): Lengths {
  const sum: Record<string, Length> = {};
  for (const [language, { asks, longest }] of all.flatMap(Object.entries<Length>)) {
    const before = sum[language] ?? { asks: 0, longest: 0 };
    sum[language] = { asks: before.asks + asks, longest: before.longest + longest };
  }
  return sum;
}
