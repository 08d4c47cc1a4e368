import type { Pick } from './scene.ts';
import { type Ink, type Segment, type Teller, tell } from './segment.ts';
import { idOfOption, tagsOf } from './tags.ts';

/**
 * Every way through a scene. Places that have the same future are one, so the search stays small: a scene of nine
 * asks has twenty thousand paths and a few dozen places.
 */
export type Edge = { option: string; segment: Segment; to: string };

/** A place is where a choice is waited for, the end, or where the story broke off. */
export type Place = {
  key: string;
  kind: 'choice' | 'end' | 'dead';
  ask: string;
  /** The choice itself, however it is called. */
  point: string;
  /** What is said before it, on a shortest way here. */
  segment: Segment;
  picks: Pick[];
  edges: Edge[];
};

export type Graph = { places: Map<string, Place>; start: Place; complete: boolean };

const MOST_PLACES = 4000;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const isChoiceCount = (path: string): boolean => /(?:^|\.)[cg]-\d+$/.test(path);

export function explore(ink: Ink, options: { most?: number; patienceMs?: number } = {}): Graph {
  const most = options.most ?? MOST_PLACES;
  const teller = tell(ink, options.patienceMs);
  // How often an option was taken matters only where its choice can come again. First we suppose that none can.
  let graph = walk(teller, most, null);
  let once = pointsMetOnce(graph);
  while (graph.complete) {
    graph = walk(teller, most, once);
    const still = pointsMetOnce(graph);
    const fewer = new Set([...once].filter((point) => still.has(point)));
    if (fewer.size === once.size) break;
    once = fewer;
  }
  return graph;
}

function walk(teller: Teller, most: number, once: ReadonlySet<string> | null): Graph {
  const places = new Map<string, Place>();
  const saves = new Map<string, string>();
  const queue: string[] = [];

  const arrive = (segment: Segment, picks: Pick[]): Place => {
    const save = segment.options.length > 0 ? teller.save() : '';
    const place = placeOf(segment, picks, save, once);
    const known = places.get(place.key);
    if (known !== undefined) return known;
    places.set(place.key, place);
    if (place.kind === 'choice') {
      saves.set(place.key, save);
      queue.push(place.key);
    }
    return place;
  };

  teller.restart();
  const start = arrive(teller.read(), []);
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const place = places.get(key);
    const save = saves.get(key);
    saves.delete(key);
    if (place === undefined || save === undefined) continue;
    for (const option of place.segment.options) {
      if (places.size >= most) return { places, start, complete: false };
      teller.load(save);
      teller.choose(option.index);
      const id = idOfOption(option.text, tagsOf(option.tags));
      const segment = teller.read();
      const to = arrive(segment, [...place.picks, [place.ask, id]]).key;
      place.edges.push({ option: id, segment, to });
    }
  }
  return { places, start, complete: true };
}

function placeOf(segment: Segment, picks: Pick[], save: string, once: ReadonlySet<string> | null): Place {
  const common = { segment, picks, edges: [] };
  const [first] = segment.options;
  if (first === undefined) {
    const { error } = segment;
    const kind = error === null ? 'end' : 'dead';
    return { ...common, kind, ask: '', point: '', key: error === null ? 'end' : `dead: ${error}` };
  }
  const ask = tagsOf(segment.lines.at(-1)?.tags ?? null).get('ask') ?? '';
  const key = JSON.stringify([ask, futureOf(save, once)]);
  return { ...common, kind: 'choice', ask, point: first.point, key };
}

/** The part of ink's state that can change what happens from here on. */
function futureOf(save: string, once: ReadonlySet<string> | null): unknown {
  const state: InkState = JSON.parse(save);
  const flow = state.flows[state.currentFlowName];
  const counts = Object.entries(state.visitCounts)
    .map(([path, count]): [string, number] => [path, Math.min(count, isChoiceCount(path) ? 1 : 8)])
    .filter(([path]) => !isChoiceCount(path) || (once !== null && !once.has(parentOf(path))))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const choices = flow?.currentChoices.map((choice) => [
    choice.targetPath,
    choice.text,
    choice.tags,
    flow.choiceThreads?.[choice.originalThreadIndex]?.callstack,
  ]);
  const threads = flow?.callstack.threads.map((thread) => thread.callstack);
  return [choices, threads, state.variablesState, counts];
}

type InkThread = { callstack: unknown };
type InkState = {
  currentFlowName: string;
  flows: Record<
    string,
    {
      callstack: { threads: InkThread[] };
      choiceThreads?: Record<string, InkThread>;
      currentChoices: { targetPath: string; text: string; tags?: string[]; originalThreadIndex: number }[];
    }
  >;
  variablesState: unknown;
  visitCounts: Record<string, number>;
};

/** The choices that no path meets twice. */
function pointsMetOnce(graph: Graph): Set<string> {
  const follow = new Map<string, Set<string>>();
  for (const place of graph.places.values()) {
    if (place.kind !== 'choice') continue;
    const next = follow.get(place.point) ?? new Set();
    for (const { to } of place.edges) {
      const point = graph.places.get(to)?.point ?? '';
      if (point !== '') next.add(point);
    }
    follow.set(place.point, next);
  }
  return new Set([...follow.keys()].filter((point) => !reachable(follow, point).has(point)));
}

/** All that can be met after a point; the point itself only where a path comes back to it. */
export function reachable(follow: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(follow.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(follow.get(next) ?? []));
  }
  return seen;
}
