import type { Skill } from '#product/play/rules/story/skills.ts';
import type { CHALLENGES } from '../lesson/lesson.ts';
import { TOPICS, type Topic } from './topics.ts';

/** One of the things that were asked for: a lesson has the words, or is for what they mean. */
export type Sought = {
  words: string;
  /** The lessons that topics name for it, the best first. */
  best: readonly string[];
  skills: readonly Skill[];
  challenges: readonly (typeof CHALLENGES)[number][];
};

/** They say nothing about what is looked for, beside a word that does. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'a about an and are at be being by for from how i in is it my not of on or our the their them they to too what',
    'when who with without activities activity child children class classroom dealing feel feeling feelings game games',
    'handling help helping issues kid kids lesson lessons managing problem problems skill skills stop stopping student',
    'students teach teaching',
  ].flatMap((line) => line.split(' ')),
);

/** A word that is still being typed means what begins with it. */
export const FEWEST_TYPED = 3;
const MOST_IN_A_ROW = 5;
export const HAN = /\p{Script=Han}/u;

/**
 * What a search asks for, each part by itself: a lesson is found that has all of them. Several words that mean one thing
 * are one part (`taking turns`), whatever their endings. Chinese has no blanks: what is known is looked for in each run.
 */
export function soughtIn(text: string): Sought[] {
  const words = wordsOf(text);
  const hasOthers = words.some((word) => !SMALL_WORDS.has(word));
  const asked: Sought[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const known = phraseAt(words, at);
    const length = known?.length ?? 1;
    at += length;
    if (length === 1 && hasOthers && SMALL_WORDS.has(word)) continue;
    asked.push(known?.sought ?? (HAN.test(word) ? ofRun(word) : ofTyped(word)));
  }
  return asked;
}

/** In lower case and without marks; dashes and apostrophes part nothing that is one word. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** `sharing`, `shares`, `shared` and `share` are alike. */
export function stem(word: string): string {
  const shorter = word.replace(/(?<=...)(?:ings?|ied|ies|ed|es|(?<!s)s|y|e)$/, '');
  return shorter === word || shorter.length <= 3 ? shorter : stem(shorter);
}

const stems = (phrase: string): string => phrase.split(' ').map(stem).join(' ');

const ENGLISH: readonly { topic: Topic; phrase: string; stems: string }[] = TOPICS.flatMap((topic) =>
  topic.en.map((phrase) => ({ topic, phrase, stems: stems(phrase) })),
);

const CHINESE: readonly { topic: Topic; word: string }[] = TOPICS.flatMap((topic) =>
  topic.zh.map((word) => ({ topic, word })),
);

/** The longest row of words from there on that means something. */
function phraseAt(words: readonly string[], at: number): { sought: Sought; length: number } | null {
  for (let length = Math.min(MOST_IN_A_ROW, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const asked = stems(phrase);
    const topics = ENGLISH.filter((one) => one.stems === asked).map(({ topic }) => topic);
    if (topics.length > 0) return { sought: sought(phrase, topics), length };
  }
  return null;
}

function ofTyped(word: string): Sought {
  const isLong = word.length >= FEWEST_TYPED;
  return sought(
    word,
    ENGLISH.filter(({ phrase }) => isLong && phrase.startsWith(word)).map(({ topic }) => topic),
  );
}

/** What the run has in it, the longer words before those inside them; where it has nothing, what has the run in it. */
function ofRun(run: string): Sought {
  const inside = CHINESE.filter(({ word }) => run.includes(word));
  const whole = inside.filter(
    ({ word }) => !inside.some((other) => other.word !== word && other.word.includes(word)),
  );
  const around = CHINESE.filter(({ word }) => word.includes(run));
  return sought(
    run,
    (whole.length > 0 ? whole : around).map(({ topic }) => topic),
  );
}

function sought(words: string, topics: readonly Topic[]): Sought {
  return {
    words,
    best: [...new Set(topics.flatMap(({ best }) => best.split(' ')))],
    skills: [...new Set(topics.flatMap(({ skills = [] }) => skills))],
    challenges: [...new Set(topics.flatMap(({ challenges = [] }) => challenges))],
  };
}
