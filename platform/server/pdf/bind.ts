/** What a bound file says of itself. */
export type Cover = { title: string; author: string; language: string; date: Date };

/** The first objects of a bound file; those of its documents come after them. */
const CATALOG = 1;
const PAGES = 2;
const STRUCTURE = 3;
const INFO = 4;
const OWN = 4;

/**
 * Puts documents of `makePdf` behind each other, one by one as they come: nothing of a document is held once it is
 * written, whatever their number. Their objects get new numbers and are otherwise left as they are, tags included.
 *
 * Only for files that our own pen wrote: it reads them as that writes them.
 */
export async function* bindPdfs(
  documents: AsyncIterable<Buffer> | Iterable<Buffer>,
  cover: Cover,
): AsyncGenerator<Buffer> {
  const offsets: number[] = [];
  let [written, last, marked] = [0, OWN, 0];
  const pages: string[] = [];
  const parts: string[] = [];
  const parents: string[] = [];
  const put = (bytes: Buffer): Buffer => {
    written += bytes.length;
    return bytes;
  };
  const object = (id: number, body: string): Buffer => {
    offsets[id] = written;
    return put(latin(`${id} 0 obj\n${body}\nendobj\n\n`));
  };

  yield put(Buffer.concat([latin('%PDF-1.7\n%'), Buffer.alloc(4, 0xff), latin('\n\n')]));
  for await (const document of documents) {
    const { objects, size, kids, root } = read(document);
    const [base, marks] = [last, marked];
    const to = (id: number): number => numberIn(id, { base, pages: kids.of, structure: root.id });
    pages.push(...kids.ids.map((id) => `${to(id)} 0 R`));
    parts.push(...root.kids.map((id) => `${to(id)} 0 R`));
    for (const [key, refs] of root.parents) parents.push(`${marks + key} [${renumbered(refs, to)}]`);
    for (const { id, head, stream } of objects) {
      const words = renumbered(head, to)
        .replace(/\/StructParents (\d+)/, (_, key) => `/StructParents ${marks + Number(key)}`)
        .replace('/S /Document', `/S /Document\n/Lang (${root.language})`);
      if (stream === null) yield object(to(id), words.trimEnd());
      else {
        offsets[to(id)] = written;
        yield put(latin(`${to(id)} 0 obj\n${words}stream\n`));
        yield put(stream);
        yield put(latin(STREAM_END));
      }
    }
    last += size;
    marked += root.parents.length;
  }

  yield object(PAGES, `<<\n/Type /Pages\n/Count ${pages.length}\n/Kids [${pages.join(' ')}]\n>>`);
  yield object(
    STRUCTURE,
    `<<\n/Type /StructTreeRoot\n/ParentTree <<\n/Nums [${parents.join('\n')}]\n>>\n/ParentTreeNextKey ${marked}\n/K [${parts.join(' ')}]\n>>`,
  );
  yield object(INFO, infoOf(cover));
  yield object(
    CATALOG,
    `<<\n/Type /Catalog\n/Pages ${PAGES} 0 R\n/Lang (${cover.language})\n/MarkInfo <<\n/Marked true\n>>\n/StructTreeRoot ${STRUCTURE} 0 R\n/ViewerPreferences <<\n/DisplayDocTitle true\n>>\n>>`,
  );
  yield latin(ending(offsets, last, written));
}

const STREAM_END = '\nendstream\nendobj\n\n';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Where each object begins, and which of them is the file's own. Numbers of what was left out are free. */
function ending(offsets: readonly number[], last: number, start: number): string {
  const rows = Array.from({ length: last }, (_, index) => {
    const at = offsets[index + 1];
    return at === undefined ? '0000000000 00001 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  return `xref\n0 ${last + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<<\n/Size ${last + 1}\n/Root ${CATALOG} 0 R\n/Info ${INFO} 0 R\n>>\nstartxref\n${start}\n%%EOF\n`;
}

function infoOf({ title, author, date }: Cover): string {
  const when = `(D:${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z)`;
  return `<<\n/Title ${textString(title)}\n/Author ${textString(author)}\n/Creator ${textString(author)}\n/Producer ${textString(author)}\n/CreationDate ${when}\n/ModDate ${when}\n>>`;
}

/** In UTF-16, whatever the script. */
function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

type Numbers = { base: number; pages: number; structure: number };

/** Pages and tags hang on those of the whole; everything else moves behind what is written. */
function numberIn(id: number, { base, pages, structure }: Numbers): number {
  if (id === pages) return PAGES;
  return id === structure ? STRUCTURE : base + id;
}

/** References, and not what looks like one inside a text. */
function renumbered(words: string, to: (id: number) => number): string {
  return words.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)|(\d+) 0 R/g, (found, id) =>
    id === undefined ? found : `${to(Number(id))} 0 R`,
  );
}

type PdfObject = { id: number; head: string; stream: Buffer | null };

type ReadDocument = {
  /** Without those that a file has one of: they are written anew. */
  objects: PdfObject[];
  size: number;
  kids: { of: number; ids: number[] };
  root: { id: number; kids: number[]; parents: [number, string][]; language: string };
};

function read(pdf: Buffer): ReadDocument {
  const all = objectsOf(pdf);
  const trailer = pdf.toString('latin1', pdf.lastIndexOf('trailer'));
  const headOf = (id: number): string => all.get(id)?.head ?? '';
  const named = (words: string, name: string): number =>
    Number(new RegExp(`/${name} (\\d+) 0 R`).exec(words)?.[1] ?? 0);
  const [catalog, info] = [named(trailer, 'Root'), named(trailer, 'Info')];
  const about = headOf(catalog);
  const [pages, structure] = [named(about, 'Pages'), named(about, 'StructTreeRoot')];
  const own = new Set([catalog, info, ...refsOf(about), ...refsOf(headOf(info))]);
  const root = headOf(structure);
  const [nums = '', kids = ''] = root.split('/ParentTreeNextKey');
  return {
    objects: [...all.values()].filter(({ id }) => !own.has(id)),
    size: Math.max(...all.keys()),
    kids: { of: pages, ids: refsOf(/\/Kids \[([^\]]*)\]/.exec(headOf(pages))?.[1] ?? '') },
    root: {
      id: structure,
      kids: refsOf(kids),
      parents: [...nums.matchAll(/(\d+) \[([^\][]*)\]/g)].map(([, key, refs = '']) => [Number(key), refs]),
      language: /\/Lang \(([\w-]+)\)/.exec(about)?.[1] ?? 'en-US',
    },
  };
}

const refsOf = (words: string): number[] => [...words.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

/** By the list at the end of the file: what stands inside a stream may look like anything. */
function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const start = Number(/startxref\s+(\d+)/.exec(pdf.toString('latin1', pdf.length - 64))?.[1]);
  const rows = pdf.toString('latin1', start, pdf.lastIndexOf('trailer')).matchAll(/(\d{10}) \d{5} ([nf])/g);
  for (const [id, [, offset, use]] of [...rows].entries()) {
    if (use !== 'n') continue;
    const from = pdf.indexOf('obj\n', Number(offset)) + 'obj\n'.length;
    const end = pdf.indexOf('endobj', from);
    const at = pdf.subarray(from, end).indexOf('>>\nstream\n');
    const head = pdf.toString('latin1', from, at === -1 ? end : from + at + '>>\n'.length);
    const begin = from + at + '>>\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    objects.set(id, { id, head, stream: at === -1 ? null : pdf.subarray(begin, begin + length) });
  }
  return objects;
}
