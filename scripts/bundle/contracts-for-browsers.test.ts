import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { DOES_NOTHING_ALONE, withoutServersPart, withoutUnusedImports } from './contracts-for-browsers.ts';

const parse = (text: string): unknown => parseSync('contract.js', text).program;
const shown = (code: string): string => withoutServersPart(code, parse);

test('of a call the browser has how it is made and what is sent', () => {
  const code = `import { endpoint } from './endpoint.ts';
const reply = z.object({ name: z.string() });
export const find = endpoint({
  method: 'POST',
  path: '/find/:id',
  summary: 'Finds, (and) "tells".',
  access: anyone,
  input: z.strictObject({ id: id(), output: text() }),
  output: reply,
  status: 204,
  stepUp: true,
  audit: 'find',
});
export const other = 1;`;
  expect(shown(code)).toBe(`import { endpoint } from './endpoint.ts';
const reply = z.object({ name: z.string() });
export const find = ({ method: 'POST', path: '/find/:id', input: z.strictObject({ id: id(), output: text() }), status: 204, stepUp: true });
export const other = 1;`);
});

test('calls that are made of parts stay whole', () => {
  const code = `const make = (access, rest) => [endpoint({ access, ...rest }), endpoint(rest), endpoints({ access })];`;
  expect(shown(code)).toBe(
    `const make = (access, rest) => [({ ...rest }), endpoint(rest), endpoints({ access })];`,
  );
});

test('what is named nowhere is not fetched', () => {
  const code = `import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, secret as hidden, text } from './fields.ts';
import './style.css';
export const find = ({ input: z.object({ hidden: hidden() }) });`;
  expect(withoutUnusedImports(code, parse)).toBe(`import * as z from 'zod/mini';

import { secret as hidden } from './fields.ts';
import './style.css';
export const find = ({ input: z.object({ hidden: hidden() }) });`);
});

test.each([
  ['/root/product/play/rules/story/tags.ts', true],
  ['/root/product/rosters/uploads/rules/a.ts', true],
  ['/root/product/accounts/contract.ts', true],
  ['/root/product/accounts/acting-contract.ts', true],
  ['/root/platform/contract/fields.ts', true],
  ['/root/brands/kindred.ts', true],
  ['/root/product/play/web/shared/sound.ts', false],
  ['/root/product/play/web/student/student-source.ts', false],
  ['/root/platform/web/texts.ts', false],
  ['/root/apps/student/main.tsx', false],
])('%s does nothing alone: %s', (file, isSo) => {
  expect(DOES_NOTHING_ALONE.test(file)).toBe(isSo);
});
