import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { guessColumn } from '../../rules/uploads/columns.ts';
import { UPLOAD_MAX_ROWS } from '../../rules/uploads/limits.ts';
import { type FileLine, FileProblem } from './file-problem.ts';

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** One more than may be, and the header: enough to say that there are too many. */
const ENOUGH = UPLOAD_MAX_ROWS + 2;

export function readCsv(text: string): FileLine[] {
  const separator = separatorOf(text);
  try {
    return parseAs(text, separator, false);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'INVALID_OPENING_QUOTE') throw quotesAt(error);
    return readBareQuotes(text, separator);
  }
}

function quotesAt(error: CsvError): FileProblem {
  return new FileProblem('uploads.file.quotes', { row: Number(error['lines'] ?? 1) });
}

/** A quote inside of a cell that is not quoted stands for itself, as in 5' 2"; in a quoted one nobody can tell. */
function readBareQuotes(text: string, separator: Separator): FileLine[] {
  let lines: FileLine[];
  try {
    lines = parseAs(text, separator, true);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw quotesAt(error);
  }
  const wrong = lines.find(({ cells }) => cells.some((cell) => cell.startsWith('"')));
  if (wrong !== undefined) throw new FileProblem('uploads.file.quotes', { row: wrong.line });
  return lines;
}

function parseAs(text: string, separator: Separator, bareQuotes: boolean): FileLine[] {
  const lines: FileLine[] = [];
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    relax_quotes: bareQuotes,
    skip_empty_lines: true,
    to: ENOUGH,
    on_record(cells: string[], { lines: line }) {
      lines.push({ line, cells });
      return null;
    },
  });
  return lines;
}

/** The one under which most of the first line is known; where none is, the one that makes most of it. */
function separatorOf(text: string): Separator {
  const header = firstLine(text);
  const scores = SEPARATORS.map((separator) => {
    const cells = header.split(separator).map((cell) => cell.replaceAll('"', '').trim());
    return { separator, known: cells.filter((cell) => guessColumn(cell) !== null).length, all: cells.length };
  });
  const [best] = scores.toSorted((one, other) => other.known - one.known || other.all - one.all);
  return best?.separator ?? ',';
}

function firstLine(text: string): string {
  return (
    text
      .replace(/^\u{FEFF}/u, '')
      .trimStart()
      .split(/\r\n|\n|\r/, 1)[0] ?? ''
  );
}
