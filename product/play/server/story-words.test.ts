import { expect, test } from 'vitest';
import { storyTeller } from './story-words.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const tell = storyTeller({
  words: { ...TEST_SCENES.words, 'english-only': { en: TEST_SCENES.words['zoou-ic-1']?.en ?? {} } },
});
const answer = { scene: 'zoou-ic-1', ask: 'q0', option: 'good' };

test('an answer is told in the language asked for, else in English', () => {
  expect(tell(answer, 'zh-TW')).toEqual({
    told: [{ text: 'zoou-ic-1 q0-zh', said: false }],
    choice: 'good-zh',
    isGame: false,
    language: 'zh-TW',
  });
  expect(tell({ ...answer, scene: 'english-only' }, 'zh-TW')).toMatchObject({
    choice: 'good',
    language: 'en',
  });
});

test.each([
  { scene: 'gone' },
  { ask: 'gone' },
  { option: 'gone' },
  { scene: 'constructor' },
  { ask: 'constructor' },
  { option: 'constructor' },
])('of an answer that no words are left of, nothing is told: %j', (unknown) => {
  expect(tell({ ...answer, ...unknown }, 'en')).toBeNull();
});
