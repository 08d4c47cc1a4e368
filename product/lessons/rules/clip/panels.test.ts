import { expect, test } from 'vitest';
import { readClip } from '../form/clip.ts';
import { panelsOf } from './panels.ts';

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

test('everybody stays as the lines before have left them', () => {
  const panels = panelsOf(
    told(
      'It rains. # who: narrator # enter: mirela at 3, oke from left at 5 # feel: oke happy',
      'A note! # who: mirela # face: excited # pose: mirela hold letter # camera: close mirela',
      'For whom? # who: oke # move: oke to 6.5 # talk: 1',
    ),
  );
  expect(panels.map(({ figures }) => figures)).toEqual([
    [
      { who: 'mirela', face: 'okay', pose: 'stand', at: 3 },
      { who: 'oke', face: 'happy', pose: 'stand', at: 5 },
    ],
    [
      { who: 'mirela', face: 'excited', pose: 'hold', at: 3 },
      { who: 'oke', face: 'happy', pose: 'stand', at: 5 },
    ],
    [
      { who: 'mirela', face: 'excited', pose: 'hold', at: 3 },
      { who: 'oke', face: 'happy', pose: 'stand', at: 6.5 },
    ],
  ]);
  expect(panels.map(({ close }) => close)).toEqual([[], ['mirela'], ['mirela']]);
  expect(panels.map(({ talk }) => talk)).toEqual([null, null, 1]);
});

test('who leaves is seen leaving, and another place is an empty stage', () => {
  const panels = panelsOf(
    told(
      'Bye. # who: mirela # enter: mirela at 3, oke at 5 # exit: mirela left',
      'Oh. # who: oke',
      'Later. # who: narrator # place: rope-house',
    ),
  );
  expect(panels.map(({ figures }) => figures.map(({ who }) => who))).toEqual([
    ['mirela', 'oke'],
    ['oke'],
    [],
  ]);
  expect(panels.map(({ place }) => place)).toEqual(['cart-line', 'cart-line', 'rope-house']);
});

test('without directions whoever speaks is there, and a voice from afar is not', () => {
  const panels = panelsOf(told('Hello. # who: oke', 'Who is it? # who: mirela # voice: far'));
  expect(panels.map(({ figures }) => figures.map(({ who }) => who))).toEqual([['oke'], ['oke']]);
});

test('it is told in the words of another language where there are any', () => {
  const panels = panelsOf(told('Hello. # who: oke', 'Bye. # who: oke'), {
    'Hello.': '哈囉。',
  });
  expect(panels.map(({ text }) => text)).toEqual(['哈囉。', 'Bye.']);
});
