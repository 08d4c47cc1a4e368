import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.optional(z.record(z.string(), z.string())) }),
  ),
});
const { packages } = Lock.parse(
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
);

/** What README promises: Linux and macOS on both kinds of processors. npm installs nothing that the lock leaves out. */
const MACHINES = /[-/](linux-(x64|arm64)(-gnu)?|darwin-(x64|arm64))$/;

test('the lock has the programs of every machine that README promises', () => {
  const wanted = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => MACHINES.test(name));
  expect(wanted).toContain('@rolldown/binding-linux-arm64-gnu');
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});

test('known faults of packages are asked for with every change, and every week without one', () => {
  const ci = readFileSync(new URL('../.github/workflows/ci.yml', import.meta.url), 'utf8');
  expect(ci).toMatch(/^ {6}- run: npm audit --audit-level=high$/m);
  expect(ci).toMatch(/^ {2}schedule:\n {4}- cron: /m);
});
