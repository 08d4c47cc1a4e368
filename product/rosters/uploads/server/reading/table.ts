import { spokenName } from '../../../rules/names.ts';
import { looksBroken } from '../../rules/broken-text.ts';
import { guessMapping, likelyNames, wholeNamePlace } from '../../rules/columns.ts';
import { HEAD_LINES, headerPlace } from '../../rules/header-row.ts';
import { UPLOAD_MAX_COLUMNS, UPLOAD_MAX_ROWS } from '../../rules/limits.ts';
import type { Take } from './csv-lines.ts';
import { FileProblem } from './file-problem.ts';

/** The lines of a table as they come; can be gone through again. */
export type Source = (take: Take) => Promise<void>;
export type Line = { line: number; cells: string[] };

class Enough extends Error {}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The first lines that are not blank. */
export async function headOf(source: Source): Promise<Line[]> {
  const head: Line[] = [];
  try {
    await source((line, cells) => {
      if (isBlank(cells)) return;
      head.push({ line, cells: cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1) });
      if (head.length === HEAD_LINES) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return head;
}

export type Header = { line: number; headers: string[] };

/** The line that names the columns: the chosen one, or the one that seems to. Blank columns at the right are nothing. */
export function headerOf(head: readonly Line[], chosen: number | null): Header {
  const named = head.find(({ line }) => line === chosen) ?? head[headerPlace(head.map(({ cells }) => cells))];
  if (named === undefined) throw new FileProblem('rosters-uploads.file.empty');
  const headers = named.cells.map((header) => header.replace(/^\u{FEFF}/u, '').trim());
  if (headers.length > UPLOAD_MAX_COLUMNS) throw new FileProblem('rosters-uploads.file.too-many-columns');
  if (headers.some((header) => header.includes('\u0000'))) {
    throw new FileProblem('rosters-uploads.file.nul', { row: named.line });
  }
  return { line: named.line, headers };
}

/** The rows below the header, each checked; answers how many. */
export async function rowsBelow(
  source: Source,
  { line: header, headers }: Header,
  take: Take,
): Promise<number> {
  const columns = headers.length;
  let rows = 0;
  await source((line, cells) => {
    if (line <= header || isBlank(cells)) return;
    rows += 1;
    if (rows > UPLOAD_MAX_ROWS)
      throw new FileProblem('rosters-uploads.file.too-many-rows', { count: UPLOAD_MAX_ROWS });
    for (const [index, cell] of cells.entries()) {
      if (cell.includes('\u0000')) throw new FileProblem('rosters-uploads.file.nul', { row: line });
      if (index >= columns && cell.trim() !== '') {
        throw new FileProblem('rosters-uploads.file.more-cells', { row: line, columns });
      }
    }
    take(line, cells.length > columns ? cells.slice(0, columns) : cells);
  });
  if (rows === 0) throw new FileProblem('rosters-uploads.file.no-rows');
  return rows;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;

/** So many rows tell which columns are names, where the header does not. */
const LOOKED_AT = 200;

/** Three names to see by whether the letters were read rightly: those with letters beyond ASCII, where there are any. */
export class Samples {
  #telling: string[] = [];
  #plain: string[] = [];
  #unnamed: string[][] = [];
  broken = 0;
  /** Of the first and the last name, or of the one column with both; empty where the header does not say. */
  readonly #places: number[];

  constructor(headers: readonly string[]) {
    const mapping = guessMapping(headers);
    const whole = wholeNamePlace(headers, mapping);
    const places = ['first_name', 'last_name'].map((name) => mapping.findIndex((column) => column === name));
    this.#places = [...places, whole].filter((place) => place !== -1);
  }

  take(cells: readonly string[]): void {
    if (cells.some(looksBroken)) this.broken += 1;
    if (this.#places.length > 0) this.#look(cells, this.#places);
    else if (this.#unnamed.length < LOOKED_AT) {
      this.#unnamed.push(cells.map((cell) => cell.slice(0, SAMPLE_LENGTH)));
    }
  }

  #look(cells: readonly string[], places: readonly number[]): void {
    if (this.#telling.length === SAMPLES) return;
    const [first_name = '', last_name = ''] = places.map((place) => (cells[place] ?? '').trim());
    const name = spokenName({ first_name, last_name }).slice(0, SAMPLE_LENGTH);
    if (name === '') return;
    if (/[^\p{ASCII}]/u.test(name)) this.#telling.push(name);
    else if (this.#plain.length < SAMPLES) this.#plain.push(name);
  }

  get names(): string[] {
    const places = likelyNames(this.#unnamed);
    for (const cells of this.#unnamed) this.#look(cells, places);
    this.#unnamed = [];
    return [...this.#telling, ...this.#plain].slice(0, SAMPLES);
  }
}
