import { type Line, type Notes, notes } from '../form/faults.ts';
import { type Front, listOf, readFront, splitFile } from '../form/front-matter.ts';
import type { ReadFile } from '../form/read-lesson.ts';
import { continues } from '../form/student-page.ts';
import {
  GUIDE_PICTURES,
  type Guide,
  type GuideBlock,
  type GuideLink,
  type GuideSection,
  type GuideTranslation,
  guideFacts,
} from './guide.ts';

const GUIDE_KEYS = ['id', 'group', 'title', 'audience', 'pages', 'minutes', 'next'] as const;
const TRANSLATION_KEYS = ['id', 'title'] as const;

/** The last section, a key in every language: where the page leads on. */
const FOR_THE_SCREEN = 'For the screen';

export function readGuide(source: string): ReadFile<Guide> {
  return readWith(source, GUIDE_KEYS, (front, prose, seen) => {
    const facts = guideFacts.safeParse({
      id: front.id.value,
      group: front.group.value,
      title: front.title.value,
      audience: listOf(front.audience.value),
      pages: Number(front.pages.value),
      minutes: Number(front.minutes.value),
      next: listOf(front.next.value),
    });
    for (const { path } of facts.error?.issues ?? []) {
      const key = GUIDE_KEYS.find((known) => known === path[0]) ?? 'id';
      seen.fault(front[key].line, `"${front[key].value}" is no ${key} of ours`);
    }
    return facts.success ? { ...facts.data, ...prose } : null;
  });
}

export function readGuideTranslation(source: string): ReadFile<GuideTranslation> {
  return readWith(source, TRANSLATION_KEYS, (front, prose) => ({
    id: front.id.value,
    title: front.title.value,
    ...prose,
  }));
}

/** In another language: facts, anchors and pictures are those of the English file. */
export function toldGuide(english: Guide, { title, sections, links }: GuideTranslation): Guide {
  return {
    ...english,
    title,
    links,
    sections: sections.map((section, at) => ({
      ...section,
      anchor: english.sections[at]?.anchor ?? section.anchor,
    })),
  };
}

type Prose = Pick<Guide, 'sections' | 'links'>;

function readWith<Key extends (typeof GUIDE_KEYS)[number], Value>(
  source: string,
  keys: readonly Key[],
  make: (front: Front<Key>, prose: Prose, seen: Notes) => Value | null,
): ReadFile<Value> {
  const seen = notes();
  const parts = splitFile(source, seen);
  if (parts === null) return { value: null, faults: seen.faults, said: [], lineOf: () => 1 };
  const front = readFront(parts.front, keys, seen);
  for (const key of keys) if (key === 'title') seen.say(front[key].line, key, front[key].value, 'label');
  const { prose, lines } = readProse(parts.body, seen);
  const value = make(front, prose, seen);
  const places = new Map([...keys.map((key): [string, number] => [key, front[key].line]), ...lines]);
  const faults = seen.faults.toSorted((a, b) => a.line - b.line);
  return { value, faults, said: seen.said, lineOf: (key) => places.get(key) ?? 1 };
}

