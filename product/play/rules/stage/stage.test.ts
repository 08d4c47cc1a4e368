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
  expect(stageAfter(handed).props).toEqual([{ name: 'lantern', at: 5, state: 'lit', by: 'bao', on: null }]);
  const dropped = stageAfter([...handed, line('narrator', 'prop: drop lantern')]);
  expect(dropped.props).toEqual([{ name: 'lantern', at: 6, state: 'there', by: null, on: null }]);
});

test('what is worn stays on whatever the hands do, and comes off when it is held, given or put down', () => {
  const worn = [OPENING, line('narrator', 'prop: wear ear-defenders by nim # pose: nim wave')];
  const earsAfter = (...told: string[]) =>
    stageAfter([...worn, ...told.map((one) => line('narrator', one))]).props.find(
      ({ name }) => name === 'ear-defenders',
    );
  expect(earsAfter()).toMatchObject({ by: 'nim', state: 'worn' });
  expect(earsAfter('pose: nim hold lantern', 'pose: nim stand')).toMatchObject({ by: 'nim', state: 'worn' });
  expect(earsAfter('pose: nim hold ear-defenders')).toMatchObject({ by: 'nim', state: 'there' });
  expect(earsAfter('prop: give ear-defenders to bao')).toMatchObject({ by: 'bao', state: 'there' });
  expect(earsAfter('prop: put ear-defenders at 3')).toMatchObject({ by: null, state: 'there' });
  expect(earsAfter('exit: nim left')).toBeUndefined();
});

test('a thing stands on another until it is taken, and falls to the ground when that one goes', () => {
  const laid = [
    OPENING,
    line('narrator', 'prop: put guest-table at 7, put blue-mug on guest-table, put cake at 6'),
  ];
  const mugAfter = (told: string) =>
    stageAfter([...laid, line('narrator', told)]).props.find(({ name }) => name === 'blue-mug');
  expect(stageAfter(laid).props).toMatchObject([{}, {}, { name: 'blue-mug', at: 7, on: 'guest-table' }, {}]);
  expect(mugAfter('prop: break blue-mug')).toMatchObject({ state: 'broken', on: 'guest-table' });
  expect(mugAfter('prop: take blue-mug by nim')).toMatchObject({ by: 'nim', on: null });
  expect(mugAfter('prop: gone guest-table')).toMatchObject({ at: 7, on: null });
  const faults: string[] = [];
  const note = (kind: string, detail: string): void => void faults.push(`${kind}: ${detail}`);
  for (const told of ['put blue-mug on cake', 'put blue-mug on table', 'ring blue-mug on guest-table'])
    stageAfterLine(stageAfter(laid), line('narrator', `prop: ${told}`), note);
  expect(faults).toEqual([
    'prop: put blue-mug on cake',
    'unplaced: put blue-mug on table',
    'prop: ring blue-mug on guest-table',
    'prop: blue-mug cannot ring',
  ]);
});

test.each([
  ['as it is told', 'nim', 'pose: bao point right', 'right'],
  ['to whoever shares the shot', 'narrator', 'camera: two bao nim # pose: bao wave', 'left'],
  ['to what does something', 'nim', 'pose: bao point # prop: put bell at 8, ring bell', 'right'],
  ['to whoever comes', 'narrator', 'pose: bao wave # enter: plum from right at 8', 'right'],
  ['to whoever speaks', 'nim', 'pose: bao reach', 'left'],
  [
    'to whom it holds something out',
    'narrator',
    'enter: plum at 7 # pose: bao reach block # prop: light lantern',
    'right',
  ],
  [
    'to whom it gives',
    'narrator',
    'pose: bao reach # prop: take lantern by bao, give lantern to nim',
    'left',
  ],
  ['to whoever is next to it', 'narrator', 'enter: plum at 7 # pose: bao comfort # move: nim to 1', 'right'],
  ['into the stage and not out of it', 'narrator', 'pose: bao lift', 'left'],
] as const)('a pose that is meant for something goes %s', (_, who, told, side) => {
  const stage = stageAfter([OPENING, line(who, told)]);
  expect(stage.actors.find((actor) => actor.who === 'bao')).toMatchObject({ turn: side });
  // And stays: it does not swing around with every line.
  const later = stageAfterLine(stage, line('nim', 'feel: nim sad'));
  expect(later.actors.find((actor) => actor.who === 'bao')).toMatchObject({ turn: side });
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

test('a line is about whom its words name, as they come, and then who does something', () => {
  const opening = line('narrator', 'enter: nim at 3, bao at 6, you at 8');
  const about = (who: string, source: string, tags: string): readonly string[] =>
    stageAfter([opening, line(who, tags, { source })]).now.about;
  expect(about('narrator', 'Bao gives you a bun.', 'pose: nim cheer, bao stand')).toEqual([
    'bao',
    'you',
    'nim',
  ]);
  expect(about('nim', 'Did you see Bao?', 'feel: bao happy')).toEqual(['bao']);
  expect(about('narrator', "Nim's ears fold flat. He goes away.", 'exit: nim left')).toEqual(['nim']);
  expect(about('narrator', 'It rains.', 'fx: rain')).toEqual([]);
});

test.each([
  ['on the free side of somebody', 'enter: nim at 5, bao at 6', 'pose: bao lift lantern', 'right'],
  ['on the free side, also from who speaks', 'enter: nim at 6, bao at 5', 'pose: bao lift lantern', 'left'],
  ['to who speaks, between two', 'enter: nim at 4, bao at 5, sefa at 6', 'pose: bao lift lantern', 'left'],
  ['not out of the picture', 'enter: nim at 2.2, bao at 1.2', 'pose: bao lift lantern', 'right'],
  ['where the line says', 'enter: nim at 5, bao at 6', 'pose: bao lift lantern left', 'left'],
])('what is held up goes %s', (_, enters, tags, side) => {
  const stage = stageAfter([line('narrator', enters), line('nim', tags)]);
  expect(stage.actors.find((actor) => actor.who === 'bao')).toMatchObject({ turn: side });
});
