import { guessMapping } from '../../rules/columns.ts';
import type { Encoding } from '../../rules/encodings.ts';
import type { Bundle } from '../../rules/oneroster.ts';
import { readCsvLines } from './csv-lines.ts';
import { decoded, detectEncoding, piecesOf } from './encoding.ts';
import { FileProblem } from './file-problem.ts';
import { isZip, refuseOthers, refuseOtherZips } from './kind.ts';
import { isOneRoster, readOneRoster, readUsersFile, usersFileVersion } from './roster.ts';
import { type Header, headerOf, headOf, type Line, type Source } from './table.ts';
import { openWorkbook, WORKBOOK, type Workbook } from './workbook.ts';
import { openZip } from './zip.ts';

/** What somebody chose instead of what was found: null leaves it to the reader. */
export type Choices = { encoding: Encoding | null; sheet: number | null; header: number | null };
export const NO_CHOICES: Choices = { encoding: null, sheet: null, header: null };

/** How the file was read. */
type Found = { encoding: Encoding | null; sheets: string[]; sheet: number | null };
export type Opened = Found &
  ({ table: { source: Source; header: Header; head: Line[] } } | { bundle: Bundle });

/** Tables, workbooks, and the rosters that schools' systems hand over. */
export async function openFile(file: Buffer, today: string, choices: Choices = NO_CHOICES): Promise<Opened> {
  if (file.length === 0) throw new FileProblem('rosters-uploads.file.empty');
  if (!isZip(file)) {
    refuseOthers(file);
    const bytes = () => piecesOf(file);
    const encoding = choices.encoding ?? (await detectEncoding(bytes));
    const source: Source = (take) => readCsvLines(decoded(bytes, encoding), take);
    return tableOrUsers(source, { encoding, sheets: [], sheet: null }, choices, today);
  }
  const zip = openZip(file);
  if (zip.names.includes(WORKBOOK)) {
    const workbook = await openWorkbook(zip);
    const { source, sheet } = await sheetOf(workbook, choices);
    const sheets = workbook.sheets.map(({ name }) => name);
    return tableOrUsers(source, { encoding: null, sheets, sheet }, choices, today);
  }
  if (isOneRoster(zip.names)) {
    const { bundle, encoding } = await readOneRoster(zip, today, choices.encoding);
    return { bundle, encoding, sheets: [], sheet: null };
  }
  return refuseOtherZips(zip.names);
}

async function tableOrUsers(
  source: Source,
  found: Found,
  { header: chosen }: Choices,
  today: string,
): Promise<Opened> {
  const head = await headOf(source);
  const header = headerOf(head, chosen);
  // Names and grades take three columns: lines without any are a letter, a list of names, or nothing for us.
  if (head.every(({ cells }) => cells.length === 1)) throw new FileProblem('rosters-uploads.file.no-table');
  const version = chosen === null ? usersFileVersion(header.headers) : null;
  if (version === null) return { ...found, table: { source, header, head } };
  return { ...found, bundle: await readUsersFile(source, version, header, today) };
}

/** The chosen sheet; else the first one whose columns are known, else the first one that is not empty. */
async function sheetOf(
  workbook: Workbook,
  { sheet: chosen }: Choices,
): Promise<{ source: Source; sheet: number }> {
  const { sheets } = workbook;
  const sourceOf = (index: number): Source => {
    const sheet = sheets[index];
    if (sheet === undefined) throw new FileProblem('rosters-uploads.file.no-sheets');
    return (take) => workbook.read(sheet, take);
  };
  if (chosen !== null && chosen < sheets.length) return { source: sourceOf(chosen), sheet: chosen };
  const heads: { index: number; lines: number; known: number }[] = [];
  for (const index of sheets.keys()) {
    const head = await headOf(sourceOf(index));
    heads.push({ index, lines: head.length, known: knownIn(head) });
    if ((heads.at(-1)?.known ?? 0) >= 2) break;
  }
  const best = heads.find(({ known }) => known >= 2) ?? heads.find(({ lines }) => lines > 0);
  if (best === undefined)
    throw new FileProblem('rosters-uploads.file.empty-sheets', { count: sheets.length });
  return { source: sourceOf(best.index), sheet: best.index };
}

function knownIn(head: readonly Line[]): number {
  if (head.length === 0) return 0;
  const { headers } = headerOf(head, null);
  return usersFileVersion(headers) === null ? guessedColumns(headers) : headers.length;
}

function guessedColumns(headers: readonly string[]): number {
  return guessMapping(headers).filter((column) => column !== null).length;
}
