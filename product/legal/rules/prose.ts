import type { ProseBlock } from '#platform/contract/texts/prose.ts';

/** What stands in a text in place of facts: `[facts children]`. */
const FACTS = [
  'children',
  'adults',
  'schools',
  'companies',
  'sign-on',
  'measures',
  'judged',
  'periods',
] as const;
export type FactsName = (typeof FACTS)[number];

type WrittenBlock = ProseBlock | { kind: 'facts'; name: FactsName };
type Section<Block> = { anchor: string; heading: string; level: 2 | 3; blocks: Block[] };
type Prose<Block> = { title: string; intro: string[]; sections: Section<Block>[] };
export type WrittenProse = Prose<WrittenBlock>;

/**
 * Reads the Markdown that our pages are written in: headings of three levels, paragraphs and points that go on over lines,
 * tables of Markdown, and those of one cell a line (`[table a | b]`, `[row a | b]`) for texts without facts of their own.
 */
export function readProse(markdown: string): WrittenProse {
  const prose: WrittenProse = { title: '', intro: [], sections: [] };
  for (const chunk of chunksOf(markdown)) {
    const [, marks = '', heading = '', anchor] = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/.exec(chunk) ?? [];
    const blocks = prose.sections.at(-1)?.blocks;
    if (marks === '#') prose.title = heading;
    else if (marks !== '') {
      const level = marks === '##' ? 2 : 3;
      prose.sections.push({ anchor: anchor ?? anchorOf(heading), heading, level, blocks: [] });
    } else if (blocks === undefined) prose.intro.push(chunk);
    else addTo(blocks, chunk);
  }
  return prose;
}

/** Words with hyphens: what stands behind the # of an address. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What belongs together on one line: a paragraph or a point goes on over the lines below it. */
function chunksOf(markdown: string): string[] {
  const chunks: string[] = [];
  let goesOn = false;
  for (const written of markdown.split('\n')) {
    const line = written.trim();
    const begins = /^(#{1,3} |- |\d+\. |\||\[(table|row|facts) )/.test(line);
    const last = chunks.length - 1;
    if (line !== '' && (begins || !goesOn)) chunks.push(line);
    else if (line !== '') chunks[last] = `${chunks[last]} ${line}`;
    goesOn = line !== '' && !/^(#|\||\[(table|row|facts) )/.test(line);
  }
  return chunks;
}

function addTo(blocks: WrittenBlock[], chunk: string): void {
  const last = blocks.at(-1);
  const [, sign, item = ''] = /^(-|\d+\.) (.+)$/.exec(chunk) ?? [];
  const [, kind, inside = ''] = /^\[(table|row|facts) (.+)\]$/.exec(chunk) ?? [];
  if (sign !== undefined) {
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', start: sign === '-' ? null : 1, items: [item] });
  } else if (kind === 'facts') {
    const name = FACTS.find((one) => one === inside);
    if (name === undefined) throw new Error(`no facts are called ${inside}`);
    blocks.push({ kind: 'facts', name });
  } else if (kind === 'table') blocks.push({ kind: 'table', heads: cellsOf(inside), rows: [] });
  else if (kind === 'row') addRow(last, cellsOf(inside));
  else if (!chunk.startsWith('|')) blocks.push({ kind: 'paragraph', text: chunk });
  else if (last?.kind !== 'table') blocks.push({ kind: 'table', heads: cellsOf(chunk), rows: [] });
  else if (!/^\|[-:| ]+\|$/.test(chunk)) addRow(last, cellsOf(chunk));
}

/** A bar inside a cell is written `\|`. */
function cellsOf(line: string): string[] {
  return line
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function addRow(table: WrittenBlock | undefined, row: string[]): void {
  if (table?.kind !== 'table' || row.length !== table.heads.length) {
    throw new Error(`a row fits no table: ${row.join(' | ')}`);
  }
  table.rows.push(row);
}

/** The same with every text said by `say`. */
export function sayBlock(block: ProseBlock, say: (text: string) => string): ProseBlock {
  if (block.kind === 'paragraph') return { ...block, text: say(block.text) };
  if (block.kind === 'list') return { ...block, items: block.items.map(say) };
  return { ...block, heads: block.heads.map(say), rows: block.rows.map((row) => row.map(say)) };
}