/** Words with hyphens: what stands behind the # of an address. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/['’{}]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function readProse(body: readonly Line[], seen: Notes): { prose: Prose; lines: Map<string, number> } {
  const sections: GuideSection[] = [];
  const links: GuideLink[] = [];
  const lines = new Map<string, number>();
  let isScreen = false;
  for (const line of body) {
    if (line.text === '') continue;
    const heading = /^#+ *(.*)$/.exec(line.text)?.[1];
    if (heading !== undefined) {
      if (!line.text.startsWith('## ')) seen.fault(line.number, 'a section begins with ## and its heading');
      if (isScreen) seen.fault(line.number, `"${FOR_THE_SCREEN}" is the last section`);
      isScreen = heading === FOR_THE_SCREEN;
      if (isScreen) lines.set(FOR_THE_SCREEN, line.number);
      else addSection(sections, lines, { ...line, text: heading }, seen);
    } else if (isScreen) {
      const link = readLink(line, seen);
      if (link === null) continue;
      links.push(link);
      lines.set(`link ${link.path}`, line.number);
    } else if (sections.length === 0) {
      seen.fault(line.number, 'text before the first section');
    } else {
      addBlock(sections.at(-1)?.blocks ?? [], line, seen);
    }
  }
  if (!lines.has(FOR_THE_SCREEN)) seen.fault(body.at(-1)?.number ?? 1, `there is no "## ${FOR_THE_SCREEN}"`);
  for (const { heading, anchor, blocks } of sections)
    if (blocks.length === 0) seen.fault(lines.get(anchor) ?? 1, `"${heading}" is empty`);
  return { prose: { sections, links }, lines };
}

function addSection(
  sections: GuideSection[],
  lines: Map<string, number>,
  { number, text: heading }: Line,
  { say, fault }: Notes,
): void {
  const anchor = anchorOf(heading) || `part-${sections.length + 1}`;
  if (lines.has(anchor)) fault(number, `another section is called "${heading}"`);
  lines.set(anchor, number);
  sections.push({ anchor, heading: say(number, 'heading', heading, 'label'), blocks: [] });
}

/** Where the film fits. It is on the page that leads to every guide, and not once more in one of them. */
function readLink({ number, text }: Line, { say, fault }: Notes): GuideLink | null {
  if (/^\[film: [a-z-]+\]$/.test(text)) return null;
  const [, path, hash = null, label = ''] =
    /^\[link: (\/[a-z0-9/-]*)(?:#([a-z0-9-]+))? \| ([^|]+)\]$/.exec(text) ?? [];
  if (path === undefined) {
    fault(number, 'the screen has lines [link: /path | Label] and [film: name]');
    return null;
  }
  return { path, hash, label: say(number, 'link', label.trim(), 'label') };
}

function addBlock(blocks: GuideBlock[], line: Line, { say, fault }: Notes): void {
  const { number, text } = line;
  const last = blocks.at(-1);
  const [, sign, item] = /^(-|\d+\.) (.+)$/.exec(text) ?? [];
  if (sign !== undefined && item !== undefined) {
    const start = sign === '-' ? null : Number.parseInt(sign, 10);
    say(number, 'list', item);
    if (last?.kind === 'list' && continues(last, start)) last.items.push(item);
    else blocks.push({ kind: 'list', start, items: [item] });
    return;
  }
  const [, kind, inside = ''] = /^\[([a-z]+): *(.*)\]$/.exec(text) ?? [];
  const cells = (): string[] => inside.split('|').map((cell) => say(number, 'table', cell.trim(), 'label'));
  if (kind === 'picture') {
    const name = GUIDE_PICTURES.find((known) => known === inside);
    if (name === undefined) fault(number, `no picture is called ${inside}: ${GUIDE_PICTURES.join(', ')}`);
    else blocks.push({ kind, name });
  } else if (kind === 'check') {
    const [question = '', answer = '', ...more] = inside.split('|').map((part) => part.trim());
    if (question === '' || answer === '' || more.length > 0)
      fault(number, 'a check is [check: question | answer]');
    else blocks.push({ kind, question: say(number, kind, question), answer: say(number, kind, answer) });
  } else if (kind === 'table') {
    blocks.push({ kind, heads: cells(), rows: [] });
  } else if (kind === 'row') {
    const row = cells();
    if (last?.kind !== 'table') fault(number, 'a row stands below its table');
    else if (row.length !== last.heads.length)
      fault(number, `the row has ${row.length} cells, its table ${last.heads.length} columns`);
    else last.rows.push(row);
  } else if (/^[-+>|[]|^\*(?!\*)|^\d+\)/.test(text)) {
    fault(
      number,
      'this is no paragraph, list, [picture: name], [table: a | b], [row: a | b], [check: a | b]',
    );
  } else {
    blocks.push({ kind: 'paragraph', text: say(number, 'paragraph', text) });
  }
}
