import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Alive, but the system does not let us see since when. */
const HIDDEN = 'hidden';

/**
 * When a process began, in words that no later process of the same number can repeat; null once it is gone.
 * Numbers are recycled, after a restart of the machine above all, so a number alone proves nothing.
 */
export function processBirth(pid: number): string | null {
  if (!answersSignals(pid)) return null;
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid);
}

export function isSameProcess(pid: number, birth: string): boolean {
  const now = processBirth(pid);
  return now !== null && (now === birth || now === HIDDEN || birth === HIDDEN);
}

export function processArguments(pid: number): string[] {
  if (process.platform === 'linux') {
    return readOrNull(`/proc/${pid}/cmdline`)?.split('\0').slice(0, -1) ?? [];
  }
  // Without /proc there is only one line of text: good for "contains", not for blanks inside an argument.
  return [ps(pid, 'command=')];
}

/** Waits for a process to end; false when it outlives the patience. */
export async function untilGone(pid: number, birth: string, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (isSameProcess(pid, birth)) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function answersSignals(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function birthFromProc(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return answersSignals(pid) ? HIDDEN : null;
  // The name before the bracket may hold blanks and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = fields[0] === 'Z' || fields[0] === 'X';
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return ended ? null : `${boot}/${fields[19]}`;
}

function birthFromPs(pid: number): string | null {
  const text = ps(pid, 'state=,lstart=');
  if (text === '') return answersSignals(pid) ? HIDDEN : null;
  return text.startsWith('Z') ? null : text.replace(/^\S+\s+/, '');
}

function ps(pid: number, format: string): string {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  return (
    spawnSync('ps', ['-ww', '-o', format, '-p', String(pid)], { env, encoding: 'utf8' }).stdout?.trim() ?? ''
  );
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
