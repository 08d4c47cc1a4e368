/** What a form with a file brought: its fields, and the one file. */
export class SentForm {
  readonly fields: Readonly<Record<string, string | string[]>>;
  readonly file: Buffer | null;

  constructor(fields: Record<string, string | string[]>, file: Buffer | null) {
    this.fields = fields;
    this.file = file;
  }
}

const MOST_PARTS = 200;
const LONGEST_FIELD = 20_000;
const LONGEST_HEAD = 2000;

/**
 * Reads `multipart/form-data` (RFC 7578): fields, those named `name[]` as a list under `name`, and one file. Null: not
 * such a body, or one that means no good. The parts are found by their boundary alone, so that a file is not looked at.
 */
export function readMultipart(body: Buffer, contentType: string): SentForm | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  if (boundary === null) return null;
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2] ?? ''}`);
  // The first boundary has no line before it.
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null;
  const form = new Gathering();
  let from = delimiter.length - 2;
  for (let parts = 0; parts <= MOST_PARTS; parts += 1) {
    const end = body.toString('latin1', from, from + 2);
    if (end === '--') return form.sent();
    const next = end === '\r\n' ? body.indexOf(delimiter, from) : -1;
    if (next < 0 || !form.take(body.subarray(from + 2, next))) return null;
    from = next + delimiter.length;
  }
  return null;
}

class Gathering {
  // Without a prototype: a field may be called "constructor".
  readonly #fields: Record<string, string | string[]> = Object.create(null);
  #file: Buffer | null = null;

  sent(): SentForm {
    return new SentForm(this.#fields, this.#file);
  }

  take(part: Buffer): boolean {
    const gap = part.subarray(0, LONGEST_HEAD).indexOf('\r\n\r\n');
    if (gap < 0) return false;
    const named = nameIn(part.toString('utf8', 0, gap));
    if (named === null) return false;
    const content = part.subarray(gap + 4);
    if (!named.isFile)
      return content.length <= LONGEST_FIELD && this.#keep(named.name, content.toString('utf8'));
    if (this.#file !== null) return false;
    this.#file = content;
    return true;
  }

  #keep(name: string, value: string): boolean {
    const present = this.#fields[name.replace(/\[\]$/, '')];
    if (!name.endsWith('[]')) {
      this.#fields[name] = value;
      return present === undefined;
    }
    if (typeof present === 'string') return false;
    this.#fields[name.slice(0, -2)] = [...(present ?? []), value];
    return true;
  }
}

function nameIn(head: string): { name: string; isFile: boolean } | null {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1];
  const name = /(?:^|;)\s*name="([^"]{1,200})"/i.exec(disposition ?? '')?.[1];
  if (disposition === undefined || name === undefined) return null;
  return { name, isFile: /(?:^|;)\s*filename\*?=/i.test(disposition) };
}
