import { fewestSeconds } from '#product/play/rules/measurement/care.ts';
import { readingOf } from '#product/play/rules/measurement/count-words.ts';
import type { GivenAnswer } from '#product/play/rules/measurement/evidence.ts';
import { outlineOf } from '#product/play/rules/story/describe-scene.ts';
import { explore, type Graph } from '#product/play/rules/story/explore.ts';
import type { SceneOutline } from '#product/play/rules/story/outline.ts';
import { type SceneReading, wordsUpTo } from '#product/play/rules/story/reading.ts';
import type { Pick } from '#product/play/rules/story/scene.ts';
import { tell } from '#product/play/rules/story/segment.ts';
import { type Evidence, skillsOf } from '#product/play/rules/story/skills.ts';
import { readMeta } from '#product/play/rules/story/tags.ts';
import { readScene, sceneFiles } from '../../scenes.ts';
import type { Chance } from './chance.ts';

/** A scene of the project, with every way through it. */
export type Walkable = { outline: SceneOutline; graph: Graph; reading: SceneReading };

export async function walkables(): Promise<Walkable[]> {
  const scenes = await Promise.all(sceneFiles().map(readScene));
  return scenes.map(({ ink }) => {
    const graph = explore(ink);
    const meta = readMeta(tell(ink).globalTags).value;
    return { outline: outlineOf(meta, graph), graph, reading: readingOf(graph) };
  });
}

/** What a player sees: options in the order they stand in, and what each says of skills. */
export type Moment = {
  scene: string;
  /** Which of the scenes that are played in turn. */
  turn: number;
  ask: string;
  isGame: boolean;
  options: readonly { id: string; text: string; evidence: Evidence }[];
};

export type Player = {
  /** Told where a scene begins. */
  begins?(): void;
  /** Answers which of the options, from 0. */
  picks(moment: Moment): number;
  /** How long that takes; without it nobody looked at a clock. */
  takes?(words: number, lines: number, turn: number): number;
};

/** The option that says most good things. */
export function bestOf({ options }: Moment): number {
  const points = options.map(({ evidence }) =>
    skillsOf(evidence).reduce((sum, skill) => sum + (evidence[skill] ?? 0), 0),
  );
  return points.indexOf(Math.max(...points));
}

/** First answers of scenes played in turn. */
export function playInTurn(scenes: readonly Walkable[], player: Player, chance: Chance): GivenAnswer[] {
  return scenes.flatMap((scene, turn) => playScene(scene, turn, player, chance));
}

function playScene(scene: Walkable, turn: number, player: Player, chance: Chance): GivenAnswer[] {
  const { graph, outline, reading } = scene;
  const answers = new Map<string, GivenAnswer>();
  player.begins?.();
  let before: Pick | null = null;
  let { segment } = graph.start;
  for (let place = graph.start; place.kind === 'choice'; ) {
    const { ask, edges } = place;
    const isGame = reading.games.includes(ask);
    const options = place.segment.options.map(({ text }, at) => {
      const id = edges[at]?.option ?? '';
      return { id, text, evidence: outline.asks[ask]?.[id]?.evidence ?? {} };
    });
    const moment: Moment = { scene: outline.id, turn, ask, isGame, options: chance.shuffled(options) };
    const position = player.picks(moment);
    const option = moment.options[position]?.id ?? '';
    const words = wordsUpTo(reading, before, ask, false) ?? 0;
    if (!answers.has(ask)) {
      answers.set(ask, {
        outline,
        ask,
        option,
        hinted: false,
        position: isGame ? undefined : position,
        seconds: player.takes?.(words, segment.lines.length + 1, turn),
        fewestSeconds: fewestSeconds(words, reading.language),
      });
    }
    const edge = edges.find((one) => one.option === option);
    const next = edge === undefined ? undefined : graph.places.get(edge.to);
    if (edge === undefined || next === undefined) throw new Error(`${outline.id} has no way on from ${ask}`);
    before = [ask, option];
    segment = edge.segment;
    place = next;
  }
  return [...answers.values()];
}
