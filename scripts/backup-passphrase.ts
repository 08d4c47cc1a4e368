/** The passphrase of a backup: named by the environment or a file, or typed where nobody sees it. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as z from 'zod/mini';
import { BackupProblem } from '#platform/server/backup/file.ts';
import { readEnvironment, secret } from '#platform/server/settings/environment.ts';
import { pathGiven } from './backup-setup.ts';

const LEAST_CHARACTERS = 12;
const lines = z.object({ BACKUP_PASSPHRASE: secret(z.optional(z.string())) });

/** The file wins: who names one has just typed it. Its first line counts, and null stands for none given. */
export function passphraseGiven(
  environment: Record<string, string | undefined>,
  file: string | undefined,
): string | null {
  if (file === undefined) return readEnvironment(lines, environment).BACKUP_PASSPHRASE ?? null;
  const [line = ''] = read(pathGiven(file)).split(/\r?\n/);
  if (line.trim() === '') throw new BackupProblem(`${file} holds no passphrase: its first line is empty.`);
  return line.trim();
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BackupProblem(`The passphrase file ${file} cannot be read.`);
  }
}

/** Whoever has the file may guess as long as they like. */
export function requireStrong(passphrase: string): void {
  const isShort = passphrase.length < LEAST_CHARACTERS;
  if (!isShort && new Set(passphrase).size >= LEAST_CHARACTERS / 2) return;
  throw new BackupProblem(
    `The passphrase is too weak: take ${LEAST_CHARACTERS} or more characters, such as four or five words by chance.`,
  );
}

export async function askPassphrase(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new BackupProblem(
      'This backup is encrypted: give its passphrase with BACKUP_PASSPHRASE or --passphrase-file.',
    );
  }
  process.stderr.write('Passphrase of this backup: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return (await line.question('')).trim();
  } finally {
    line.close();
    process.stderr.write('\n');
  }
}
