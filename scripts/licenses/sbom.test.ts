import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packagesIn } from './allowed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As much of CycloneDX as somebody reads who asks which packages are in it, and under which terms. */
const License = z.union([
  z.object({ license: z.object({ id: z.string() }) }),
  z.object({ license: z.object({ name: z.string() }) }),
  z.object({ expression: z.string() }),
]);
const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z.optional(z.array(License)),
    }),
  ),
});

/** Whose license was read in the package: the list has none for them. */
const UNNAMED = ['png-js@2.0.0'];

test('the bill of materials has each package of the lock that is shipped, no other, and its license', {
  timeout: 120_000,
}, () => {
  const told = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { metadata, components } = Bill.parse(JSON.parse(told));
  expect(metadata.component['bom-ref']).toMatch(/^kindred@/);
  const shipped = packagesIn(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
    .filter(({ dev }) => !dev)
    .map(({ name }) => name);
  expect(shipped.length).toBeGreaterThan(100);
  const named = components.map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(named)].toSorted()).toEqual([...new Set(shipped)].toSorted());
  const without = components.filter(({ licenses = [] }) => licenses.length === 0);
  expect(without.map(({ name, version }) => `${name}@${version}`)).toEqual(UNNAMED);
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\/.+@\d/);
});
