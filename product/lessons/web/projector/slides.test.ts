import { expect, test } from 'vitest';
import { quizSlides, stepSlides } from './slides.ts';

test('a wall shows what a step is called and what is said, and nothing that tells the adult what to do', () => {
  const parts = [
    { kind: 'do', text: 'Stand where everyone can see your hands.' },
    { kind: 'say', text: 'I made soup.' },
    { kind: 'do', text: 'If nobody says “blow”, wait.' },
    { kind: 'say', text: 'Can we eat it now?' },
  ] as const;
  const shown = stepSlides([{ minutes: 2, name: 'Serve the soup', parts: [...parts] }]);
  expect(shown).toEqual([
    { title: 'Serve the soup', said: ['I made soup.', 'Can we eat it now?'], answers: [] },
  ]);
});

test('a step that has no words is its title', () => {
  const parts = [{ kind: 'do' as const, text: 'Walk there together.' }];
  expect(stepSlides([{ minutes: 1, name: 'A walk', parts }])).toEqual([
    { title: 'A walk', said: [], answers: [] },
  ]);
});

test('a question is shown with its answers, and without what is said of each', () => {
  const answers = [{ text: 'Wait', reply: 'That gives time.' }];
  expect(quizSlides([{ text: 'What helps?', answers }])).toEqual([
    { title: 'What helps?', said: [], answers: ['Wait'] },
  ]);
});
