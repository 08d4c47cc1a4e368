import type { Message } from '#platform/contract/message.ts';
import { guessMapping, type Mapping, ONEROSTER_COLUMNS, UPLOAD_COLUMNS } from '../../rules/columns.ts';
import type { Encoding } from '../../rules/encodings.ts';
import { CELL_MAX, NOTES_KEPT, ROSTER_MAX_SCHOOLS, UPLOAD_MAX_ROWS } from '../../rules/limits.ts';
import { type Bundle, guessSchool, type RosterNote, type RosterSchool } from '../../rules/oneroster.ts';
import { ONEROSTER_HEADERS, rosterLines, schoollessLines, schoolsOf } from '../../rules/oneroster-rows.ts';
import { cellsOf, readRow, type UploadRow } from '../../rules/rows.ts';
import { type FileLine, FileProblem } from './file-problem.ts';
import { type Choices, type Opened, openFile } from './open.ts';
import { rowsBelow, Samples } from './table.ts';

/** What is to be done with a file, in a thread of its own. */
type Asked = { today: string; choices: Choices };
export type LookTask = Asked & { kind: 'look'; school: string; educators: readonly string[] };
/** The school of a roster, and who teaches there; null for a table. */
type Wanted = { org: string | null; educators: readonly string[] };
export type RowsTask = Asked & {
  kind: 'rows';
  mapping: Mapping;
  schools: readonly Wanted[];
  /** The roster is split by school: lines about students without one come apart. */
  isSplit: boolean;
};
export type ReadingTask = LookTask | RowsTask;

/** How a file was read, for whoever has to say whether it was read rightly. */
type Reading = {
  encoding: Encoding | null;
  /** Three names to see it by, and how many rows look broken. */
  names: string[];
  broken: number;
  sheets: string[];
  sheet: number | null;
  /** The line that names the columns, and the first lines to choose it from. */
  header: number | null;
  head: { line: number; text: string }[];
};

export type Look = {
  headers: string[];
  sample: string[][];
  mapping: Mapping;
  rows: number;
  reading: Reading;
  roster: {
    delta: boolean;
    schools: RosterSchool[];
    org: string | null;
    notes: RosterNote[];
    notesTotal: number;
    /** Lines about students whom nothing places at a school. */
    schoolless: number;
  } | null;
};

/** Columns of arrays, as they go into the staging table. */
export type StagedRows = {
  lines: number[];
  cells: string[][];
  grades: (number | null)[];
  firstFolds: string[];
  lastFolds: string[];
  activate: boolean[];
  errors: string[];
  remove: boolean[];
  written: (string | null)[];
};

/** Where rows belong: the place of their school among those that were asked for, or to none of them. */
const SCHOOLLESS = -1;

export type ReadingReply =
  | { type: 'look'; look: Look }
  | { type: 'rows'; place: number; rows: StagedRows }
  | { type: 'done'; place: number; rows: number; emails: number }
  /** What keeps one school of several from being read. */
  | { type: 'refused'; place: number; reason: Message }
  | { type: 'end' }
  | { type: 'problem'; reason: Message };

const SAMPLE_LINES = 3;
const SAMPLE_CELL = 60;
const HEAD_SHOWN = 10;
const HEAD_TEXT = 80;
const AT_ONCE = 2500;

export async function doTask(file: Buffer, task: ReadingTask, send: Send): Promise<void> {
  const opened = await openFile(file, task.today, task.choices);
  if (task.kind === 'look') send({ type: 'look', look: await look(opened, task) });
  else await sendRows(opened, task, send);
}

const cut = (cells: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => (cells[index] ?? '').slice(0, SAMPLE_CELL));

async function look(opened: Opened, task: LookTask): Promise<Look> {
  if ('bundle' in opened) return lookAtRoster(opened, opened.bundle, task);
  const { source, header, head } = opened.table;
  const samples = new Samples(header.headers);
  const sample: string[][] = [];
  const rows = await rowsBelow(source, header, (_, cells) => {
    samples.take(cells);
    if (sample.length < SAMPLE_LINES) sample.push(cut(cells, header.headers.length));
  });
  const { encoding, sheets, sheet } = opened;
  const { names, broken } = samples;
  return {
    headers: header.headers.map((one) => one.slice(0, CELL_MAX)),
    sample,
    mapping: guessMapping(header.headers),
    rows,
    reading: {
      encoding,
      names,
      broken,
      sheets,
      sheet,
      header: header.line,
      head: head.slice(0, HEAD_SHOWN).map(({ line, cells }) => ({
        line,
        text: cells
          .filter((cell) => cell.trim() !== '')
          .join(' · ')
          .slice(0, HEAD_TEXT),
      })),
    },
    roster: null,
  };
}

