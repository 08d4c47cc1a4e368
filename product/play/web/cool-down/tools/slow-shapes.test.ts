import { expect, test } from 'vitest';
import { followed, slowShape } from './slow-shapes.ts';

test.each(['wave', 'spiral', 'eight', 'free'])('the %s stays on the page', (shape) => {
  const points = slowShape(shape);
  expect(points.length).toBeGreaterThan(100);
  expect(points.flat().every((place) => place >= 0 && place <= 1)).toBe(true);
});

test('the pen comes after the finger, never past it', () => {
  const once = followed([0, 0], [1, 1], 0.1);
  expect(once[0]).toBeGreaterThan(0);
  expect(once[0]).toBeLessThan(1);
  expect(followed([0, 0], [1, 1], 10)[0]).toBeCloseTo(1);
});
