import { expect, test } from 'vitest';
import { slotOf } from '../../rules/results/active-time.ts';
import { countActivity } from './activity.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');

function setUp() {
  const clock = { at: START, visible: true, isNew: false };
  const told: { slot: number; seconds: number; scene: string | undefined }[] = [];
  const activity = countActivity({
    now: () => clock.at,
    isVisible: () => clock.visible,
    isNew: () => clock.isNew,
    tell: (slot, seconds, scene) => void told.push({ slot: slot - slotOf(START), seconds, scene }),
  });
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      clock.at += 1000;
      activity.tick();
    }
  };
  return { activity, clock, told, pass };
}

test('a minute of play is four slots', () => {
  const { activity, told, pass } = setUp();
  activity.enter('academy-ic-1');
  pass(60);
  activity.rest();
  expect(told.map(({ seconds }) => seconds).reduce((sum, one) => sum + one, 0)).toBe(60);
  expect(told.every(({ scene }) => scene === 'academy-ic-1')).toBe(true);
});

test('nothing counts while the page is hidden or nobody has touched it for a minute', () => {
  const { activity, clock, told, pass } = setUp();
  clock.visible = false;
  pass(30);
  clock.visible = true;
  pass(120);
  activity.rest();
  expect(told.map(({ seconds }) => seconds).reduce((sum, one) => sum + one, 0)).toBe(30);
});

test('minutes of the Cool Down Corner are told on their own', () => {
  const { activity, told, pass } = setUp();
  activity.enter('academy-ic-1');
  pass(4);
  activity.enter('cdc-snow-jar');
  pass(3);
  activity.rest();
  expect(told).toEqual([
    { slot: 0, seconds: 4, scene: 'academy-ic-1' },
    { slot: 0, seconds: 3, scene: 'cdc-snow-jar' },
  ]);
});

test('where a scene was left is told at once, and never less than the seconds before', () => {
  const { activity, clock, told, pass } = setUp();
  activity.enter('academy-ic-1');
  pass(4);
  activity.enter(undefined);
  pass(2);
  activity.enter('academy-er-1');
  clock.isNew = true;
  activity.rest();
  expect(told).toEqual([
    { slot: 0, seconds: 4, scene: 'academy-ic-1' },
    { slot: 0, seconds: 6, scene: 'academy-er-1' },
  ]);
  activity.rest();
  expect(told).toHaveLength(3);
});

test('what was told is told again only with more', () => {
  const { activity, told, pass } = setUp();
  pass(2);
  activity.rest();
  activity.rest();
  pass(1);
  activity.rest();
  expect(told.map(({ seconds }) => seconds)).toEqual([2, 3]);
});
