import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newHeader, writeBackup } from './file.ts';
import { findOld, removeOld } from './old.ts';

let folder = '';
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kindred-old-'));
  folders.push(folder);
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const at = (name: string): string => path.join(folder, name);

async function made(name: string, day: string, passphrase: string | null = null): Promise<string> {
  const header = newHeader({
    made_at: `${day}T02:00:00.000Z`,
    migrations: ['0001-start'],
    job_queue: null,
    tables: [],
    key_check: null,
    holds_key: false,
  });
  const end = { rows: [], sequences: [], key: null };
  await writeBackup(
    at(name),
    header,
    (async function* () {
      yield { type: 'end' as const, end };
    })(),
    { passphrase },
  );
  return at(name);
}

const BEFORE = new Date('2026-06-18T02:10:00Z');

test('old backups go, by what they say of themselves; newer ones stay, and so does all that is none of ours', async () => {
  await made('a.backup', '2026-03-01');
  await made('sealed.backup', '2026-06-18', 'maple orbit velvet lantern');
  await made('copied.backup', '2026-09-01');
  // A copy has the day on which it was copied.
  utimesSync(at('copied.backup'), new Date('2026-01-01'), new Date('2026-01-01'));
  writeFileSync(at('notes.backup'), 'somebody wrote this\n');
  writeFileSync(at('a.txt'), readFileSync(at('a.backup')));
  const good = await made('new.backup', '2026-09-14');
  expect(await removeOld(good, BEFORE)).toEqual({ old: ['a.backup', 'sealed.backup'], broken: [] });
  expect(readdirSync(folder).toSorted()).toEqual(['a.txt', 'copied.backup', 'new.backup', 'notes.backup']);
});

test('an old one that is damaged is left and named: nobody can say what it is', async () => {
  const cut = await made('cut.backup', '2026-03-01');
  writeFileSync(cut, readFileSync(cut).subarray(0, -10));
  const good = await made('new.backup', '2026-09-14');
  expect(await removeOld(good, BEFORE)).toEqual({ old: [], broken: ['cut.backup'] });
  expect(readdirSync(folder)).toContain('cut.backup');
});

test('nothing goes unless the one that was just made is whole, and that one never', async () => {
  await made('a.backup', '2026-03-01');
  const good = await made('new.backup', '2026-03-02');
  const whole = readFileSync(good);
  writeFileSync(good, Buffer.concat([whole.subarray(0, 20), Buffer.from('x'), whole.subarray(21)]));
  await expect(removeOld(good, BEFORE)).rejects.toThrow('damaged or incomplete');
  expect(readdirSync(folder).toSorted()).toEqual(['a.backup', 'new.backup']);
  writeFileSync(good, whole);
  expect((await removeOld(good, BEFORE)).old).toEqual(['a.backup']);
  expect(readdirSync(folder)).toEqual(['new.backup']);
  expect((await findOld(folder, BEFORE)).old).toEqual(['new.backup']);
});

test('what a backup that was killed left behind goes with the rest', async () => {
  const good = await made('new.backup', '2026-09-14');
  const drafts = ['old', 'now'].map((name) => at(`${name}.backup.${crypto.randomUUID()}.partial`));
  for (const draft of drafts) writeFileSync(draft, 'half of it');
  utimesSync(drafts[0] ?? '', new Date('2026-03-01'), new Date('2026-03-01'));
  await removeOld(good, BEFORE);
  expect(readdirSync(folder).toSorted()).toEqual(['new.backup', path.basename(drafts[1] ?? '')]);
});
