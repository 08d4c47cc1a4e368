import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import texts from '#locales/en/validation.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');
const code = globSync('{product,platform,ui,apps,brands}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Keys that are put together: `validation.max-${count}`. */
const MADE = [...code.matchAll(/`validation\.([\w-]*)\$\{/g)].map(([, start = '']) => start);

test('every validation text is said by somebody: one that nobody emits is a rule that nobody keeps', () => {
  const unsaid = Object.keys(texts)
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    .filter((key) => !code.includes(`validation.${key}'`) && !code.includes(`validation.${key}\``))
    .filter((key) => !MADE.some((start) => start !== '' && key.startsWith(start)))
    // Sign-in says these by their last word.
    .filter((key) => !(MADE.includes('') && code.includes(`'${key}'`)));
  expect(unsaid).toEqual([]);
});
