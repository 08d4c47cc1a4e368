import { expect, test } from 'vitest';
import { sizeText } from './numbers.ts';

test.each([
  { bytes: 0, text: '0 byte' },
  { bytes: 999, text: '999 byte' },
  { bytes: 12_345, text: '12 kB' },
  { bytes: 1_250_000, text: '1.3 MB' },
  { bytes: 3_000_000_000_000, text: '3,000 GB' },
])('$bytes bytes are $text', ({ bytes, text }) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
