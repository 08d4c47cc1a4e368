import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { PROPS_OF, sheetOf } from '../directions/props.ts';
import { EMPTY_STAGE, type StagedLine, stageAfter, stageAfterLine } from '../stage/stage.ts';
import { EFFECTS } from './effects.ts';
import { soundOfProp, soundsOf, stageSounds, VERB_SOUNDS } from './sounds-of.ts';

const PROPS = PROGRAM_IDS.flatMap((program) => PROPS_OF[program]);
const OF_ALL = ['put', 'gone'];
const OF_HANDS = ['take', 'give', 'drop'];

test('everything a thing can be told is heard', () => {
  const silent = PROPS.flatMap((prop) => {
    const { verbs, hand } = sheetOf(prop);
    const told = [...OF_ALL, ...(hand ? OF_HANDS : []), ...Object.keys(verbs)];
    return told.filter((verb) => soundOfProp(prop, verb) === null).map((verb) => `${verb} ${prop}`);
  });
  expect(silent).toEqual([]);
});

test('no sound is kept for a verb that nothing can be told', () => {
  const told = new Set(PROPS.flatMap((prop) => Object.keys(sheetOf(prop).verbs)));
  const unheard = Object.keys(VERB_SOUNDS).filter(
    (verb) => !told.has(verb) && ![...OF_ALL, ...OF_HANDS].includes(verb),
  );
  expect(unheard).toEqual([]);
});

/** What screens and games play by name. */
function chimed(): string[] {
  const web = path.join(import.meta.dirname, '../../web');
  return globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) =>
    [...readFileSync(path.join(web, file), 'utf8').matchAll(/\bchime\(([^)]*)\)/g)].flatMap(([, said = '']) =>
      [...said.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
    ),
  );
}

test('every sound belongs to something that is seen: to a direction of the stage, to a game or a screen', () => {
  const heard = [...new Set([...stageSounds(), ...chimed()])].toSorted();
  expect(heard).toEqual(Object.keys(EFFECTS).toSorted());
});

const line = (list: NonNullable<StagedLine['stage']>['list']): StagedLine => ({
  who: 'narrator',
  face: null,
  place: null,
  stage: { list, voice: false },
});
const enters = { do: 'enter', who: 'nim', from: null, at: 3, slowly: false } as const;
const opening = stageAfter([
  line([enters, { do: 'prop', verb: 'put', prop: 'tower', at: 5, on: null, who: null }]),
]);
const heard = (list: Parameters<typeof line>[0], before = opening): string[] =>
  soundsOf(before, stageAfterLine(before, line(list)));

test.each<[string, Parameters<typeof line>[0], string[]]>([
  ['a quiet line is quiet', [], []],
  [
    'a tower that falls topples, with its dust, and the floor shakes',
    [
      { do: 'prop', verb: 'fall', prop: 'tower', at: null, on: null, who: null },
      { do: 'pass', effect: 'dust' },
      { do: 'pass', effect: 'shake' },
    ],
    ['topple', 'dust', 'rumble'],
  ],
  ['whoever goes is heard', [{ do: 'exit', who: 'nim', to: 'left', slowly: false }], ['steps']],
  ['slowly, too', [{ do: 'move', who: 'nim', at: 5, slowly: true }], ['slow-steps']],
  ['a swish of a tail', [{ do: 'gesture', who: 'nim', gesture: 'swish' }], ['swish']],
  ['rain begins', [{ do: 'last', effect: 'rain', on: true }], ['rain']],
  ['joy', [{ do: 'pose', who: 'nim', pose: 'cheer', holds: null, turn: null }], ['cheer']],
])('%s', (_, list, sounds) => {
  expect(heard(list)).toEqual(sounds);
});

test('what goes on is not heard again, and never more than three at once', () => {
  const rains = stageAfterLine(opening, line([{ do: 'last', effect: 'rain', on: true }]));
  expect(soundsOf(rains, stageAfterLine(rains, line([])))).toEqual([]);
  const all = heard([
    { do: 'prop', verb: 'fall', prop: 'tower', at: null, on: null, who: null },
    { do: 'pass', effect: 'dust' },
    { do: 'pass', effect: 'sparkle' },
    { do: 'last', effect: 'wind', on: true },
    { do: 'gesture', who: 'nim', gesture: 'hop' },
  ]);
  expect(all).toHaveLength(3);
  expect(soundsOf(EMPTY_STAGE, EMPTY_STAGE)).toEqual([]);
});
