import { FileProblem } from './file-problem.ts';

export type XmlTaker = {
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
};

/** Longer tags and texts than any workbook has. */
const PENDING_MAX = 2_000_000;

/** Goes through XML as it comes: tags without their prefixes, texts with their entities resolved. */
export async function readXml(texts: AsyncIterable<string>, taker: XmlTaker): Promise<void> {
  let rest = '';
  for await (const piece of texts) {
    const text = rest + piece;
    let at = 0;
    for (;;) {
      const next = take(text, at, taker);
      if (next === at) break;
      at = next;
    }
    rest = text.slice(at);
    if (rest.length > PENDING_MAX) throw new FileProblem('rosters-uploads.file.damaged');
  }
}

/** One tag or text from there on; answers where it ends, or where it began if it has not come as a whole. */
function take(text: string, at: number, taker: XmlTaker): number {
  if (at >= text.length) return at;
  if (text.charCodeAt(at) !== 0x3c) {
    const end = text.indexOf('<', at);
    if (end === -1) return at;
    taker.text(resolved(text.slice(at, end)));
    return end;
  }
  for (const [begin, finish, isText] of SPECIAL) {
    if (!text.startsWith(begin, at)) continue;
    const end = text.indexOf(finish, at + begin.length);
    if (end === -1) return at;
    if (isText) taker.text(text.slice(at + begin.length, end));
    return end + finish.length;
  }
  // Half of a mark that is to come.
  if (text.length - at < LONGEST_MARK && text.indexOf('>', at) === -1) return at;
  const end = text.indexOf('>', at);
  if (end === -1) return at;
  if (text.startsWith('<!', at)) throw new FileProblem('rosters-uploads.file.damaged');
  if (text.charCodeAt(at + 1) === 0x2f) {
    taker.close(local(text.slice(at + 2, end).trim()));
    return end + 1;
  }
  const isEmpty = text.charCodeAt(end - 1) === 0x2f;
  const tag = text.slice(at + 1, isEmpty ? end - 1 : end);
  const gap = tag.search(/\s/);
  const name = local(gap === -1 ? tag : tag.slice(0, gap));
  taker.open(name, gap === -1 ? '' : tag.slice(gap));
  if (isEmpty) taker.close(name);
  return end + 1;
}

const SPECIAL = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?', '?>', false],
] as const;
const LONGEST_MARK = 9;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const PATTERNS = new Map<string, RegExp>();

/** The value of an attribute, whatever its prefix. */
export function attribute(attributes: string, name: string): string | null {
  let pattern = PATTERNS.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    PATTERNS.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : resolved(value);
}
