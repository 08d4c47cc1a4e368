import { FEELINGS } from '#brands/feelings.ts';
import { STAGE_TAGS } from '#product/play/rules/directions/directions.ts';
import { type Fault, type Notes, notes, type Said } from './faults.ts';

/**
 * A clip: a scene without asks, told from its first line to its last. Ink compiles it for the player; here it is read line
 * by line, so that a fault has a place that its writer finds.
 */
export type ClipLine = { line: number; text: string; tags: ReadonlyMap<string, string> };
export type Clip = { head: ReadonlyMap<string, { line: number; value: string }>; lines: ClipLine[] };

export const CLIP_HEAD = ['id', 'title', 'kind', 'skill', 'also', 'max_words', 'place'] as const;
const LINE_TAGS = ['who', 'face', 'place', 'talk', ...STAGE_TAGS];

export type ReadClip = { clip: Clip; faults: Fault[]; said: Said[] };

export function readClip(source: string): ReadClip {
  const seen = notes();
  const head = new Map<string, { line: number; value: string }>();
  const lines: ClipLine[] = [];
  let part: 'head' | 'start' | 'told' | 'end' = 'head';
  for (const [at, raw] of source.split(/\r?\n/).entries()) {
    const [line, text] = [at + 1, raw.trim()];
    if (text === '' || text.startsWith('//')) continue;
    if (part === 'head' && text.startsWith('#')) readHead(line, text, head, seen);
    else if (part === 'head' && text === '-> start') part = 'start';
    else if (part === 'start' && /^===? ?start(?: ?===)?$/.test(text)) part = 'told';
    else if (part === 'told' && text === '-> END') part = 'end';
    else if (part === 'told') lines.push(readLine(line, text, seen));
    else seen.fault(line, `"${text}" has no place here: head, -> start, === start, lines, -> END`);
  }
  if (part !== 'end') seen.fault(source.split('\n').length, 'the clip ends with -> END');
  return { clip: { head, lines }, faults: seen.faults, said: seen.said };
}

function readHead(
  line: number,
  text: string,
  head: Map<string, { line: number; value: string }>,
  { fault, say }: Notes,
): void {
  const [, key = '', value = ''] = /^# ?([a-z_]+): (.+)$/.exec(text) ?? [];
  if (!CLIP_HEAD.some((known) => known === key)) fault(line, `"${text}" is no head: ${CLIP_HEAD.join(', ')}`);
  else if (head.has(key)) fault(line, `${key} stands here a second time`);
  else head.set(key, { line, value });
  if (key === 'title') say(line, 'clip', value, 'label');
}

/** Ink would take these for commands. */
const COMMANDS = /^[*+=~-]|[{}|[\]~]|->|<>|\/\//;

function readLine(line: number, raw: string, { fault, say }: Notes): ClipLine {
  const [text = '', ...written] = raw.split('#').map((part) => part.trim());
  if (COMMANDS.test(text)) fault(line, 'a clip is lines only: no choices, no turns, no signs that ink reads');
  if (text === '') fault(line, 'a line begins with its words, then its tags');
  const tags = new Map<string, string>();
  for (const tag of written) {
    const [, name = tag, value = ''] = /^([a-z]+)(?:: ?(.*))?$/.exec(tag) ?? [];
    if (!LINE_TAGS.includes(name)) fault(line, `nobody knows the tag "${name}": ${LINE_TAGS.join(', ')}`);
    if (tags.has(name)) fault(line, `${name} stands on this line a second time: commas part several`);
    tags.set(name, value.trim());
  }
  const face = tags.get('face');
  if (face !== undefined && !FEELINGS.some((known) => known === face))
    fault(line, `no face is called ${face}: ${FEELINGS.join(', ')}`);
  return { line, text: say(line, 'clip', text), tags };
}
