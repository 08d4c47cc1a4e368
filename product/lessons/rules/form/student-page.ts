import { FEELINGS } from '#brands/feelings.ts';
import { ARROWS, type ItemMark, OUTLINES, type StudentBlock, type StudentPage } from '../lesson/lesson.ts';
import type { Line, Notes } from './faults.ts';

/** `### page: Title` and the blocks below it, each on a line of its own. */
export function readPages(lines: readonly Line[], notes: Notes): StudentPage[] {
  const pages: StudentPage[] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    const title = /^### page: (.+)$/.exec(line.text)?.[1];
    const page = pages.at(-1);
    if (title !== undefined) {
      pages.push({ title: notes.say(line.number, 'student', title, 'label'), blocks: [] });
    } else if (page === undefined || line.text.startsWith('#')) {
      notes.fault(line.number, 'a student page begins with ### page: and its title');
    } else {
      addBlock(page.blocks, line, notes);
    }
  }
  return pages;
}

function addBlock(blocks: StudentBlock[], line: Line, notes: Notes): void {
  const last = blocks.at(-1);
  const [, sign, item] = /^(-|\d+\.) (.+)$/.exec(line.text) ?? [];
  if (sign !== undefined && item !== undefined) {
    const start = sign === '-' ? null : Number.parseInt(sign, 10);
    const read = readItem(line.number, item, notes);
    if (last?.kind === 'list' && continues(last, start)) last.items.push(read);
    else blocks.push({ kind: 'list', start, items: [read] });
    return;
  }
  const row = /^\[row:(.*)\]$/.exec(line.text)?.[1]?.trim();
  if (row !== undefined) {
    if (last?.kind === 'columns') last.rows.push(row === '' ? '' : notes.say(line.number, 'student', row));
    else notes.fault(line.number, 'a row stands below its columns');
    return;
  }
  if (!/^\[.*\]$/.test(line.text)) {
    blocks.push({ kind: 'text', text: notes.say(line.number, 'student', line.text) });
    return;
  }
  const block = readBracket(line, notes);
  if (block !== null) blocks.push(block);
}

/** Whether an item with this number, or with none, is the next of the list. */
export function continues(list: { start: number | null; items: readonly unknown[] }, number: number | null) {
  return list.start === null ? number === null : number === list.start + list.items.length;
}

function readItem(line: number, item: string, { say, fault }: Notes): { text: string; mark: ItemMark } {
  const [, bracket] = /(?:^| )(\[(?:arrow|circles): [a-z0-9]+\])$/.exec(item) ?? [];
  const text = item.slice(0, item.length - (bracket?.length ?? 0)).trim();
  if (text !== '') say(line, 'student', text);
  if (bracket === undefined) return { text, mark: null };
  const mark = markOf(bracket);
  if (mark === null) fault(line, `${bracket} is neither an arrow (${ARROWS.join(', ')}) nor circles`);
  return { text, mark };
}

function markOf(bracket: string): ItemMark {
  const [, kind, value = ''] = /^\[(arrow|circles): ([a-z0-9]+)\]$/.exec(bracket) ?? [];
  const to = ARROWS.find((word) => word === value);
  if (kind === 'arrow') return to === undefined ? null : { kind, to };
  return kind === 'circles' && /^\d+$/.test(value) ? { kind, count: Number(value) } : null;
}

/** The least and the most there is room for on a page. */
const ROOM = { lines: [1, 20], box: [1, 20], draw: [2, 16], circles: [1, 12] } as const;

const FORMS = `[lines 3], [box 6], [draw: kite 8], [faces: happy, sad], [scale 1-5: left | right], [choose: a | b], [columns: a | b], [row: text], [circles: 4], [arrow: up], [cut]`;

function readBracket({ number: line, text }: Line, { say, fault }: Notes): StudentBlock | null {
  const sized = (kind: keyof typeof ROOM, written: string): number => {
    const [least, most] = ROOM[kind];
    const size = Number(written);
    if (!(size >= least && size <= most)) fault(line, `${kind} has room for ${least} to ${most}`);
    return size;
  };
  const parts = (written: string): string[] =>
    written.split('|').map((part) => say(line, 'student', part.trim(), 'label'));
  const inside = text.slice(1, -1);
  const [, lines] = /^lines (\d+)$/.exec(inside) ?? [];
  if (lines !== undefined) return { kind: 'lines', count: sized('lines', lines) };
  const [, box] = /^box (\d+(?:\.\d)?)$/.exec(inside) ?? [];
  if (box !== undefined) return { kind: 'box', cm: sized('box', box) };
  const [, name, cm = ''] = /^draw: ([a-z-]+) (\d+(?:\.\d)?)$/.exec(inside) ?? [];
  if (name !== undefined) {
    const outline = OUTLINES.find((word) => word === name);
    if (outline !== undefined) return { kind: 'draw', outline, cm: sized('draw', cm) };
    fault(line, `no outline is called ${name}: ${OUTLINES.join(', ')}`);
    return null;
  }
  const [, faces] = /^faces: (.+)$/.exec(inside) ?? [];
  if (faces !== undefined) return readFaces(line, faces, fault);
  const [, from, to, ends = ''] = /^scale (\d)-(\d+): (.+)$/.exec(inside) ?? [];
  if (from !== undefined) {
    const [left, right, ...more] = parts(ends);
    if (left && right && more.length === 0 && Number(from) < Number(to))
      return { kind: 'scale', from: Number(from), to: Number(to), left, right };
    fault(line, 'a scale is: [scale 1-5: words on the left | words on the right]');
    return null;
  }
  const [, list, written = ''] = /^(choose|columns):(.+)$/.exec(inside) ?? [];
  if (list !== undefined) {
    const all = parts(written);
    // The column of the rows' names needs none of its own.
    const named = list === 'columns' ? all.slice(1) : all;
    if (all.length < 2 || named.includes('')) fault(line, `${list} parts two or more by |`);
    return list === 'choose' ? { kind: 'choose', among: all } : { kind: 'columns', heads: all, rows: [] };
  }
  if (inside === 'cut') return { kind: 'cut' };
  const mark = markOf(text);
  if (mark?.kind === 'circles') sized('circles', String(mark.count));
  if (mark === null) fault(line, `${text} is no block. There are ${FORMS}`);
  return mark;
}

function readFaces(line: number, written: string, fault: Notes['fault']): StudentBlock {
  const faces = written.split(', ').flatMap((name) => {
    const face = FEELINGS.find((word) => word === name);
    if (face === undefined) fault(line, `no face is called ${name}: ${FEELINGS.join(', ')}`);
    return face === undefined ? [] : [face];
  });
  return { kind: 'faces', faces };
}
