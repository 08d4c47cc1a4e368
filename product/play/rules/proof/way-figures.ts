import type { ProgramId } from '#brands/brand.ts';
import { sum } from '../measurement/statistics.ts';
import type { Edge, Graph, Place } from '../story/explore.ts';
import type { SceneOutline } from '../story/outline.ts';
import { decides } from '../story/plays.ts';
import { wordsIn } from '../story/reading.ts';
import type { Segment } from '../story/segment.ts';
import { readLine, type SceneMeta } from '../story/tags.ts';
import { againIn } from '../story/ways.ts';
import { isDecidedByGame } from '../telling/scene-words.ts';

/**
 * What a scene is like to play, for whoever writes it: how many of its asks are done and not picked, and how much there is to
 * read on a way that is taken by lot. A second chance is no ask of its own.
 */
export type WayFigures = {
  asks: number;
  /** Of these, decided by a game with an outcome. */
  done: number;
  /** Lines that are said after somebody, or breathed: done as well, and with no outcome. */
  besides: number;
  words: number;
  minutes: number;
};

/** Words a minute. The academy is read to; the others read themselves, and slower than what is called too fast. */
const PACE: Record<ProgramId, number> = { academy: 100, zoou: 110, ssgrin: 125, hoh: 145, sim: 125 };
/** What a line takes beside its words, a choice, a game with its try, and a breath or a sentence. */
const SECONDS = { line: 1.5, choice: 6, game: 30, besides: 12 };

type Way = { words: number; seconds: number };

export function wayFigures(meta: SceneMeta, graph: Graph, outline: SceneOutline): WayFigures {
  const besides = new Set<string>();
  const told = ({ lines, options }: Segment): Way => {
    const read = lines.map(({ text, tags }) => readLine(meta, text, tags, false).value.line);
    for (const { source, play } of read) if (play !== null && !decides(play)) besides.add(source);
    const games = read.flatMap(({ play }) => (play === null ? [] : [decides(play)]));
    const isPicked = options.length > 0 && !isDecidedByGame({ lines });
    const answers = isPicked ? options.map(({ text }) => text) : [];
    return {
      words: sum([...read.map(({ source }) => source), ...answers].map(wordsIn)),
      seconds:
        SECONDS.line * lines.length +
        (isPicked ? SECONDS.choice : 0) +
        sum(games.map((isGame) => (isGame ? SECONDS.game : SECONDS.besides))),
    };
  };
  const known = new Map<string, Way>();
  /** All that comes behind a place. A circle adds nothing the second time. */
  const behind = (place: Place | undefined): Way => {
    if (place === undefined || place.edges.length === 0) return { words: 0, seconds: 0 };
    const before = known.get(place.key);
    if (before !== undefined) return before;
    known.set(place.key, { words: 0, seconds: 0 });
    const ways = place.edges.map(along);
    const way = {
      words: mean(ways.map(({ words }) => words)),
      seconds: mean(ways.map(({ seconds }) => seconds)),
    };
    known.set(place.key, way);
    return way;
  };
  const along = ({ segment, to }: Pick<Edge, 'segment' | 'to'>): Way => {
    const [own, rest] = [told(segment), behind(graph.places.get(to))];
    return { words: own.words + rest.words, seconds: own.seconds + rest.seconds };
  };
  const whole = along({ segment: graph.start.segment, to: graph.start.key });
  const asks = Object.keys(outline.asks).filter((ask) => againIn(outline, ask) === undefined);
  const games = new Set(
    [...graph.places.values()].filter(({ segment }) => isDecidedByGame(segment)).map(({ ask }) => ask),
  );
  return {
    asks: asks.length,
    done: asks.filter((ask) => games.has(ask)).length,
    besides: besides.size,
    words: Math.round(whole.words),
    minutes: Math.round((whole.words / PACE[meta.program] + whole.seconds / 60) * 10) / 10,
  };
}

const mean = (values: readonly number[]): number => sum(values) / values.length;
