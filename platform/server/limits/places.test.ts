import { expect, test } from 'vitest';
import { places } from './places.ts';

test('a person has so many places, all together so many; one given back is free, and only once', () => {
  const take = places({ all: 3, each: 2 });
  const [first] = [take(1), take(1)];
  expect(() => take(1)).toThrow('error.too-many-attempts');
  const other = take(2);
  expect(() => take(3)).toThrow('error.too-many-attempts');
  first?.release();
  first?.release();
  take(3);
  expect(() => take(2)).toThrow('error.too-many-attempts');
  other.release();
  take(1);
  expect(() => take(4)).toThrow('error.too-many-attempts');
});

test('who is refused is told when to ask again', () => {
  const take = places({ all: 1, each: 1 });
  take(1);
  expect(() => take(1)).toThrow(expect.objectContaining({ retryAfterSeconds: 15 }));
});
