import { isForHome, type Lesson } from '../lesson/lesson.ts';
import type { LessonLibrary } from '../lesson/library.ts';
import { FEWEST_TYPED, HAN, type Sought, soughtIn, stem, wordsOf } from './search.ts';

/** What is looked at in a lesson, in both languages. */
export type Findable = {
  code: string;
  skills: readonly string[];
  challenges: readonly string[];
  isForHome: boolean;
  /** As somebody types them who knows them. */
  titles: readonly string[];
  title: SearchText;
  text: SearchText;
};

type SearchText = { whole: string; words: readonly string[]; stems: ReadonlySet<string> };

/**
 * Found lessons by their codes. Of `place` 1 fits best, and what fits alike has the same. `good` is coarser: the lesson of that
 * name, those that are named for what was asked, all others; of lessons that are as good the grade of a class decides.
 */
export type Places = ReadonlyMap<string, { place: number; good: 1 | 2 | 3 }>;

/** How much each sign says. Its name and what a topic names it for say most, a word in passing says little. */
const FIT = {
  wholeTitle: 20,
  title: 8,
  best: 8,
  /** The next of the named ones. */
  bestStep: 0.25,
  firstChallenge: 4,
  challenge: 3,
  firstSkill: 3,
  text: 2,
  skill: 1,
} as const;

/** What fits half as well as the best is shown, and what is named for it; less only where there is next to nothing else. */
const CUT = 0.5;
const ENOUGH = 8;
const FEW = 3;

export function findablesIn({ lessons }: LessonLibrary): Findable[] {
  return lessons.flatMap(({ en, 'zh-TW': zh }) => (en === undefined ? [] : [findable(en, zh)]));
}

function findable({ facts }: Lesson, chinese: Lesson | undefined): Findable {
  const told = [facts, ...(chinese === undefined ? [] : [chinese.facts])];
  return {
    code: facts.id,
    skills: facts.skills,
    challenges: facts.challenges,
    isForHome: isForHome(facts),
    titles: told.map(({ title }) => wordsOf(title).join(' ')),
    title: searchText(told.map(({ title }) => title)),
    text: searchText(told.flatMap(({ overview, homeOverview }) => [overview, homeOverview ?? ''])),
  };
}

function searchText(texts: readonly string[]): SearchText {
  const words = texts.flatMap(wordsOf);
  return { whole: words.join(' '), words, stems: new Set(words.map(stem)) };
}

/** What a search finds, the best first. Each of its parts has to fit. */
export function findLessons(asked: string, lessons: readonly Findable[]): Places {
  const parts = soughtIn(asked);
  const whole = wordsOf(asked).join(' ');
  const fits = lessons
    .map((lesson) => ({
      code: lesson.code,
      fit: fitOf(lesson, parts, whole),
      good: isTitle(lesson, whole) ? (1 as const) : isNamed(lesson, parts) ? (2 as const) : (3 as const),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const least = Math.min(ENOUGH, (fits[0]?.fit ?? 0) * CUT);
  const shown = fits.filter(({ fit }, at) => fit >= least || at < FEW);
  const places = [...new Set(shown.map(({ fit }) => fit))];
  return new Map(shown.map(({ code, fit, good }) => [code, { place: places.indexOf(fit) + 1, good }]));
}

function isTitle({ titles }: Findable, whole: string): boolean {
  return titles.some((title) => title === whole || (isLong(whole) && title.startsWith(whole)));
}

/** By what a topic names for it, or by its own title. */
function isNamed({ code, title }: Findable, parts: readonly Sought[]): boolean {
  return parts.every(({ best, words }) => best.includes(code) || hasWords(title, words));
}

/** One word begins many titles by chance: "fair" is a question, and "fair shares" the lesson of that name. */
const isLong = (whole: string): boolean =>
  whole.includes(' ') || (HAN.test(whole) && whole.length > FEWEST_TYPED);

function fitOf(lesson: Findable, parts: readonly Sought[], whole: string): number {
  const fits = parts.map((part) => fitOfPart(lesson, part));
  const hasTitle = isTitle(lesson, whole);
  if (fits.length === 0 || (fits.includes(0) && !hasTitle)) return 0;
  return fits.reduce((sum, fit) => sum + fit, hasTitle ? FIT.wholeTitle : 0) / fits.length;
}

function fitOfPart({ code, skills, challenges, title, text }: Findable, part: Sought): number {
  const place = part.best.indexOf(code);
  const firstOf = (has: readonly string[], asked: readonly string[]): number =>
    has.findIndex((one) => asked.includes(one));
  const challenge = firstOf(challenges, part.challenges);
  const skill = firstOf(skills, part.skills);
  return (
    (hasWords(title, part.words) ? FIT.title : 0) +
    (place === -1 ? 0 : FIT.best - place * FIT.bestStep) +
    (challenge === -1 ? 0 : challenge === 0 ? FIT.firstChallenge : FIT.challenge) +
    (skill === -1 ? 0 : skill === 0 ? FIT.firstSkill : FIT.skill) +
    (hasWords(text, part.words) ? FIT.text : 0)
  );
}

/** All of them, whatever their endings; one that is still being typed is a beginning. Chinese stands anywhere in a run. */
function hasWords({ whole, words, stems }: SearchText, asked: string): boolean {
  return asked
    .split(' ')
    .every((word) =>
      HAN.test(word)
        ? whole.includes(word)
        : stems.has(stem(word)) || (word.length >= FEWEST_TYPED && words.some((one) => one.startsWith(word))),
    );
}
