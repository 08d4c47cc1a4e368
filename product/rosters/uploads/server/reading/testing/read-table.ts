import { NO_CHOICES, openFile } from '../open.ts';
import { type Line, rowsBelow } from '../table.ts';

/** All of a table at once, for tests. */
export async function readTable(file: Buffer, choices = {}): Promise<{ headers: string[]; lines: Line[] }> {
  const opened = await openFile(file, '2026-09-14', { ...NO_CHOICES, ...choices });
  if (!('table' in opened)) throw new Error('the file is a roster');
  const { source, header } = opened.table;
  const lines: Line[] = [];
  await rowsBelow(source, header, (line, cells) => lines.push({ line, cells }));
  return { headers: header.headers, lines };
}
