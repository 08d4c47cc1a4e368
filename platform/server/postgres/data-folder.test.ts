import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kindred lock '));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is claimed once, and again after it was released', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  lockDataFolder(folder).release();
});

test.each([
  { left: 'a process that is gone', text: JSON.stringify({ pid: 2 ** 30, birth: 'then' }) },
  {
    left: 'a number that is now another process',
    text: JSON.stringify({ pid: process.ppid, birth: 'then' }),
  },
  { left: 'nothing, after a power cut', text: '' },
])('a lock left by $left is taken over', ({ text }) => {
  writeFileSync(path.join(folder, 'lock'), text);
  writeFileSync(path.join(folder, 'lock.takeover'), text);
  lockDataFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of many starts that find an abandoned lock at the same moment one gets the folder', async () => {
  writeFileSync(path.join(folder, 'lock'), JSON.stringify({ pid: 2 ** 30, birth: 'then' }));
  const module = path.join(import.meta.dirname, 'data-folder.ts');
  const at = Date.now() + 1500;
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    while (Date.now() < ${at});
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('mine'); } catch { console.log('taken'); }
    setTimeout(() => undefined, 1500);`;
  const said = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      await once(child, 'close');
      return chunk.toString().trim();
    }),
  );
  expect(said.filter((word) => word === 'mine')).toEqual(['mine']);
}, 20_000);
