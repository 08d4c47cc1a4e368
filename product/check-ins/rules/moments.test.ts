import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

const at = (time: string) => new Date(`2026-11-19T${time}:00.000Z`);
const scene = (id: string, time: string, begun = true) => ({
  scene: id,
  title: `The ${id}`,
  begun,
  at: at(time).toISOString(),
});
const slot = (time: string, calm = false) => ({ slot: at(time).getTime() / 15_000, calm, seconds: 15 });

test('a moment has the scene before it, and what was played and calmed after it', () => {
  const said = [{ at: at('13:41'), feeling: 'worried' as const, program: 'zoou' as const }];
  const scenes = [
    scene('door', '13:10'),
    scene('lunch', '13:45'),
    scene('lunch', '13:55', false),
    scene('swings', '13:56'),
  ];
  const slots = [slot('13:12'), slot('13:41', true), slot('13:46')];
  expect(momentsOf(said, scenes, slots)).toEqual([
    {
      at: '2026-11-19T13:41:00.000Z',
      said: 'worried',
      program: 'zoou',
      before: 'The door',
      after: [
        { title: 'The lunch', finished: true },
        { title: 'The swings', finished: false },
      ],
      seconds: 30,
      calm_seconds: 15,
    },
  ]);
});

test('what follows the next question belongs to that', () => {
  const said = [
    { at: at('13:00'), feeling: 'skipped' as const, program: null },
    { at: at('14:00'), feeling: 'okay' as const, program: null },
  ];
  const [first, second] = momentsOf(said, [scene('lunch', '13:30')], [slot('13:30'), slot('14:10')]);
  expect(first).toMatchObject({ said: 'not-now', before: null, seconds: 15 });
  expect(first?.after).toHaveLength(1);
  expect(second).toMatchObject({
    said: 'okay',
    before: 'The lunch',
    after: [],
    seconds: 15,
    calm_seconds: 0,
  });
});
