import { execFileSync } from 'node:child_process';

type Process = { pid: number; parent: number; megabytes: number; command: string };

function processes(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : [{ pid: Number(pid), parent: Number(parent), megabytes: Number(kilobytes) / 1024, command }];
  });
}

/** What the process that serves holds now. `npm start` puts npm, and perhaps a shell, before it. */
export function servingMemory(npm: number): number {
  const all = processes();
  const family = new Set([npm]);
  // Children are younger than their parents, but their numbers need not be greater.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const serving = all.filter(
    ({ pid, command }) => family.has(pid) && /^\S*node\b.*scripts\/start\.ts/.test(command),
  );
  const found = serving.at(-1);
  if (found === undefined) throw new Error('nothing serves');
  return found.megabytes;
}
