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
  return parseAs(text, separatorOf(text));
}

function parseAs(text: string, separator: Separator): FileLine[] {
  const lines: FileLine[] = [];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: ENOUGH,
      on_record(cells: string[], { lines: line }) {
        lines.push({ line, cells });
        return null;
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem('uploads.file.quotes', { row: Number(error['lines'] ?? 1) });
  }
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
