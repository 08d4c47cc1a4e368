import type { MouseEvent, TouchEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { pressed } from './press.ts';

type Point = { clientX: number; clientY: number };
const at = (clientX: number, clientY: number): Point => ({ clientX, clientY });
const listOf = (points: Point[]) => ({
  length: points.length,
  item: (index: number) => points[index] ?? null,
});

/** A finger down, and up again. */
function finger({ down, up, cancelable = true }: { down: Point[]; up: Point; cancelable?: boolean }) {
  const [work, preventDefault] = [vi.fn<(by: string) => void>(), vi.fn<() => void>()];
  const button = pressed(work);
  button.onTouchStart({ touches: listOf(down) } as unknown as TouchEvent);
  button.onTouchEnd({ changedTouches: listOf([up]), cancelable, preventDefault } as unknown as TouchEvent);
  return { presses: work.mock.calls.length, clicksPrevented: preventDefault.mock.calls.length, button, work };
}

test('a finger that leaves where it came presses, once, and no click is made of it', () => {
  const { work, ...rest } = finger({ down: [at(50, 50)], up: at(60, 44) });
  expect(rest).toMatchObject({ presses: 1, clicksPrevented: 1 });
  expect(work).toHaveBeenCalledWith('touch');
});

test.each([
  ['moved away', { down: [at(50, 50)], up: at(50, 80) }],
  ['was one of two', { down: [at(50, 50), at(90, 90)], up: at(50, 50) }],
  ['scrolls the page', { down: [at(50, 50)], up: at(50, 50), cancelable: false }],
])('a finger that %s presses nothing', (_, touch) => {
  expect(finger(touch)).toMatchObject({ presses: 0, clicksPrevented: 0 });
});

test.each([
  ['a mouse', 1, 'mouse'],
  ['a key or a switch', 0, 'key'],
])('%s clicks', (_, detail, by) => {
  vi.stubGlobal('PointerEvent', class {});
  const { button, work } = finger({ down: [at(50, 50)], up: at(99, 99) });
  button.onClick({ detail, nativeEvent: {} } as unknown as MouseEvent);
  expect(work.mock.calls).toEqual([[by]]);
  vi.unstubAllGlobals();
});

test('a finger that was put down elsewhere presses nothing here', () => {
  const { button, work } = finger({ down: [at(50, 50)], up: at(50, 50) });
  const up = { changedTouches: listOf([at(50, 50)]), cancelable: true, preventDefault: vi.fn<() => void>() };
  button.onTouchEnd(up as unknown as TouchEvent);
  expect(work).toHaveBeenCalledTimes(1);
});
