import { expect, test } from 'vitest';
import { goNoGoOut, listenOut, sortOut, waitOut } from '../games/outs.ts';
import { offeredOut, outsOf, type Play, parsePlay, shownWords } from './plays.ts';

const read = (written: string): Play => {
  const play = parsePlay(written);
  if (play === null) throw new Error(`cannot play ${written}`);
  return play;
};

test.each([
  ['wait secs=6', { kind: 'wait', secs: 6, thing: null, clock: null, act: 'near' }],
  [
    'wait secs=8 thing=tower clock=sefa act=hold',
    { kind: 'wait', secs: 8, thing: 'tower', clock: 'sefa', act: 'hold' },
  ],
  [
    'gonogo go=green stop=red thing=lever',
    { kind: 'gonogo', rounds: 8, go: ['green'], stop: ['red'], thing: 'lever' },
  ],
  ['row with=bao', { kind: 'row', with: 'bao', pulls: 6, thing: null }],
  ['row with=bao pulls=4 thing=tub-boat', { kind: 'row', with: 'bao', pulls: 4, thing: 'tub-boat' }],
  [
    'build by=sefa steps=cube,beam,roof more=ball',
    { kind: 'build', by: 'sefa', steps: ['cube', 'beam', 'roof'], more: ['ball'] },
  ],
  ['tiptoe past=plum steps=4', { kind: 'tiptoe', past: 'plum', steps: 4 }],
  ['follow of=tavi', { kind: 'follow', of: 'tavi', rounds: 3 }],
  [
    'share among=nim,bao,you of=bun count=4 needs=1,2,1',
    { kind: 'share', among: ['nim', 'bao', 'you'], of: 'bun', count: 4, needs: [1, 2, 1] },
  ],
  [
    'share among=nim,bao of=bun count=4',
    { kind: 'share', among: ['nim', 'bao'], of: 'bun', count: 4, needs: [] },
  ],
  [
    'gonogo rounds=8 go=heave stop=leave,sleeve',
    { kind: 'gonogo', rounds: 8, go: ['heave'], stop: ['leave', 'sleeve'], thing: null },
  ],
  [
    'listen items=2 words=one-bell,no-butter',
    { kind: 'listen', items: 2, words: ['one-bell', 'no-butter'], decoys: [], by: null },
  ],
  [
    'listen items=one-bell,no-butter decoys=fog by=bricky',
    { kind: 'listen', items: 2, words: ['one-bell', 'no-butter'], decoys: ['fog'], by: 'bricky' },
  ],
  ['listen items=3', { kind: 'listen', items: 3, words: [], decoys: [], by: null }],
  ['sort bins=juno,oke', { kind: 'sort', bins: ['juno', 'oke'], items: [], fits: [] }],
  [
    'sort bins=a,b items=x,y fits=b,a',
    { kind: 'sort', bins: ['a', 'b'], items: ['x', 'y'], fits: ['b', 'a'] },
  ],
  ['sort bins=a,b items=x:b,y:a', { kind: 'sort', bins: ['a', 'b'], items: ['x', 'y'], fits: ['b', 'a'] }],
  ['faces', { kind: 'faces', of: null }],
  ['faces of=tavi', { kind: 'faces', of: 'tavi' }],
  ['map spots=hatch,railing', { kind: 'map', spots: ['hatch', 'railing'] }],
  ['breathe', { kind: 'breathe', rounds: 3 }],
  ['echo', { kind: 'echo' }],
])('reads %s', (written, play) => {
  expect(parsePlay(written)).toEqual(play);
});

test.each([
  'juggle',
  'wait secs=soon',
  'wait 6',
  'wait rounds=6',
  'listen',
  'listen items=3 words=one',
  'sort bins=juno',
  'sort bins=a,b items=x,y fits=a',
  'sort bins=a,b items=x:c',
  'map spots=hatch',
  'wait thing=trumpet',
  'wait act=sing',
  'row',
  'row with=bao pulls=3',
  'row with=bao thing=trumpet',
  'build steps=cube,beam,roof more=ball',
  'build by=sefa steps=cube,beam more=ball',
  'build by=sefa steps=cube,beam,roof',
  'build by=sefa steps=cube,beam,cheese more=ball',
  'build by=sefa steps=cube,beam,roof more=cube',
  'tiptoe',
  'tiptoe past=plum steps=2',
  'follow',
  'share among=nim of=bun count=4',
  'share among=nim,bao of=trumpet count=4',
  'share among=nim,bao,you of=bun count=2',
  'share among=nim,bao of=bun count=4 needs=1,2',
  'share among=nim,bao of=bun count=4 needs=4',
])('cannot play %s', (written) => {
  expect(parsePlay(written)).toBeNull();
});

