import { expect, test } from 'vitest';
import { readDirections } from '../directions/directions.ts';
import { type StagedLine, stageAfter, stageAfterLine } from './stage.ts';

/** A line as `who face: tags`. */
function line(who: string, tags: string, more: Partial<StagedLine> = {}): StagedLine {
  const read = new Map(
    tags.split(' # ').map((tag) => {
      const [name = '', value = ''] = tag.split(': ');
      return [name, value];
    }),
  );
  return { who, face: null, place: null, stage: readDirections(read), ...more };
}

const OPENING = line('narrator', 'enter: nim at 3, bao from right at 6 slowly # prop: put lantern at 5');

test('everybody stays as they were left, and only the last line happens', () => {
  const stage = stageAfter([OPENING, line('nim', 'pose: nim cheer # feel: bao sad', { face: 'excited' })]);
  expect(stage).toMatchObject({
    actors: [
      { who: 'nim', at: 3, face: 'excited', pose: 'cheer' },
      { who: 'bao', at: 6, face: 'sad', pose: null },
    ],
    speaker: 'nim',
    now: { entering: [], leaving: [], moving: [] },
  });
  expect(stageAfter([OPENING]).now.entering).toEqual([
    { who: 'nim', from: 'left', slowly: false },
    { who: 'bao', from: 'right', slowly: true },
  ]);
});

test('whoever leaves goes with the face of that line, and with what is in the hand', () => {
  const stage = stageAfter([
    OPENING,
    line('narrator', 'prop: light lantern, take lantern by nim'),
    line('narrator', 'exit: nim left # feel: nim sad'),
  ]);
  expect(stage.now.leaving).toMatchObject([{ actor: { who: 'nim', face: 'sad' }, to: 'left' }]);
  expect(stage.props).toEqual([]);
});

test('a thing keeps its state from hand to hand, and lies where it was dropped', () => {
  const handed = [OPENING, line('narrator', 'prop: light lantern, take lantern by nim, give lantern to bao')];
  expect(stageAfter(handed).props).toEqual([{ name: 'lantern', at: 5, state: 'lit', by: 'bao' }]);
  const dropped = stageAfter([...handed, line('narrator', 'prop: drop lantern')]);
  expect(dropped.props).toEqual([{ name: 'lantern', at: 6, state: 'there', by: null }]);
});

test('weather stays until it is over, dust does not; a gesture passes, and a pose stays', () => {
  const first = stageAfter([OPENING, line('narrator', 'fx: rain, dust # pose: nim nod, bao sit')]);
  expect([first.effects, first.now.effects]).toEqual([['rain'], ['dust']]);
  expect(first.actors).toMatchObject([{ gesture: 'nod' }, { pose: 'sit' }]);
  const second = stageAfterLine(first, line('narrator', 'fx: rain off'));
  expect([second.effects, second.now.effects]).toEqual([[], []]);
  expect(second.actors).toMatchObject([{ gesture: null }, { pose: 'sit' }]);
});

test('another place is an empty stage with a wide picture', () => {
  const stage = stageAfter([
    OPENING,
    line('narrator', 'camera: close nim # fx: dusk'),
    line('narrator', 'enter: bao at 5', { place: 'meadow' }),
  ]);
  expect(stage).toMatchObject({
    place: 'meadow',
    actors: [{ who: 'bao' }],
    props: [],
    effects: [],
    camera: { shot: 'wide' },
  });
});

test('whoever is only heard moves no lips', () => {
  expect(stageAfter([OPENING, line('plum', 'voice')]).speaker).toBeNull();
});