function lookAtRoster({ encoding, sheets, sheet }: Opened, bundle: Bundle, task: LookTask): Look {
  const schools = schoolsOf(bundle);
  if (schools.length === 0 && bundle.lost.length === 0)
    throw new FileProblem('rosters-uploads.oneroster.no-students');
  if (schools.length > ROSTER_MAX_SCHOOLS) throw new FileProblem('rosters-uploads.file.too-large');
  const org = guessSchool(schools, task.school);
  const lines = linesOf(bundle, { org: org ?? schools[0]?.id ?? '', educators: task.educators });
  const samples = new Samples(ONEROSTER_COLUMNS);
  for (const { cells } of lines) samples.take(cells);
  const { names, broken } = samples;
  return {
    headers: [...ONEROSTER_HEADERS],
    sample: lines.slice(0, SAMPLE_LINES).map(({ cells }) => cut(cells, ONEROSTER_HEADERS.length)),
    mapping: ONEROSTER_COLUMNS,
    // Which of them will be chosen is not known yet.
    rows: org === null ? 0 : lines.length,
    reading: { encoding, names, broken, sheets, sheet, header: null, head: [] },
    roster: {
      delta: bundle.delta,
      schools,
      org,
      notes: bundle.notes.slice(0, NOTES_KEPT),
      notesTotal: bundle.notes.length,
      schoolless: schoollessLines(bundle).length,
    },
  };
}

function linesOf(bundle: Bundle, { org, educators }: Wanted, isSplit = false): FileLine[] {
  if (org === null) throw new Error('an upload of a roster is mapped with its school');
  const known = new Set(educators);
  const lines = rosterLines(bundle, org, (username) => known.has(username), isSplit);
  if (lines.length === 0) throw new FileProblem('rosters-uploads.oneroster.no-students');
  if (lines.length > UPLOAD_MAX_ROWS) {
    throw new FileProblem('rosters-uploads.file.too-many-rows', { count: UPLOAD_MAX_ROWS });
  }
  return lines;
}

type Send = (reply: ReadingReply) => void;

async function sendRows(opened: Opened, task: RowsTask, send: Send): Promise<void> {
  const { mapping, schools, isSplit } = task;
  if ('table' in opened) {
    const { source, header } = opened.table;
    const rows = new Rows(0, mapping, true, send);
    await rowsBelow(source, header, (line, cells) => rows.take({ line, cells }));
    return rows.end();
  }
  const { bundle } = opened;
  for (const [place, school] of schools.entries()) {
    try {
      sendLines(place, linesOf(bundle, school, isSplit));
    } catch (error) {
      if (!isSplit || !(error instanceof FileProblem)) throw error;
      send({ type: 'refused', place, reason: error.reason });
    }
  }
  if (isSplit) sendLines(SCHOOLLESS, schoollessLines(bundle));

  function sendLines(place: number, lines: readonly FileLine[]): void {
    const rows = new Rows(place, mapping, false, send);
    for (const line of lines) rows.take(line);
    rows.end();
  }
}

/** Lines as they become rows of the staging table, sent a few thousand at a time. */
class Rows {
  #rows = 0;
  #emails = 0;
  #batch = noRows();
  readonly #place: number;
  readonly #mapping: Mapping;
  readonly #isTable: boolean;
  readonly #send: Send;

  constructor(place: number, mapping: Mapping, isTable: boolean, send: Send) {
    this.#place = place;
    this.#mapping = mapping;
    this.#isTable = isTable;
    this.#send = send;
  }

  take({ line, cells, remove = false, fault }: FileLine): void {
    const row = readRow(cellsOf(this.#mapping, cells), { remove, fault });
    this.#rows += 1;
    if (row.hasEmail) this.#emails += 1;
    const written = this.#isTable ? changedCells(this.#mapping, cells, row) : null;
    addTo(this.#batch, { line, remove, row, written });
    if (this.#batch.lines.length === AT_ONCE) this.#flush();
  }

  end(): void {
    if (this.#batch.lines.length > 0) this.#flush();
    this.#send({ type: 'done', place: this.#place, rows: this.#rows, emails: this.#emails });
  }

  #flush(): void {
    this.#send({ type: 'rows', place: this.#place, rows: this.#batch });
    this.#batch = noRows();
  }
}

/** The line as it stands in the file, where the staging table would not say it letter by letter. */
function changedCells(mapping: Mapping, cells: readonly string[], row: UploadRow): string | null {
  const isSame = mapping.every((column, index) => {
    const cell = cells[index] ?? '';
    return column === null ? cell === '' : row.cells[column] === cell;
  });
  if (isSame) return null;
  const all = JSON.stringify(mapping.map((_, index) => cells[index] ?? ''));
  // Of lines that are longer than any of a school, only what is of use.
  if (all.length <= WRITTEN_MAX) return all;
  return JSON.stringify(
    mapping.map((column, index) => (column === null ? '' : (cells[index] ?? '').slice(0, CELL_MAX))),
  );
}
const WRITTEN_MAX = 800;

function noRows(): StagedRows {
  return {
    lines: [],
    cells: UPLOAD_COLUMNS.map(() => []),
    grades: [],
    firstFolds: [],
    lastFolds: [],
    activate: [],
    errors: [],
    remove: [],
    written: [],
  };
}

type Staged = { line: number; remove: boolean; row: UploadRow; written: string | null };

function addTo(batch: StagedRows, { line, remove, row, written }: Staged): void {
  batch.lines.push(line);
  for (const [index, column] of UPLOAD_COLUMNS.entries()) batch.cells[index]?.push(row.cells[column]);
  batch.grades.push(row.grade);
  batch.firstFolds.push(row.firstFold);
  batch.lastFolds.push(row.lastFold);
  batch.activate.push(row.activate);
  batch.errors.push(JSON.stringify(row.errors));
  batch.remove.push(remove);
  batch.written.push(written);
}
