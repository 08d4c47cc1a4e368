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
  // All wait for the same moment; who has the folder holds it until everybody has tried.
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    process.stdin.once('data', (at) => {
      while (Date.now() < Number(at));
      try { lockDataFolder(${JSON.stringify(folder)}); console.log('mine'); } catch { console.log('taken'); }
    });
    console.log('ready');`;
  const starts = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code]),
  );
  const next = async (child: (typeof starts)[number]): Promise<string> => {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    return chunk.toString().trim();
  };
  expect(new Set(await Promise.all(starts.map(next)))).toEqual(new Set(['ready']));
  const at = Date.now() + 50;
  for (const child of starts) child.stdin.write(String(at));
  const said = await Promise.all(starts.map(next));
  for (const child of starts) child.stdin.end();
  await Promise.all(starts.map((child) => once(child, 'close')));
  expect(said.filter((word) => word === 'mine')).toEqual(['mine']);
}, 20_000);
