import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePlace } from './place.ts';

const isRoot = process.getuid?.() === 0;
let base: string;

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'kindred place '));
  chmodSync(base, 0o755);
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Programs and data as `npm install` under a strict umask leaves them. */
function programs(mode: number): string {
  const native = path.join(base, 'packages', 'native');
  for (const folder of ['bin', 'lib', path.join('share', 'postgresql')]) {
    mkdirSync(path.join(native, folder), { recursive: true });
  }
  const files = ['bin/postgres', 'bin/initdb', 'lib/library.so', 'share/postgresql/settings.sample'];
  for (const file of files) writeFileSync(path.join(native, file), file, { mode: 0o700 & mode });
  for (const file of files) chmodSync(path.join(native, file), mode);
  writeFileSync(path.join(base, 'packages', 'package.json'), '{ "version": "18.0.0" }');
  return native;
}

function place(binariesDir: string) {
  const lines: string[] = [];
  const wish = { dataDir: path.join(base, 'data'), binariesDir, sharedDir: path.join(base, 'shared') };
  return { ...choosePlace({ ...wish, log: (line) => lines.push(line) }), lines };
}

test('everything stays where it is while the user of the database can reach it', () => {
  const native = programs(0o755);
  expect(place(native)).toMatchObject({ binariesDir: native, dataDir: path.join(base, 'data'), lines: [] });
});

test.runIf(isRoot).each([
  { closed: 'files only root may read', folder: 0o755, file: 0o700 },
  { closed: 'a folder only root may enter', folder: 0o700, file: 0o755 },
])('programs in $closed are copied to where everybody may run them', ({ folder, file }) => {
  const native = programs(file);
  chmodSync(path.join(base, 'packages'), folder);
  const { binariesDir, dataDir, lines } = place(native);
  expect(dataDir).toBe(path.join(base, 'data'));
  expect(path.dirname(binariesDir)).toBe(path.join(base, 'shared'));
  expect(readFileSync(path.join(binariesDir, 'bin', 'initdb'), 'utf8')).toBe('bin/initdb');
  expect(statSync(path.join(binariesDir, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(lines).toEqual([expect.stringContaining(`its programs are in ${binariesDir}`)]);
  expect(place(native).binariesDir).toBe(binariesDir);
});

test.runIf(isRoot)('a database behind a closed folder is not silently replaced by an empty one', () => {
  const home = path.join(base, 'data');
  mkdirSync(path.join(home, 'inner', 'cluster'), { recursive: true });
  chmodSync(home, 0o700);
  const wish = { dataDir: path.join(home, 'inner'), binariesDir: programs(0o755), log: () => undefined };
  expect(() => choosePlace({ ...wish, sharedDir: path.join(base, 'shared') })).toThrow('it holds a database');
});
