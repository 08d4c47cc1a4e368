import {
  ADAPT_KEYS,
  type AdaptKey,
  type ArticleBlock,
  type LessonProse,
  type QuizQuestion,
  SECTIONS,
  type Section,
  type Step,
} from '../lesson/lesson.ts';
import type { Line, Notes } from './faults.ts';
import { continues, readPages } from './student-page.ts';

/** How a section of paragraphs, lists or something of its own is read. One line is one paragraph. */

type Found = Partial<Record<Section, { line: number; lines: Line[] }>>;

/** Everything below the facts. A section that is not there is empty, or null where a lesson may do without it. */
export function readProse(body: readonly Line[], notes: Notes): { prose: LessonProse; lines: Found } {
  const found = splitSections(body, notes);
  const read = <Value>(key: Section, reader: (lines: Line[], key: Section, notes: Notes) => Value) => {
    const section = found[key];
    if (section === undefined) return null;
    if (section.lines.every(({ text }) => text === '')) notes.fault(section.line, `${key} is empty`);
    return reader(section.lines, key, notes);
  };
  const prose: LessonProse = {
    why: read('why', paragraphs) ?? [],
    before: read('before', items) ?? [],
    steps: read('steps', steps) ?? [],
    article: read('article', article),
    clip: read('clip', clip),
    quiz: read('quiz', quiz),
    transfer: read('transfer', paragraphs) ?? [],
    adapt: read('adapt', adapt) ?? {},
    check: read('check', items) ?? [],
    safety: read('safety', safety),
    student: read('student', (lines) => readPages(lines, notes)),
    family: read('family', paragraphs),
    home: read('home', items),
  };
  return { prose, lines: found };
}

function splitSections(body: readonly Line[], { fault }: Notes): Found {
  const found: Found = {};
  let current: Line[] | null = null;
  let last = -1;
  for (const line of body) {
    const name = /^##? ?([^#].*)$/.exec(line.text)?.[1];
    if (name === undefined) {
      if (current !== null) current.push(line);
      else if (line.text !== '') fault(line.number, 'text before the first section');
      continue;
    }
    current = [];
    const key = SECTIONS.find((known) => `## ${known}` === line.text);
    const at = key === undefined ? -1 : SECTIONS.indexOf(key);
    if (key === undefined) fault(line.number, `"${line.text}" is no section: ${SECTIONS.join(', ')}`);
    else if (found[key] !== undefined) fault(line.number, `${key} stands here a second time`);
    else found[key] = { line: line.number, lines: current };
    if (key !== undefined && at < last) fault(line.number, `${key} stands too late: ${SECTIONS.join(', ')}`);
    last = Math.max(last, at);
  }
  return found;
}

const filled = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text !== '');

