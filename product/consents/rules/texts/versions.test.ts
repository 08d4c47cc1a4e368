import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURRENT_TEXT, TEXT_VERSIONS, TEXTS } from './versions.ts';

test('a text that somebody may have decided about is never edited: what reads otherwise is another version', () => {
  const digests = TEXT_VERSIONS.map((version) => [
    version,
    createHash('sha256').update(JSON.stringify(TEXTS[version])).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(digests)).toMatchInlineSnapshot(`
    {
      "2026-11": "7fdc43851b4d6d68",
      "before-register": "a3a00b62fd847b39",
    }
  `);
  expect(TEXT_VERSIONS.at(-1)).toBe(CURRENT_TEXT);
});
