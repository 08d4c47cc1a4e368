import { Readable } from 'node:stream';
import type { ExportFormat } from '#platform/contract/table.ts';
import { Download } from '../http/reply.ts';
import type { Cell, Rows } from './cells.ts';
import { csv } from './csv.ts';
import { xlsx } from './xlsx.ts';

export const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

export type SmallFile = { header: readonly string[]; rows: readonly (readonly Cell[])[] };

/** Rows that are at hand as a file: numbers of a page, not a list. */
export function smallFile(name: string, format: ExportFormat, { header, rows }: SmallFile): Download {
  const made = async function* (): Rows {
    yield rows;
  };
  return new Download({
    name: `${name}.${format}`,
    contentType: CONTENT_TYPES[format],
    content: Readable.from(format === 'csv' ? csv(header, made()) : xlsx(header, made()), {
      objectMode: false,
    }),
    headers: { 'X-Rows': String(rows.length) },
  });
}
