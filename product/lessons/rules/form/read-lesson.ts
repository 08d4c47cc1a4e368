import { type Lesson, type LessonTranslation, lesson, lessonFacts, translation } from '../lesson/lesson.ts';
import type { SharedText } from '../lesson/library.ts';
import { type Fault, type Notes, notes, type Said } from './faults.ts';
import {
  type Front,
  LESSON_KEYS,
  listOf,
  readCover,
  readFront,
  splitFile,
  TRANSLATION_KEYS,
} from './front-matter.ts';
import { readProse } from './sections.ts';

/** A file as it was read. Without a value it has faults; with one it may have some, too. */
export type ReadFile<Value> = {
  value: Value | null;
  faults: Fault[];
  said: Said[];
  /** The line of a section or of a fact, for proofs that look at the whole. */
  lineOf: (key: string) => number;
};

export function readLesson(source: string): ReadFile<Lesson> {
  return readWith(source, LESSON_KEYS, (front, prose, seen) => {
    const cover = readCover(front.cover.line, front.cover.value, seen);
    const yes = (key: 'family' | 'safety'): boolean | null => {
      const { line, value } = front[key];
      if (value !== 'yes' && value !== 'no') seen.fault(line, `${key} is yes or no`);
      return value === 'yes' || value === 'no' ? value === 'yes' : null;
    };
    const facts = lessonFacts.safeParse({
      id: front.id.value,
      title: front.title.value,
      type: front.type.value,
      usage: listOf(front.usage.value),
      skills: listOf(front.skills.value),
      level: front.level.value,
      grades: front.grades.value,
      prep: front.prep.value,
      challenges: listOf(front.challenges.value),
      minutes: Number(front.minutes.value),
      overview: front.overview.value,
      materials: front.materials.value,
      studentAnchor: front.student_anchor.value || null,
      featured: front.featured.value,
      scene: front.scene.value || null,
      practice: front.practice.value,
      family: yes('family') ?? undefined,
      safety: yes('safety') ?? undefined,
      homeOverview: front.home_overview.value || null,
      schoolOnly: front.school_only.value || null,
    });
    for (const { path } of facts.error?.issues ?? []) {
      const key = String(path[0]).replace('studentAnchor', 'student_anchor');
      const known = LESSON_KEYS.find((name) => name === key);
      if (known !== undefined) seen.fault(front[known].line, `"${front[known].value}" is no ${key} of ours`);
    }
    return facts.success && cover !== null ? lesson.parse({ facts: facts.data, cover, prose }) : null;
  });
}

export function readTranslation(source: string): ReadFile<LessonTranslation> {
  return readWith(source, TRANSLATION_KEYS, (front, prose) =>
    translation.parse({
      id: front.id.value,
      title: front.title.value,
      overview: front.overview.value,
      materials: front.materials.value,
      studentAnchor: front.student_anchor.value || null,
      homeOverview: front.home_overview.value || null,
      prose,
    }),
  );
}

/** Facts that are texts. */
const SPOKEN: readonly string[] = ['title', 'overview', 'materials', 'student_anchor', 'home_overview'];

type Prose = ReturnType<typeof readProse>['prose'];

function readWith<Key extends string, Value>(
  source: string,
  keys: readonly Key[],
  make: (front: Front<Key>, prose: Prose, seen: Notes) => Value | null,
): ReadFile<Value> {
  const seen = notes();
  const parts = splitFile(source, seen);
  if (parts === null) return { value: null, faults: seen.faults, said: [], lineOf: () => 1 };
  const front = readFront(parts.front, keys, seen);
  for (const key of keys) {
    if (SPOKEN.includes(key) && front[key].value !== '')
      seen.say(front[key].line, key, front[key].value, key.endsWith('overview') ? 'sentence' : 'label');
  }
  const { prose, lines } = readProse(parts.body, seen);
  const value = make(front, prose, seen);
  const places = new Map<string, number>([
    ...keys.map((key): [string, number] => [key, front[key].line]),
    ...Object.entries(lines).map(([key, section]): [string, number] => [key, section.line]),
  ]);
  const faults = seen.faults.toSorted((a, b) => a.line - b.line);
  return { value, faults, said: seen.said, lineOf: (key) => places.get(key) ?? 1 };
}

export function readShared(source: string): ReadFile<SharedText> {
  const seen = notes();
  const parts = splitFile(source, seen);
  if (parts === null) return { value: null, faults: seen.faults, said: [], lineOf: () => 1 };
  const front = readFront(parts.front, ['id', 'kind', 'title'], seen);
  const filled = parts.body.filter(({ text }) => text !== '');
  const paragraphs = filled.map(({ number, text }) => seen.say(number, 'shared', text));
  const value = { id: front.id.value, title: front.title.value, paragraphs };
  return { value, faults: seen.faults, said: seen.said, lineOf: () => 1 };
}
