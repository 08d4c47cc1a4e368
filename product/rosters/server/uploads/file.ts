import { unzipSync } from 'fflate';
import { InvalidSpreadsheetError, readSheet } from 'read-excel-file/node';
import { UPLOAD_MAX_COLUMNS, UPLOAD_MAX_ROWS, UPLOAD_MAX_UNPACKED } from '../../rules/uploads/limits.ts';
import type { Bundle } from '../../rules/uploads/oneroster.ts';
import { readCsv } from './csv.ts';
import { decodeText } from './encoding.ts';
import { type FileLine, FileProblem, type FileTable } from './file-problem.ts';
import { isOneRoster, readOneRoster } from './oneroster.ts';

const startsWith = (file: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => file[index] === byte);

export type OpenedFile = { table: FileTable } | { bundle: Bundle };

/** Tables, and the zips in which schools' systems hand over their rosters. */
export async function openFile(file: Buffer, now: Date): Promise<OpenedFile> {
  if (!isZip(file)) return { table: await readFile(file) };
  const names = namesIn(file);
  return isOneRoster(names) && !names.includes(WORKBOOK)
    ? { bundle: await readOneRoster(file, now.toISOString().slice(0, 10)) }
    : { table: await readFile(file) };
}

const isZip = (file: Buffer): boolean => startsWith(file, 0x50, 0x4b);
const WORKBOOK = 'xl/workbook.xml';

/** Reads what schools have: comma, semicolon or tab separated text in the usual encodings, and Excel workbooks. */
export async function readFile(file: Buffer): Promise<FileTable> {
  if (file.length === 0) throw new FileProblem('uploads.file.empty');
  // The old binary format of Excel, and PDF: often enough what is at hand.
  if (startsWith(file, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileProblem('uploads.file.old-excel');
  if (startsWith(file, 0x25, 0x50, 0x44, 0x46)) throw new FileProblem('uploads.file.type');
  const lines = isZip(file) ? await readWorkbook(file) : readCsv(decodeText(file));
  return asTable(lines);
}

async function readWorkbook(file: Buffer): Promise<FileLine[]> {
  refuseLargeZip(file);
  try {
    const rows = await readSheet(file);
    return rows.map((row, index) => ({ line: index + 1, cells: row.map(cellText) }));
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError) throw new FileProblem('uploads.file.type');
    throw new FileProblem('uploads.file.damaged');
  }
}

function refuseLargeZip(file: Buffer): void {
  let unpacked = 0;
  const names = namesIn(file, (size) => {
    unpacked += size;
  });
  if (unpacked > UPLOAD_MAX_UNPACKED) throw new FileProblem('uploads.file.too-large');
  if (!names.includes(WORKBOOK)) throw new FileProblem('uploads.file.type');
}

function namesIn(file: Buffer, weigh: (size: number) => void = () => undefined): string[] {
  const names: string[] = [];
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        weigh(originalSize);
        return false;
      },
    });
  } catch {
    throw new FileProblem('uploads.file.damaged');
  }
  return names;
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The first line that is not blank names the columns; blank lines and blank columns at the right are nothing. */
function asTable(lines: readonly FileLine[]): FileTable {
  const written = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rows] = written;
  if (first === undefined) throw new FileProblem('uploads.file.empty');
  if (rows.length === 0) throw new FileProblem('uploads.file.no-rows');
  if (rows.length > UPLOAD_MAX_ROWS) {
    throw new FileProblem('uploads.file.too-many-rows', { count: UPLOAD_MAX_ROWS });
  }
  const named = first.cells.map((header) => header.replace(/^\u{FEFF}/u, '').trim());
  const columns = named.findLastIndex((header) => header !== '') + 1;
  if (columns > UPLOAD_MAX_COLUMNS) throw new FileProblem('uploads.file.too-many-columns');
  const headers = named.slice(0, columns);
  for (const { line, cells } of rows) {
    if (cells.slice(columns).some((cell) => cell.trim() !== '')) {
      throw new FileProblem('uploads.file.more-cells', { row: line, columns });
    }
    const nul = cells.some((cell) => cell.includes('\u0000'));
    if (nul) throw new FileProblem('uploads.file.nul', { row: line });
  }
  if (headers.some((header) => header.includes('\u0000'))) {
    throw new FileProblem('uploads.file.nul', { row: first.line });
  }
  return { headers, lines: rows };
}
