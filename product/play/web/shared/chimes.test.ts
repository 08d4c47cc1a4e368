import { expect, test } from 'vitest';
import { CHIMES, wavOf } from './chimes.ts';

test.each(Object.entries(CHIMES))('%s is a sound file that is heard, and never too loud', (_, tones) => {
  const file = wavOf(tones);
  const view = new DataView(file.buffer);
  const text = (at: number, length: number) => String.fromCharCode(...file.slice(at, at + length));
  expect([text(0, 4), text(8, 4), text(36, 4)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint32(40, true)).toBe(file.length - 44);
  const samples = Array.from({ length: (file.length - 44) / 2 }, (__, at) =>
    view.getInt16(44 + at * 2, true),
  );
  const loudest = Math.max(...samples.map(Math.abs)) / 0x7fff;
  expect(loudest).toBeGreaterThan(0.02);
  expect(loudest).toBeLessThan(0.6);
  // It fades: nothing clicks at its end.
  expect(Math.abs(samples.at(-1) ?? 1) / 0x7fff).toBeLessThan(0.01);
});
