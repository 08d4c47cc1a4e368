import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Every package that a script loads when it starts, through all it imports. */
function packagesOf(script: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    // Neither types nor what is loaded on demand.
    const text = readFileSync(file, 'utf8').replaceAll(/^import type .*?;$/gms, '');
    for (const [, name = ''] of text.matchAll(/^(?:import|export) (?:[^'"]*? from )?'([^']+)'/gms)) {
      if (name.startsWith('.')) walk(path.join(path.dirname(file), name));
      else if (name.startsWith('#')) walk(path.join(root, name.slice(1)));
      else packages.add(name.replace(/^node:/, ''));
    }
  };
  walk(path.join(root, script));
  return packages;
}

test('the process that serves loads nothing that builds: what a build takes in memory would stay', () => {
  const loaded = [...packagesOf('scripts/start.ts')].filter((name) => !builtinModules.includes(name));
  expect(loaded).toContain('fastify');
  expect(loaded.filter((name) => /vite|rolldown|inkjs|react/.test(name))).toEqual([]);
  expect([...packagesOf('scripts/build.ts')]).toContain('vite');
});
