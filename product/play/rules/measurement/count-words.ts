import type { Locale } from '#brands/brand.ts';
import type { Graph } from '../story/explore.ts';
import { lengthIn, type SceneReading } from '../story/reading.ts';
import type { Texts } from '../story/scene.ts';
import type { Segment } from '../story/segment.ts';
import { isDecidedByGame } from '../telling/scene-words.ts';
import { sum } from './statistics.ts';

/** Of ways that differ by what was picked before, the shortest: nobody is called too fast for words they never saw. */
export function readingOf(graph: Graph, language: Locale = 'en', texts: Texts = {}): SceneReading {
  const length = (text: string): number => lengthIn(language, texts[text] ?? text);
  const told = ({ lines, options }: Segment): number =>
    sum(lines.slice(0, options.length > 0 ? -1 : undefined).map(({ text }) => length(text)));
  const reading: SceneReading = { language, games: [], start: told(graph.start.segment), asks: {} };
  for (const { kind, ask, segment, edges } of graph.places.values()) {
    if (kind !== 'choice') continue;
    const isGame = isDecidedByGame(segment);
    if (isGame && !reading.games.includes(ask)) reading.games.push(ask);
    const known = reading.asks[ask];
    const question = length(segment.lines.at(-1)?.text ?? '');
    const answers = isGame ? 0 : sum(segment.options.map(({ text }) => length(text)));
    const after = { ...known?.after };
    for (const edge of edges) {
      after[edge.option] = Math.min(after[edge.option] ?? Infinity, told(edge.segment));
    }
    reading.asks[ask] = { asked: Math.min(known?.asked ?? Infinity, question + answers), after };
  }
  return reading;
}
