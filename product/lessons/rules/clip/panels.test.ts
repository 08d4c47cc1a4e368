import { expect, test } from 'vitest';
import { readClip } from '../form/clip.ts';
import { panelsOf, stagesOf } from './panels.ts';

const told = (...lines: string[]) =>
  readClip(
    [
      '# id: e-com-4',
      '# title: Half a Message',
      '# place: cart-line',
      '-> start',
      '=== start',
      ...lines,
      '-> END',
    ].join('\n'),
  ).clip;

test('a line has its words, its question and what happens with it', () => {
  const panels = panelsOf(
    told(
      'It rains. # who: narrator # fx: rain # enter: oke at 5',
      'For whom? # who: oke # face: worried # talk: 1',
      'Later. # who: narrator # place: rope-house',
    ),
  );
  expect(panels).toEqual([
    {
      text: 'It rains.',
      who: 'narrator',
      face: null,
      place: 'cart-line',
      stage: { fx: 'rain', enter: 'oke at 5' },
      talk: null,
    },
    { text: 'For whom?', who: 'oke', face: 'worried', place: null, stage: {}, talk: 1 },
    { text: 'Later.', who: 'narrator', face: null, place: 'rope-house', stage: {}, talk: null },
  ]);
});

test('the stage follows the lines: who is there, what lies there, another place', () => {
  const stages = stagesOf(
    panelsOf(
      told(
        'A note! # who: mirela # enter: mirela at 3, oke from left at 5 # pose: mirela hold letter',
        'Bye. # who: oke # exit: mirela left',
        'Later. # who: narrator # place: rope-house',
      ),
    ),
  );
  expect(stages.map(({ actors }) => actors.map(({ who }) => who))).toEqual([['mirela', 'oke'], ['oke'], []]);
  expect(stages.map(({ props }) => props.map(({ name }) => name))).toEqual([['letter'], [], []]);
  expect(stages.map(({ place }) => place)).toEqual(['cart-line', 'cart-line', 'rope-house']);
});

test('it is told in the words of another language where there are any', () => {
  const panels = panelsOf(told('Hello. # who: oke', 'Bye. # who: oke'), {
    'Hello.': '哈囉。',
  });
  expect(panels.map(({ text }) => text)).toEqual(['哈囉。', 'Bye.']);
});
