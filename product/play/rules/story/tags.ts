import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Feeling } from '#brands/feelings.ts';
import { type Directions, readDirections, STAGE_TAGS } from '../directions/directions.ts';
import { isExtra, isFace, isSpeaker, namedIn, type Speaker } from './cast.ts';
import type { Fault, FaultKind } from './faults.ts';
import { isPlace, type Place } from './places.ts';
import { isForChecks } from './played-with.ts';
import { type Play, parsePlay } from './plays.ts';
import { hash } from './seeded.ts';
import { type Evidence, isScore, isSkill, type Skill } from './skills.ts';

/** Tags carry a scene's meaning. What they say wrongly is a fault, and never stops the play. */

export const SCENE_KINDS = ['check', 'lesson', 'story', 'comic'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export type SceneMeta = {
  id: string;
  title: string;
  program: ProgramId;
  kind: SceneKind;
  skill: Skill;
  also: Skill[];
  maxWords: number;
  place: Place | null;
};

/** One spoken or told sentence or two. `source` is the English text, by which translations are found. */
export type Line = {
  text: string;
  source: string;
  who: Speaker;
  face: Feeling | null;
  place: Place | null;
  play: Play | null;
  keepsake: string | null;
  /** Of a comic: this line is drawn as a picture of the strip that the child prints. */
  panel: boolean;
  /** What happens on the stage; null where the line says nothing of it. */
  stage: Directions | null;
};

/** `id` is what is saved and logged: the same in every language, and readable. */
export type Option = {
  id: string;
  text: string;
  source: string;
  evidence: Evidence;
  picture: string | null;
  out: string | null;
};

export type Read<Value> = { value: Value; faults: Fault[] };

const FILE_TAGS = ['id', 'title', 'kind', 'skill', 'also', 'max_words', 'place'];
const LINE_TAGS = [
  'who',
  'face',
  'ask',
  'again',
  'hint',
  'play',
  'keepsake',
  'place',
  'panel',
  ...STAGE_TAGS,
];
const OPTION_TAGS = ['ev', 'pic', 'out', 'id'];
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function tagsOf(tags: readonly string[] | null): Map<string, string> {
  return new Map(
    (tags ?? []).map((tag) => {
      const colon = tag.indexOf(':');
      return colon < 0 ? [tag.trim(), ''] : [tag.slice(0, colon).trim(), tag.slice(colon + 1).trim()];
    }),
  );
}

function unknownTags(tags: Map<string, string>, known: readonly string[], at: string): Fault[] {
  return [...tags.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => ({ kind: 'tag', at, detail: `nobody knows the tag ${name}` }));
}

/** Of two tags of one name only the last would be heard. The first line carries those of the head besides its own. */
function doubledTags(tags: readonly string[] | null, at: string): Fault[] {
  const names = (tags ?? []).map((tag) => tag.split(':', 1)[0]?.trim() ?? '');
  return [
    ...new Set(names.filter((name, index) => names.indexOf(name) !== index && !FILE_TAGS.includes(name))),
  ].map((name) => ({
    kind: 'tag',
    at,
    detail: `${name} stands here twice: commas part several`,
  }));
}

/** Takes a word that is known, and notes one that is not. */
function known<Word extends string>(
  word: string | undefined,
  is: (word: string) => word is Word,
  note: (detail: string) => void,
): Word | null {
  if (word === undefined) return null;
  if (is(word)) return word;
  note(word);
  return null;
}

/** The head of a file. */
export function readMeta(globalTags: readonly string[] | null): Read<SceneMeta> {
  const tags = tagsOf(globalTags);
  const faults = unknownTags(tags, FILE_TAGS, 'head');
  const header = (detail: string): void => void faults.push({ kind: 'header', at: 'head', detail });
  const id = tags.get('id') ?? '';
  const program = PROGRAM_IDS.find((word) => id.startsWith(`${word}-`));
  const kind = SCENE_KINDS.find((word) => word === tags.get('kind'));
  const skill = tags.get('skill') ?? '';
  const maxWords = Number(tags.get('max_words'));
  const also = (tags.get('also') ?? '').split(',').map((word) => word.trim());
  const title = tags.get('title') ?? '';
  if (!WORD.test(id)) header(`id "${id}" is no id`);
  if (program === undefined) header(`id "${id}" begins with no program`);
  if (title === '') header('there is no title');
  if (kind === undefined) header(`kind "${tags.get('kind')}" is none`);
  if (!isSkill(skill)) faults.push({ kind: 'skill', at: 'head', detail: skill });
  if (!(maxWords > 0)) header('there is no max_words');
  for (const word of also.filter((other) => other !== '' && !isSkill(other))) {
    faults.push({ kind: 'skill', at: 'head', detail: word });
  }
  const place = known(tags.get('place'), isPlace, (detail) =>
    faults.push({ kind: 'place', at: 'head', detail }),
  );
  const value: SceneMeta = {
    id,
    title,
    program: program ?? 'academy',
    kind: kind ?? 'lesson',
    skill: isSkill(skill) ? skill : 'ic',
    also: also.filter(isSkill),
    maxWords: maxWords > 0 ? maxWords : 7,
    place,
  };
  return { value, faults };
}

/** `again` is the skill in which an ask gives a second chance: it says nothing of the child but that it tried again. */
export type LineTags = { line: Line; ask: string | null; again: Skill | null; hint: string | null };

/** A line and what hangs on it. The first line of a file also carries the head's tags. */
export function readLine(
  meta: SceneMeta,
  text: string,
  lineTags: readonly string[] | null,
  isFirst: boolean,
): Read<LineTags> {
  const tags = tagsOf(lineTags);
  const faults = [
    ...unknownTags(tags, isFirst ? [...FILE_TAGS, ...LINE_TAGS] : LINE_TAGS, text),
    ...doubledTags(lineTags, text),
  ];
  const note = (kind: FaultKind) => (detail: string) => void faults.push({ kind, at: text, detail });
  const isOfCast = (word: string): word is Speaker => isSpeaker(meta.program, word);
  const who = known(tags.get('who'), isOfCast, note('speaker'));
  if (!tags.has('who')) note('speaker')('nobody says this');
  const written = tags.get('play');
  const play = written === undefined ? null : parsePlay(written);
  if (written !== undefined && play === null) note('play')(written);
  if (play?.kind === 'faces') {
    const whose = play.of ?? namedIn(meta.program, text) ?? 'narrator';
    // An extra has no face of that game: the program's host would be shown instead.
    const hasFace = isOfCast(whose) && whose !== 'narrator' && !isExtra(whose);
    if (!hasFace) note('play')(`nobody's face: ${play.of ?? text}`);
  }
  if (play !== null && meta.kind === 'check' && !isForChecks(play.kind))
    note('play')(`${play.kind} in a check`);
  const ask = tags.get('ask') ?? null;
  if (ask !== null && !WORD.test(ask.replaceAll('_', '-'))) note('no-ask')(`"${ask}" is no id`);
  const again = known(tags.get('again'), isSkill, note('skill'));
  const keepsake = tags.get('keepsake') ?? null;
  if (keepsake !== null && !WORD.test(keepsake)) note('tag')(`"${keepsake}" is no keepsake`);
  const line: Line = {
    text,
    source: text,
    who: who ?? 'narrator',
    face: known(tags.get('face'), isFace, note('face')),
    place: known(tags.get('place'), isPlace, note('place')),
    play,
    keepsake,
    panel: tags.has('panel'),
    stage: readDirections(tags, ({ kind, detail }) => note(kind)(detail)),
  };
  return { value: { line, ask, again, hint: tags.get('hint') ?? null }, faults };
}

/** Short, readable, and never dependent on where the option stands: a reordered scene replays rightly. */
function optionId(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short = slug.length <= 48 ? slug : slug.slice(0, 49).replace(/-[^-]*$/, '');
  return short === '' ? `x${hash(text).toString(36)}` : short;
}

/** What is saved and logged of an option. One that was reworded keeps its id by a tag: it is still the same answer. */
export function idOfOption(text: string, tags: ReadonlyMap<string, string>): string {
  return tags.get('out') ?? tags.get('id') ?? optionId(text);
}

/** A comic has no better and worse: it says so at each option. */
const NO_EVIDENCE = 'none';

export function readOption(text: string, optionTags: readonly string[] | null): Read<Option> {
  const tags = tagsOf(optionTags);
  const faults = unknownTags(tags, OPTION_TAGS, text);
  const evidence: Evidence = {};
  const written = tags.get('ev') ?? '';
  const says = written === NO_EVIDENCE ? [] : written.split(',').filter((word) => word.trim() !== '');
  for (const part of says) {
    const [skill = '', score = ''] = part.split('=').map((word) => word.trim());
    const value = /^\d$/.test(score) ? Number(score) : Number.NaN;
    if (!isSkill(skill)) faults.push({ kind: 'skill', at: text, detail: skill });
    else if (!isScore(value)) faults.push({ kind: 'score', at: text, detail: part.trim() });
    else evidence[skill] = value;
  }
  if (written === '') faults.push({ kind: 'no-evidence', at: text, detail: 'says nothing about any skill' });
  const out = tags.get('out') ?? null;
  const picture = tags.get('pic') ?? null;
  const id = idOfOption(text, tags);
  if (!WORD.test(id)) faults.push({ kind: 'tag', at: text, detail: `"${id}" is no id` });
  return { value: { id, text, source: text, evidence, picture, out }, faults };
}
