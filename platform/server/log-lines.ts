/** As the logger counts: what went wrong is written at once, and with it all that came before. */
const WARNING = 40;
const LONGEST_WAIT = 100;
const MOST_LETTERS = 16 * 1024;

/** The logger then says of which level a line is. */
const TELL_LEVEL = Symbol.for('pino.metadata');

/**
 * Lines of the log, written some at a time: whoever reads them is woken by each write, and one for each request was a
 * twelfth of what the server does for a list. Nothing waits longer than a tenth of a second; a process that ends by itself
 * writes what it has first.
 */
export class LogLines {
  readonly [TELL_LEVEL] = true;
  /** Set by the logger before each line. */
  lastLevel = WARNING;
  readonly #out: { write(text: string): unknown };
  #lines = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(out: { write(text: string): unknown }) {
    this.#out = out;
  }

  write(line: string): void {
    this.#lines += line;
    if (this.lastLevel >= WARNING || this.#lines.length >= MOST_LETTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT).unref();
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#lines === '') return;
    this.#out.write(this.#lines);
    this.#lines = '';
  }
}

/** To standard output. */
export function logToOutput(): LogLines {
  const lines = new LogLines(process.stdout);
  process.once('exit', () => lines.flush());
  return lines;
}
