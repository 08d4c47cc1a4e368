import { expect, test } from 'vitest';
import { wavOf } from './wav.ts';

test('samples become a sound file that says how long it is, and nothing in it is louder than can be', () => {
  const file = wavOf(Float32Array.of(0, 0.5, -0.5, 1, 2, -2), 16_000);
  const view = new DataView(file.buffer);
  const text = (at: number, length: number): string => String.fromCharCode(...file.slice(at, at + length));
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint32(40, true)).toBe(12);
  const samples = Array.from({ length: 6 }, (_, at) => view.getInt16(44 + at * 2, true));
  expect(samples).toEqual([0, 16_383, -16_383, 32_767, 32_767, -32_767]);
});
