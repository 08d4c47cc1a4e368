import { expect, test } from 'vitest';
import type { MeasuredContent } from '#product/play/rules/measurement/answers.ts';
import type { PlayEvent } from '#product/play/rules/results/events.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';
import { optionOrder, seedOf } from '#product/play/rules/story/seeded.ts';
import { sceneToPlay } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { scenePlays } from './scene-plays.ts';

const content: MeasuredContent = {
  outline: (scene, version) => TEST_SCENES.outlines[`${scene}@${version}`] ?? null,
  completes: () => true,
  reading: (scene, version, language) => TEST_SCENES.readings[`${scene}@${version}`]?.[language] ?? null,
};
const OPTIONS = [{ id: 'good' }, { id: 'fair' }, { id: 'poor' }];
let ids = 0;

/** A child's first play of these scenes, always answering alike in each; `tell` changes what the browser says. */
function playsOf(
  student: number,
  answers: Readonly<Record<string, string>>,
  tell: (event: PlayEvent) => PlayEvent = (event) => event,
) {
  const session = pretend({
    program: 'hoh',
    start: Date.parse('2026-09-14T15:00:00Z'),
    id: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  });
  for (const [scene, option] of Object.entries(answers))
    session.scene(sceneToPlay(scene), () => ({ option, seconds: 20 }));
  return scenePlays(student, session.end().map(tell), content);
}

const seed = (student: number): string => seedOf(student, { epoch: 1, iteration: 1, attempt: 1 });
const spotOf = (student: number, scene: string, ask: string, option: string): number =>
  optionOrder(OPTIONS, seed(student), scene, ask).findIndex(({ id }) => id === option);

/** As a browser has it, which shows the options in the child's own order. */
const asShown =
  (student: number) =>
  (event: PlayEvent): PlayEvent =>
    event.type === 'choice'
      ? { ...event, pos: spotOf(student, event.scene, event.ask, event.opt), lang: 'zh-TW', aloud: 'heard' }
      : event;

test('an answer tells where the best one stood, whichever was taken', () => {
  for (const student of [7, 8, 9, 10]) {
    const [play] = playsOf(student, { 'hoh-check-a-ic': 'poor' }, asShown(student));
    expect(play?.answers.length).toBeGreaterThan(3);
    for (const { ask, spot, lang, aloud } of play?.answers ?? []) {
      expect([spot, lang, aloud]).toEqual([spotOf(student, 'hoh-check-a-ic', ask, 'good'), 'zh-TW', true]);
    }
  }
});

test('where the browser shows another order than ours, nothing is told of spots', () => {
  const wrong = (event: PlayEvent): PlayEvent =>
    event.type === 'choice'
      ? { ...event, pos: (spotOf(7, event.scene, event.ask, event.opt) + 1) % 3 }
      : event;
  const [play] = playsOf(7, { 'hoh-check-a-ic': 'good' }, wrong);
  expect(new Set(play?.answers.map(({ spot }) => spot))).toEqual(new Set([null]));
});

test('a rest score is of the same skill in other scenes', () => {
  const answers = { 'hoh-check-a-ic': 'good', 'hoh-check-a-com': 'poor', 'hoh-check-a-er': 'good' };
  const plays = playsOf(7, answers);
  const first = (scene: string) => plays.find((play) => play.scene === scene)?.answers[0];
  // In each of the other two scenes one question is about it: once at its worst, once at its best.
  expect(first('hoh-check-a-ic')).toMatchObject({ ask: 'q0', opt: 'good', rest: 0 });
  expect(first('hoh-check-a-com')).toMatchObject({ ask: 'q0', opt: 'poor', rest: 1 });
  expect(playsOf(7, { 'hoh-check-a-ic': 'good' })[0]?.answers[0]?.rest).toBeNull();
});

test('only the first play of a scene has answers', () => {
  const again = (event: PlayEvent): PlayEvent => ({ ...event, iteration: 2 });
  const one = playsOf(7, { 'hoh-check-a-ic': 'good' }, again);
  expect(one).toMatchObject([{ iteration: 2, is_first: true }]);
  expect(one[0]?.answers.length).toBeGreaterThan(0);
});
