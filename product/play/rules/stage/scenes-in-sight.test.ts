import { expect, test } from 'vitest';
import { oneIn } from '#testing/server/proof.ts';
import { readScene, sceneFiles } from '../../../../scripts/scenes.ts';
import { boxOfThing, handBeside } from '../../web/games/frame/spots.ts';
import { type Box, viewOf, xOf } from '../../web/stage/camera.ts';
import { compileScene } from '../story/compile-scene.ts';
import { tellCompiled } from '../story/compiled-scene.ts';
import { openScene, type Scene } from '../story/scene.ts';
import { hash } from '../story/seeded.ts';
import type { Line } from '../story/tags.ts';
import { inShot, type Stage, stageAfter, stageAfterLine } from './stage.ts';

const WINDOWS: readonly Box[] = [
  { width: 390, height: 844, room: 455 },
  { width: 320, height: 568, room: 306 },
  { width: 768, height: 1024, room: 573 },
  { width: 844, height: 390, room: 240 },
  { width: 1024, height: 768, room: 560 },
  { width: 1366, height: 625, room: 430 },
];

/** Half of a head with what is around it: somebody whose sleeve is cut off is still seen. */
const HEAD = 70;

const WALKS = 4;

type Moment = { line: Line; stage: Stage };

/** Every stage of a walk that chance decides. */
function walk(scene: Scene, seed: string): Moment[] {
  scene.replay([]);
  const moments: Moment[] = [];
  let stage = stageAfter([], scene.meta.place);
  for (;;) {
    const step = scene.next();
    if (step.type === 'end') return moments;
    if (step.line !== null) {
      stage = stageAfterLine(stage, step.line);
      moments.push({ line: step.line, stage });
    }
    if (step.type === 'ask') {
      const option = step.options[hash(`${seed} ${moments.length}`) % step.options.length];
      if (option === undefined || !scene.pick(option.id)) throw new Error(`stuck at ${step.id}`);
    }
  }
}

/** Whom a moment is of: whoever speaks, else whom the words name first. A game looks at what is played with. */
function ofWhom({ line, stage }: Moment): string | null {
  const shown = inShot(stage.camera);
  const isOfOthers = stage.actors.some(({ who }) => shown.includes(who) && who !== stage.speaker);
  if (line.play !== null || (isOfOthers && !shown.includes(stage.speaker ?? ''))) return null;
  if (stage.speaker !== null) return stage.speaker;
  const [first] = stage.now.about;
  // A close-up looks at what the words are of; who is named besides may be out of it.
  if (line.who !== 'narrator' || first === undefined || shown.length > 0) return null;
  return stage.actors.some(({ who }) => who === first) ? first : null;
}

function outOfSight({ stage }: Moment, who: string): Box[] {
  const at = stage.actors.find((actor) => actor.who === who)?.at ?? 5;
  return WINDOWS.filter((box) => {
    const { x, scale } = viewOf(stage, box);
    return x + (xOf(at) - HEAD) * scale < -1 || x + (xOf(at) + HEAD) * scale > box.width + 1;
  });
}

test.each(oneIn(6, sceneFiles()))(
  '%s: whoever speaks or is told of is seen in every window',
  async (file) => {
    const { ink } = await readScene(file);
    const scene = openScene(tellCompiled(compileScene(ink)));
    const missed = new Set<string>();
    for (let number = 0; number < WALKS; number += 1) {
      for (const moment of walk(scene, `${file} ${number}`)) {
        const who = ofWhom(moment);
        if (who === null) continue;
        const unseen = outOfSight(moment, who).map(({ width }) => width);
        if (unseen.length > 0) missed.add(`${who} at ${unseen.join(', ')}: ${moment.line.source}`);
      }
    }
    expect([...missed]).toEqual([]);
  },
);

/** Hardly wider than a face: sleeves and tails are further away. */
const FIGURE = 55;

/** On whom the hand lies that is put beside what must not be touched; its owner may stand there. */
function underHand({ line, stage }: Moment): string[] {
  if (line.play?.kind !== 'wait' || line.play.act !== 'near') return [];
  const { x, width } = handBeside(stage, boxOfThing(stage, line.play.thing));
  return stage.actors
    .filter(({ who, at }) => who !== 'you' && xOf(at) + FIGURE > x && xOf(at) - FIGURE < x + width)
    .map(({ who }) => who);
}

test('the hand that is put beside the thing to be waited for lies on nobody, in any scene', async () => {
  const covered = new Set<string>();
  for (const file of sceneFiles()) {
    const { ink } = await readScene(file);
    const scene = openScene(tellCompiled(compileScene(ink)));
    for (let number = 0; number < WALKS; number += 1) {
      for (const moment of walk(scene, `${file} ${number}`)) {
        for (const who of underHand(moment)) covered.add(`${who} in ${scene.meta.id}: ${moment.line.source}`);
      }
    }
  }
  expect([...covered]).toEqual([]);
});
