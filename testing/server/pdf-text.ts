import { inflateSync } from 'node:zlib';

export type PdfObject = { head: string; stream: Buffer | null };

/** The words of a PDF that `makePdf` made, one line of the page a line, and what the file says of itself. */
export function readPdf(pdf: Buffer): { text: string; pages: number; fonts: string[]; source: string } {
  const objects = objectsOf(pdf);
  const fonts: string[] = [];
  const source = [...objects.values()].map(({ head }) => head).join('\n');
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const lines = pages.flatMap(({ head }) => {
    // Names of fonts are the page's own: in a file of several documents they mean different ones.
    const unicode = new Map<string, string[]>();
    const resources = objects.get(Number(/\/Resources (\d+) 0 R/.exec(head)?.[1]))?.head ?? '';
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? '';
      const cmap = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))?.stream;
      fonts.push(/\/BaseFont \/\w+\+(\S+)/.exec(font)?.[1] ?? '');
      if (cmap) unicode.set(name, readCmap(cmap.toString('latin1')));
    }
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream;
    return linesOf(content?.toString('latin1') ?? '', unicode);
  });
  return { text: lines.join('\n'), pages: pages.length, fonts: [...new Set(fonts)], source };
}

export function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endobj', start);
    const body = text.slice(start, end);
    const at = body.indexOf('stream\n');
    const head = at === -1 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = start + at + 'stream\n'.length;
    const bytes = at === -1 ? null : pdf.subarray(from, from + length);
    const packed = head.includes('/FlateDecode');
    objects.set(Number(match[1]), { head, stream: bytes && packed ? inflateSync(bytes) : bytes });
  }
  return objects;
}

export function readCmap(cmap: string): string[] {
  const glyphs: string[] = [];
  for (const [, start = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(start, 16);
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = codes.split(' ').map((unit) => Number.parseInt(unit, 16));
      glyphs[first + index] = String.fromCharCode(...units);
    }
  }
  return glyphs;
}

/** Runs of one line stand at the same height: blanks between columns are ours. */
function linesOf(content: string, unicode: ReadonlyMap<string, string[]>): string[] {
  const lines: string[] = [];
  let [font, height, line]: [string, string, string] = ['', '', ''];
  for (const [, y, name, shown] of content.matchAll(
    /1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (name !== undefined) font = name;
    if (y !== undefined && y !== height) {
      if (line !== '') lines.push(line);
      [height, line] = [y, ''];
    } else if (y !== undefined) line += ' ';
    for (const [, codes = ''] of (shown ?? '').matchAll(/<(\w+)>/g)) {
      for (const code of codes.match(/.{4}/g) ?? []) {
        line += unicode.get(font)?.[Number.parseInt(code, 16)] ?? '';
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}