const isPlain = (text: string): boolean => !/^(?:[-+>#?|[]|\*(?!\*)|\d+[.)] )/.test(text);

function paragraph({ number, text }: Line, part: string, { say, fault }: Notes): string {
  if (!isPlain(text)) fault(number, `${part} holds paragraphs only, and this is none`);
  if (!/[.!?:…。！？：][*"”’」』）)]*$|\{[a-z]+\}$/u.test(text))
    fault(number, 'a paragraph is one line, and this line does not end as a sentence does');
  return say(number, part, text);
}

function paragraphs(lines: readonly Line[], key: Section, notes: Notes): string[] {
  return filled(lines).map((line) => paragraph(line, key, notes));
}

function items(lines: readonly Line[], key: Section, { say, fault }: Notes): string[] {
  return filled(lines).flatMap(({ number, text }) => {
    const item = /^- (.+)$/.exec(text)?.[1];
    if (item === undefined) fault(number, `${key} is a list: each line begins with "- "`);
    return item === undefined ? [] : [say(number, key, item)];
  });
}

function steps(lines: readonly Line[], key: Section, notes: Notes): Step[] {
  const found: Step[] = [];
  for (const line of filled(lines)) {
    const [, minutes, name] = /^### (\d+) min · (.+)$/.exec(line.text) ?? [];
    const step = found.at(-1);
    if (minutes !== undefined && name !== undefined) {
      notes.say(line.number, key, name, 'label');
      found.push({ minutes: Number(minutes), name, parts: [] });
    } else if (line.text.startsWith('#') || step === undefined) {
      notes.fault(line.number, 'a step begins with: ### 3 min · Its name');
    } else {
      const said = /^> (.+)$/.exec(line.text)?.[1];
      const text = paragraph({ ...line, text: said ?? line.text }, key, notes);
      step.parts.push({ kind: said === undefined ? 'do' : 'say', text });
    }
  }
  return found;
}

function article(lines: readonly Line[], key: Section, notes: Notes): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of filled(lines)) {
    const [, sign, item] = /^(-|\d+\.) (.+)$/.exec(line.text) ?? [];
    const last = blocks.at(-1);
    if (sign === undefined || item === undefined) {
      paragraph(line, key, notes);
      const [, lead = null, text = line.text] = /^\*\*([^*]+)\*\*(?: (.+))?$/.exec(line.text) ?? [];
      blocks.push({ kind: 'paragraph', lead, text: lead !== null && text === line.text ? '' : text });
      continue;
    }
    const start = sign === '-' ? null : Number.parseInt(sign, 10);
    notes.say(line.number, key, item);
    if (last?.kind === 'list' && continues(last, start)) last.items.push(item);
    else blocks.push({ kind: 'list', start, items: [item] });
  }
  return blocks;
}

function clip(lines: readonly Line[], key: Section, notes: Notes): LessonProse['clip'] {
  const [first, ...rest] = filled(lines);
  const file = /^file: (\S+)$/.exec(first?.text ?? '')?.[1];
  if (file === undefined) notes.fault(first?.number ?? 1, 'clip begins with: file: <id>.ink');
  return { file: file ?? '', questions: items(rest, key, notes) };
}

function quiz(lines: readonly Line[], key: Section, { say, fault }: Notes): QuizQuestion[] {
  const found: QuizQuestion[] = [];
  for (const { number, text } of filled(lines)) {
    const asked = /^\? (.+)$/.exec(text)?.[1];
    const [, answer, reply] = /^- (.+?) => (.+)$/.exec(text) ?? [];
    if (asked !== undefined) found.push({ text: say(number, key, asked), answers: [] });
    else if (answer === undefined || reply === undefined || found.length === 0)
      fault(number, 'a quiz has lines "? question" and below them "- answer => reply"');
    else found.at(-1)?.answers.push({ text: say(number, key, answer), reply: say(number, key, reply) });
  }
  return found;
}

function adapt(lines: readonly Line[], key: Section, { say, fault }: Notes): LessonProse['adapt'] {
  const found: Partial<Record<AdaptKey, string>> = {};
  let last = -1;
  for (const { number, text } of filled(lines)) {
    const [, name, line] = /^- ([a-z-]+): (.+)$/.exec(text) ?? [];
    const known = ADAPT_KEYS.find((word) => word === name);
    if (known === undefined || line === undefined) {
      fault(number, `adapt has lines "- key: text", with the keys ${ADAPT_KEYS.join(', ')}`);
      continue;
    }
    if (found[known] !== undefined) fault(number, `${known} stands here a second time`);
    if (ADAPT_KEYS.indexOf(known) < last) fault(number, `the order is ${ADAPT_KEYS.join(', ')}`);
    last = Math.max(last, ADAPT_KEYS.indexOf(known));
    found[known] = say(number, key, line);
  }
  return found;
}

function safety(lines: readonly Line[], key: Section, notes: Notes): string[] {
  const [first, ...rest] = filled(lines);
  if (first?.text !== '[worrying]')
    notes.fault(first?.number ?? 1, 'safety begins with [worrying], the text that all of them share');
  return paragraphs(first?.text === '[worrying]' ? rest : filled(lines), key, notes);
}
