import { type CompiledScene, THE_END, type Way } from './compiled-scene.ts';
import { type Edge, explore } from './explore.ts';
import { type Ink, tell } from './segment.ts';

/** Tells a scene out, every way through it. A scene that no search comes to the end of can not be told. */
export function compileScene(ink: Ink): CompiledScene {
  const { places, start, complete } = explore(ink);
  if (!complete) throw new Error('a scene with too many places can not be told out');
  const numbers = new Map([...places.keys()].map((key) => [key, THE_END]));
  const choices = [...places.values()].filter(({ kind }) => kind === 'choice');
  for (const [number, { key }] of choices.entries()) numbers.set(key, number);
  const way = ({ segment, to }: Pick<Edge, 'segment' | 'to'>): Way => ({
    lines: segment.lines,
    to: numbers.get(to) ?? THE_END,
  });
  return {
    tags: tell(ink).globalTags,
    asks: asksInOrder(ink),
    start: way({ segment: start.segment, to: start.key }),
    places: choices.map(({ segment, edges }) =>
      edges.map((edge, index) => {
        const { text = '', tags = [] } = segment.options[index] ?? {};
        return { text, tags, ...way(edge) };
      }),
    ),
  };
}

/** Compiled, the knots of a file stand in its order. */
function asksInOrder(ink: Ink): string[] {
  const found = JSON.stringify(ink).matchAll(/"\^ask: ?([a-z0-9_-]+) *"/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}
