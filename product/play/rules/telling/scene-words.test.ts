import { expect, test } from 'vitest';
import { compileInk, readScene, sceneFiles } from '../../../../scripts/scenes.ts';
import { describeScene } from '../story/describe-scene.ts';
import { LESSON, LESSON_IN_CHINESE } from '../testing/sample-scenes.ts';
import { sceneWords } from './scene-words.ts';

const { graph } = describeScene(compileInk(LESSON));

test('an ask is told by what stood before it, a bare question by the line before', () => {
  expect(sceneWords(graph)['drum']).toEqual({
    told: [{ text: 'I want to hit it!', said: true }],
    isGame: false,
    options: {
      'look-at-it-first': 'Look at it first.',
      'tap-it-once': 'Tap it once.',
      'hit-it-hard': 'Hit it hard.',
    },
  });
});

test('nothing is told that only one way leads past', () => {
  // "It has a red rim.", "Bom." or "BOOM!" came before it, whatever the child did.
  expect(sceneWords(graph)['hush']).toMatchObject({
    told: [{ text: 'Hush. Wait for the birds.', said: true }],
    isGame: true,
    options: { waited: 'waited', slip: 'one tap' },
  });
});

test('a translation tells the same, in its own words', () => {
  const words = sceneWords(graph, LESSON_IN_CHINESE);
  expect(words['drum']?.options['tap-it-once']).toBe(LESSON_IN_CHINESE['Tap it once.']);
  expect(words['drum']?.told[0]?.text).toBe(LESSON_IN_CHINESE['I want to hit it!']);
  expect(Object.keys(words)).toEqual(Object.keys(sceneWords(graph)));
});

test('every answer of every scene can be told', async () => {
  for (const file of sceneFiles()) {
    const { ink } = await readScene(file);
    const { graph: own, outline } = describeScene(ink);
    const words = sceneWords(own);
    for (const [ask, options] of Object.entries(outline.asks)) {
      expect(words[ask]?.told.length, `${outline.id} ${ask}`).toBeGreaterThan(0);
      expect(Object.keys(words[ask]?.options ?? {}).sort()).toEqual(Object.keys(options).sort());
      expect(Object.values(words[ask]?.options ?? {})).not.toContain('');
    }
  }
});
