import { explore, type Graph } from './explore.ts';
import type { SceneOutline } from './outline.ts';
import { shortHash } from './seeded.ts';
import { type Ink, tell } from './segment.ts';
import { type Evidence, isSkill, type Skill, skillsOf } from './skills.ts';
import { readMeta, readOption, type SceneMeta, tagsOf } from './tags.ts';

export function outlineOf(meta: SceneMeta, graph: Graph): SceneOutline {
  const asks = new Map<string, Map<string, { evidence: Evidence; next: Set<string> }>>();
  const again = new Map<string, Skill>();
  for (const place of graph.places.values()) {
    if (place.kind !== 'choice') continue;
    const options = asks.get(place.ask) ?? new Map();
    asks.set(place.ask, options);
    const chance = tagsOf(place.segment.lines.at(-1)?.tags ?? null).get('again') ?? '';
    if (isSkill(chance)) again.set(place.ask, chance);
    place.edges.forEach(({ option, to }, index) => {
      const raw = place.segment.options[index];
      const evidence = raw === undefined ? {} : readOption(raw.text, raw.tags).value.evidence;
      const known = options.get(option) ?? { evidence, next: new Set<string>() };
      options.set(option, known);
      known.next.add(graph.places.get(to)?.ask ?? '');
    });
  }
  const { id, program, kind, skill } = meta;
  return {
    id,
    program,
    kind,
    skill,
    start: graph.start.ask,
    asks: sorted(asks, (options) =>
      sorted(options, ({ evidence, next }) => ({
        evidence: Object.fromEntries(skillsOf(evidence).map((word) => [word, evidence[word]])),
        next: [...next].sort(),
      })),
    ),
    // A scene without second chances keeps the version it had before there was a word for them.
    ...(again.size === 0 ? {} : { again: sorted(again, (chance) => chance) }),
  };
}

function sorted<From, To>(map: ReadonlyMap<string, From>, turn: (value: From) => To): Record<string, To> {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, turn(value)]));
}

/**
 * Names the structure of a scene. A mended comma in a line leaves it as it is; an ask, an option, its evidence or
 * the way on changes it, and answers given before keep the evidence of their own version.
 */
export function contentVersion(outline: SceneOutline): string {
  return shortHash(JSON.stringify(outline));
}

/** What can be won in a scene: whoever plays it to its end has it. */
function keepsakesOf(graph: Graph): string[] {
  const places = [...graph.places.values()];
  const segments = [
    graph.start.segment,
    ...places.flatMap(({ edges }) => edges.map(({ segment }) => segment)),
  ];
  const keepsakes = segments.flatMap(({ lines }) => lines.map(({ tags }) => tagsOf(tags).get('keepsake')));
  return [...new Set(keepsakes.filter((keepsake) => keepsake !== undefined))].sort();
}

export type SceneDescription = {
  meta: SceneMeta;
  outline: SceneOutline;
  version: string;
  keepsakes: string[];
  graph: Graph;
};

/** All that is known of a scene without telling it. */
export function describeScene(ink: Ink): SceneDescription {
  const meta = readMeta(tell(ink).globalTags).value;
  const graph = explore(ink);
  const outline = outlineOf(meta, graph);
  return { meta, outline, version: contentVersion(outline), keepsakes: keepsakesOf(graph), graph };
}
