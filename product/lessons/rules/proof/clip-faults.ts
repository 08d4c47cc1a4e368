import { CASTS } from '#product/play/rules/story/cast.ts';
import { isPlace, PLACES } from '#product/play/rules/story/places.ts';
import { sentencesIn, wordsIn } from '#product/play/rules/story/reading.ts';
import { isSkill } from '#product/play/rules/story/skills.ts';
import type { CLIP_HEAD, Clip, ClipLine, ReadClip } from '../form/clip.ts';
import type { Fault } from '../form/faults.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { castsOf, programOf } from './lesson-faults.ts';
import { stageFaults } from './stage.ts';
import { wordFaults } from './words.ts';

const LINES = { least: 12, most: 20 };

/** The proof of a clip, held against the lesson it belongs to. */
export function clipFaults(lesson: Lesson, { clip, faults, said }: ReadClip): Fault[] {
  const { lines } = clip;
  const speakers = lines.map(({ tags }) => tags.get('who') ?? 'narrator');
  const program = programOf(lesson.facts.level, speakers);
  const end = lines.at(-1)?.line ?? 1;
  const found = [...faults, ...wordFaults(said), ...headFaults(lesson, clip), ...lines.flatMap(lineFaults)];
  if (program === null) {
    const whose = castsOf(lesson.facts.level);
    found.push({
      line: lines[0]?.line ?? 1,
      words: `the speakers are of no one cast of this level: ${whose}`,
    });
  } else found.push(...stageFaults(lines, [...CASTS[program], 'you']));
  if (lines.length < LINES.least || lines.length > LINES.most)
    found.push({ line: end, words: `a clip has ${LINES.least} to ${LINES.most} lines, not ${lines.length}` });
  found.push(...longFaults(clip), ...talkFaults(lesson, lines, end));
  return found.toSorted((a, b) => a.line - b.line);
}

/** A translation has every line of the clip and its title, nothing else, and none of its English. */
export function clipWordFaults({ head, lines }: Clip, words: Readonly<Record<string, string>>): Fault[] {
  const wanted = [head.get('title')?.value ?? '', ...lines.map(({ text }) => text)];
  const missing = wanted.filter((text) => !Object.hasOwn(words, text));
  const entries = Object.entries(words);
  const at = (text: string): number => entries.findIndex(([key]) => key === text) + 2;
  return [
    ...missing.map((text) => ({ line: 1, words: `"${text}" is not translated` })),
    ...entries.flatMap(([text, told]) => {
      const left = /[A-Za-z]{2,}/.exec(told)?.[0];
      return [
        ...(wanted.includes(text) ? [] : [{ line: at(text), words: `"${text}" is no line of the clip` }]),
        ...(left === undefined ? [] : [{ line: at(text), words: `"${left}" is left in English` }]),
      ];
    }),
  ];
}

function headFaults({ facts }: Lesson, { head }: Clip): Fault[] {
  const faults: Fault[] = [];
  const held = (
    key: (typeof CLIP_HEAD)[number],
    isRight: (value: string) => boolean,
    words: string,
  ): void => {
    const { line, value } = head.get(key) ?? { line: 1, value: '' };
    if (!isRight(value)) faults.push({ line, words });
  };
  const words = facts.level === 'elementary' ? 12 : 16;
  held('id', (value) => value === facts.id, `the id is ${facts.id}`);
  held('kind', (value) => value === 'clip', 'the kind is clip');
  held('title', (value) => value !== '', 'there is no title');
  held('skill', (value) => value === facts.skills[0], `the skill is ${facts.skills[0]}`);
  held(
    'also',
    (value) => value === '' || value.split(', ').every(isSkill),
    'also names skills, parted by ", "',
  );
  held('max_words', (value) => Number(value) > 0 && Number(value) <= words, `max_words is ${words} at most`);
  held('place', isPlace, `the place is one of ${PLACES.join(', ')}`);
  return faults;
}

function lineFaults({ line, tags }: ClipLine): Fault[] {
  const place = tags.get('place');
  return [
    ...(tags.has('who') ? [] : [{ line, words: 'nobody says this: # who: narrator, or one of the cast' }]),
    ...(place === undefined || isPlace(place) ? [] : [{ line, words: `no place is called ${place}` }]),
  ];
}

function longFaults({ head, lines }: Clip): Fault[] {
  const most = Number(head.get('max_words')?.value ?? 12);
  return lines.flatMap(({ line, text }) =>
    sentencesIn(text)
      .filter((sentence) => wordsIn(sentence) > most)
      .map((sentence) => ({
        line,
        words: `a sentence of ${wordsIn(sentence)} words, and ${most} are the most`,
      })),
  );
}

/** It pauses once for each question, in their order. */
function talkFaults({ prose }: Lesson, lines: readonly ClipLine[], end: number): Fault[] {
  const pauses = lines.filter(({ tags }) => tags.has('talk')).map(({ tags }) => tags.get('talk') ?? '');
  const wanted = (prose.clip?.questions ?? []).map((_, at) => String(at + 1));
  if (pauses.join() === wanted.join()) return [];
  return [
    {
      line: end,
      words: `the clip pauses for "${pauses.join(', ')}", and the lesson asks ${wanted.join(', ')}`,
    },
  ];
}
