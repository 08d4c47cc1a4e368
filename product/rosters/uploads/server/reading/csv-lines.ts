import { guessColumn } from '../../rules/columns.ts';
import { HEAD_LINES } from '../../rules/header-row.ts';
import { FileProblem } from './file-problem.ts';

export type Take = (line: number, cells: string[]) => void;

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** As many as a spreadsheet can have; a line with more is none of a table. */
const CELLS_MAX = 16_384;
const CELL_LENGTH_MAX = 1_000_000;

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];

/**
 * Reads separated text as it comes: no more than one line of it is ever held. A quote inside of a cell that is not
 * quoted stands for itself, as in 5' 2"; one inside of quotes that is not doubled refuses the file.
 */
class CsvReader {
  readonly #separator: number;
  readonly #take: Take;
  readonly #quotes: (row: number) => FileProblem;
  #cells: string[] = [];
  #cell = '';
  #line = 1;
  #state: 'start' | 'plain' | 'quoted' | 'after-quote' = 'start';
  #openedAt = 1;
  #afterCr = false;

  constructor(separator: Separator, take: Take, quotes: (row: number) => FileProblem) {
    this.#separator = separator.charCodeAt(0);
    this.#take = take;
    this.#quotes = quotes;
  }

  write(text: string): void {
    let from = 0;
    const end = text.length;
    for (let index = 0; index < end; index += 1) {
      const code = text.charCodeAt(index);
      if (this.#afterCr) {
        this.#afterCr = false;
        if (code === LF) {
          if (this.#state === 'quoted') this.#grow(text.slice(from, index + 1));
          from = index + 1;
          continue;
        }
      }
      if (this.#state === 'quoted') {
        if (code === QUOTE) {
          this.#grow(text.slice(from, index));
          this.#state = 'after-quote';
          from = index + 1;
        } else if (code === LF || code === CR) {
          this.#line += 1;
          if (code === CR) {
            this.#grow(text.slice(from, index + 1));
            from = index + 1;
            this.#afterCr = true;
          }
        }
        continue;
      }
      if (code === QUOTE) {
        if (this.#state === 'start' && index === from) {
          this.#state = 'quoted';
          this.#openedAt = this.#line;
          from = index + 1;
        } else if (this.#state === 'after-quote') {
          // Two of them are one.
          this.#cell += '"';
          this.#state = 'quoted';
          from = index + 1;
        } else this.#state = 'plain';
      } else if (code === this.#separator) {
        this.#endCell(text.slice(from, index));
        from = index + 1;
      } else if (code === LF || code === CR) {
        this.#endLine(text.slice(from, index));
        from = index + 1;
        this.#afterCr = code === CR;
      } else if (this.#state === 'after-quote') throw this.#quotes(this.#openedAt);
      else if (this.#state === 'start') this.#state = 'plain';
    }
    if (from < end) this.#grow(text.slice(from));
  }

  end(): void {
    if (this.#state === 'quoted') throw this.#quotes(this.#openedAt);
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endLine('');
  }

  #grow(text: string): void {
    this.#cell += text;
    if (this.#cell.length > CELL_LENGTH_MAX) throw this.#quotes(this.#openedAt);
  }

  #endCell(rest: string): void {
    this.#cells.push(this.#cell === '' ? rest : this.#cell + rest);
    if (this.#cells.length > CELLS_MAX) throw new FileProblem('rosters-uploads.file.too-many-columns');
    this.#cell = '';
    this.#state = 'start';
  }

  #endLine(rest: string): void {
    const isBlank = this.#cells.length === 0 && this.#state === 'start' && rest === '';
    if (!isBlank) {
      this.#endCell(rest);
      const cells = this.#cells;
      this.#cells = [];
      this.#take(this.#line, cells);
    }
    this.#line += 1;
  }
}

export type CsvOptions = {
  separator?: Separator;
  quotes?: (row: number) => FileProblem;
};

export async function readCsvLines(
  texts: AsyncIterable<string>,
  take: Take,
  options: CsvOptions = {},
): Promise<void> {
  const { quotes = (row) => new FileProblem('rosters-uploads.file.quotes', { row }) } = options;
  let reader: CsvReader | null = null;
  for await (const piece of texts) {
    if (piece === '') continue;
    if (reader === null) {
      const declared = /^sep=(.)(\r\n|\r|\n|$)/i.exec(piece);
      const chosen = SEPARATORS.find((one) => one === declared?.[1]);
      reader = new CsvReader(
        options.separator ?? chosen ?? separatorOf(piece),
        // What Excel writes for itself is not a line of the table.
        declared === null ? take : (line, cells) => void (line > 1 && take(line, cells)),
        quotes,
      );
    }
    reader.write(piece);
  }
  reader?.end();
}

/** The one under which most of a line is known; where none is, the one that makes most of the first lines. */
function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES);
  const scores = SEPARATORS.map((separator) => {
    const split = lines.map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '').trim()));
    const known = split.map((cells) => cells.filter((cell) => guessColumn(cell) !== null).length);
    return { separator, known: Math.max(0, ...known), all: split[0]?.length ?? 0 };
  });
  const [best] = scores.toSorted((one, other) => other.known - one.known || other.all - one.all);
  return best?.separator ?? ',';
}
