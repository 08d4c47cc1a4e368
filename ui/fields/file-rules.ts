import type { Message } from '#platform/contract/message.ts';

type Picked = { name: string; size: number };

/** Checked as soon as a file is picked: nobody should wait for an upload to learn this. */
export function fileProblem(file: Picked, endings: readonly string[]): Message | null {
  const name = file.name.toLowerCase();
  if (endings.length > 0 && !endings.some((ending) => name.endsWith(ending))) {
    return { i18n: 'validation.file-type', values: { types: endings.join(', ') } };
  }
  return file.size === 0 ? { i18n: 'validation.file-empty' } : null;
}

/** 1,536 bytes are 2 KB: enough to recognise a file by. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
