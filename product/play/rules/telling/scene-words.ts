import type { Graph } from '../story/explore.ts';
import { decides, parsePlay } from '../story/plays.ts';
import type { SceneWords, ToldLine } from '../story/programs.ts';
import type { Texts } from '../story/scene.ts';
import type { RawLine, Segment } from '../story/segment.ts';
import { tagsOf } from '../story/tags.ts';

/** Only what is told on every way to an ask: another child's way there was another one. */
export function sceneWords(graph: Graph, texts: Texts = {}): SceneWords {
  const translated = (text: string): string => texts[text] ?? text;
  const arrivals = arrivalsOf(graph);
  const words: SceneWords = {};
  for (const { kind, ask, segment, edges } of graph.places.values()) {
    if (kind !== 'choice') continue;
    const known = words[ask];
    const options = { ...known?.options };
    edges.forEach(({ option }, index) => {
      options[option] ??= translated(segment.options[index]?.text ?? '');
    });
    const told = situationOf(inCommon(arrivals.get(ask) ?? []));
    words[ask] = {
      told: told.map(({ text, said }) => ({ text: translated(text), said })),
      isGame: isDecidedByGame(segment),
      options,
    };
  }
  return words;
}

export function isDecidedByGame({ lines }: Pick<Segment, 'lines'>): boolean {
  const written = tagsOf(lines.at(-1)?.tags ?? null).get('play');
  const play = written === undefined ? null : parsePlay(written);
  return play !== null && decides(play);
}

/** What is told on each way to an ask. */
function arrivalsOf({ start, places }: Graph): Map<string, RawLine[][]> {
  const found = new Map<string, RawLine[][]>([[start.ask, [start.segment.lines]]]);
  for (const { edges } of places.values()) {
    for (const { segment, to } of edges) {
      const ask = places.get(to)?.ask ?? '';
      found.set(ask, [...(found.get(ask) ?? []), segment.lines]);
    }
  }
  return found;
}

/** The last lines that all of them end with. */
function inCommon([first = [], ...others]: readonly RawLine[][]): RawLine[] {
  const isSame = (back: number): boolean =>
    others.every((lines) => lines.at(-back)?.text === first.at(-back)?.text);
  let length = 0;
  while (length < first.length && isSame(length + 1)) length += 1;
  return length === 0 ? [] : first.slice(-length);
}

const BARE_QUESTION = /^[^.!?]{0,40}\?$/;

/** "What do you say?" and an answer tell little without what came before them. */
function situationOf(lines: readonly RawLine[]): ToldLine[] {
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (last === undefined) return [];
  if (before === undefined) return [toldLine(last)];
  if (BARE_QUESTION.test(last.text)) return [toldLine(before)];
  return isSaid(last) || last.text.endsWith('?') ? [toldLine(before), toldLine(last)] : [toldLine(last)];
}

const toldLine = (line: RawLine): ToldLine => ({ text: line.text, said: isSaid(line) });

function isSaid({ tags }: RawLine): boolean {
  const who = tagsOf(tags).get('who');
  return who !== undefined && who !== 'narrator' && who !== 'you';
}
