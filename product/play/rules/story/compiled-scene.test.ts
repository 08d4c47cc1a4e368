import { expect, test } from 'vitest';
import { oneIn } from '#testing/server/proof.ts';
import { compileInk, readScene, sceneFiles } from '../../../../scripts/scenes.ts';
import { LESSON } from '../testing/sample-scenes.ts';
import { compileScene } from './compile-scene.ts';
import { picksTo, tellCompiled } from './compiled-scene.ts';
import { openScene, type Scene, type Step } from './scene.ts';
import { hash } from './seeded.ts';
import { tell } from './segment.ts';

const WALKS = 6;

/** A walk that chance decides: everything that is said and asked. */
function walk(scene: Scene, seed: string): Step[] {
  scene.replay([]);
  const steps: Step[] = [];
  for (;;) {
    const step = scene.next();
    steps.push(step);
    if (step.type === 'end') return steps;
    if (step.type === 'ask') {
      const option = step.options[hash(`${seed} ${steps.length}`) % step.options.length];
      if (option === undefined || !scene.pick(option.id)) throw new Error(`stuck at ${step.id}`);
    }
  }
}

test.each(oneIn(4, sceneFiles()))('%s is told again as ink tells it', async (file) => {
  const { ink } = await readScene(file);
  const [original, again] = [openScene(tell(ink)), openScene(tellCompiled(compileScene(ink)))];
  expect(again.meta).toEqual(original.meta);
  for (let number = 0; number < WALKS; number += 1) {
    const seed = `${file} ${number}`;
    expect(walk(again, seed)).toEqual(walk(original, seed));
  }
});

test('the shortest way to every ask leads there', () => {
  const told = compileScene(compileInk(LESSON));
  const scene = openScene(tellCompiled(told));
  const ways = picksTo(told);
  expect([...ways.keys()].sort()).toEqual([...told.asks].sort());
  for (const [ask, picks] of ways) {
    scene.replay(picks, Number.MAX_SAFE_INTEGER);
    expect(scene.next()).toMatchObject({ type: 'ask', id: ask });
  }
});