test.each([
  [0, 'waited', 'steady'],
  [1, 'slip', 'slip'],
  [2, 'slip', 'slip'],
  [3, 'rushed', 'rushed'],
])('%i taps too many are %s or %s', (taps, waited, steady) => {
  expect([waitOut(taps), goNoGoOut(true, taps)]).toEqual([waited, steady]);
});

test('whoever never went held nothing back: a scene that does not tell it apart takes it for a slip', () => {
  const signs = read('gonogo rounds=10 go=green stop=red');
  expect(goNoGoOut(false, 0)).toBe('still');
  expect(offeredOut(signs, 'still', ['steady', 'still', 'slip', 'rushed'])).toBe('still');
  expect(offeredOut(signs, 'still', ['steady', 'slip', 'rushed'])).toBe('slip');
});

test('what was never said takes back what was', () => {
  expect([listenOut(3, 3, 0), listenOut(3, 3, 1), listenOut(3, 1, 2), listenOut(3, 9, 0)]).toEqual([
    'r3',
    'r2',
    'r0',
    'r3',
  ]);
});

test.each([
  ['sort bins=a,b,c items=x:a,y:b,z:c', ['a', 'b', 'c'], 'fair'],
  ['sort bins=a,b,c items=x:a,y:b,z:c', ['b', 'a', 'c'], 'uneven'],
  ['sort bins=a,b,c items=x:a,y:b,z:c', ['a', 'a', 'c'], 'hog'],
  ['sort bins=a,b,c items=x:a,y:a,z:a', ['a', 'a', 'a'], 'fair'],
  ['sort bins=a,b items=w,x,y', ['a', 'a', 'b'], 'fair'],
  ['sort bins=a,b items=w,x,y', ['a', 'a', 'a'], 'hog'],
  ['sort bins=a,b,c items=u,v,w,x,y,z', ['a', 'a', 'a', 'b', 'b', 'c'], 'uneven'],
  ['sort bins=a,b items=w,x,y,z fits=a,b,a,b', ['a', 'b', 'a', 'a'], 'uneven'],
  ['sort bins=a,b items=w,x,y,z fits=a,b,a,b', ['a', 'a', 'a', 'a'], 'hog'],
])('%s sorted into %j is %s', (written, placed, out) => {
  const play = read(written);
  expect(play.kind === 'sort' && sortOut(play, placed)).toBe(out);
});

test('a result that a scene does not name becomes the nearest it does, worse before better', () => {
  const wait = read('wait secs=4');
  expect(offeredOut(wait, 'slip', ['waited', 'rushed'])).toBe('rushed');
  expect(offeredOut(wait, 'rushed', ['waited', 'slip'])).toBe('slip');
  expect(offeredOut(read('listen items=3'), 'r0', ['r3', 'r2', 'r1'])).toBe('r1');
  expect(offeredOut(wait, 'fair', ['waited'])).toBeNull();
  expect(outsOf(read('listen items=2'))).toEqual(['r2', 'r1', 'r0']);
});

test('shows words with blanks, and draws the cast and feelings', () => {
  expect(shownWords(read('sort bins=juno,you,mud-pit items=sad,red-rope'), ['juno'])).toEqual([
    'mud pit',
    'red rope',
  ]);
});

test.each([
  ['row with=bao', ['together', 'catching-up', 'own-way']],
  ['build by=sefa steps=cube,beam,roof more=ball', ['as-told', 'nearly', 'other']],
  ['tiptoe past=plum', ['quiet', 'stirred', 'woke']],
  ['follow of=tavi', ['r3', 'r2', 'r1', 'r0']],
  ['share among=nim,bao of=bun count=4 needs=3,1', ['by-need', 'even', 'hog']],
  ['share among=nim,bao of=bun count=4', ['even', 'hog']],
])('%s ends with one of %j', (written, outs) => {
  expect(outsOf(read(written))).toEqual(outs);
});
