import type { Locale } from '#brands/brand.ts';
import type { SceneManifest, ToldLine } from '../rules/story/programs.ts';

/** What a child met and did, in the words it read. */
type TellingMoment = { told: readonly ToldLine[]; choice: string; isGame: boolean; language: Locale };

/**
 * Tells an answer in the story's own words, in the language asked for or, where the scene is not told in it, in English.
 * Null where this build's words know no such answer: it was given in an earlier version.
 */
export type StoryTeller = (
  answer: { scene: string; ask: string; option: string },
  language: Locale,
) => TellingMoment | null;

export function storyTeller({ words }: Pick<SceneManifest, 'words'>): StoryTeller {
  return ({ scene, ask, option }, language) => {
    const told = own(words, scene);
    const spoken = told?.[language] === undefined ? 'en' : language;
    const asked = own(told?.[spoken], ask);
    const choice = own(asked?.options, option);
    return asked === undefined || choice === undefined || choice === ''
      ? null
      : { told: asked.told, choice, isGame: asked.isGame, language: spoken };
  };
}

/** A question and its answers as the story words them in English; null where this build's words have no such question. */
export type QuestionTeller = (
  scene: string,
  ask: string,
) => { words: string; options: Readonly<Record<string, string>> } | null;

export function questionTeller({ words }: Pick<SceneManifest, 'words'>): QuestionTeller {
  return (scene, ask) => {
    const asked = own(own(words, scene)?.en, ask);
    if (asked === undefined) return null;
    const said = asked.told.map(({ text }) => text).join(' ');
    return { words: said === '' ? ask : said, options: asked.options };
  };
}

/** Browsers tell names: `constructor` is a word, too. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
