import { type Locale, PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { SceneOutline } from './outline.ts';
import type { SceneReadings } from './reading.ts';
import { SKILLS, type Skill } from './skills.ts';
import type { SceneKind } from './tags.ts';

/** An assessment has two forms, so that the second is no repetition of the first. */
export const FORMS = ['a', 'b'] as const;
export type Form = (typeof FORMS)[number];

/** A scene as the build lists it. Files lie beside the manifest. */
export type SceneEntry = {
  id: string;
  title: string;
  program: ProgramId;
  kind: SceneKind;
  skill: Skill;
  also: Skill[];
  /** Of a check. */
  form: Form | null;
  version: string;
  /** What a child has who played it to its end. */
  keepsakes: string[];
  file: string;
  bytes: number;
  texts: Record<string, { file: string; bytes: number; title: string }>;
};

/** A line of the story; `said` where somebody in it says it. */
export type ToldLine = { text: string; said: boolean };

/** An ask as a child met it: where it stood, and what it could do there. */
type AskWords = {
  told: ToldLine[];
  /** Decided by a mini-game: its options tell how it went, and nobody says them. */
  isGame: boolean;
  options: Record<string, string>;
};

/** A scene's asks in the story's own words, for adults who read what a child chose. */
export type SceneWords = Record<string, AskWords>;

/** A scene's words in the languages it is told in. */
export type StoryWords = Partial<Record<Locale, SceneWords>>;

/**
 * What the build writes. `outlines` and `readings` are the server's, by `scene@version`, and so are `words`, by scene;
 * `entries` are both sides'.
 */
export type SceneManifest = {
  entries: SceneEntry[];
  outlines: Record<string, SceneOutline>;
  readings: Record<string, SceneReadings>;
  words: Record<string, StoryWords>;
};

/** `zoou-check-b-ic` is of form B. */
export function formOf(id: string): Form | null {
  const letter = /-check-([a-z])-/.exec(id)?.[1];
  return FORMS.find((form) => form === letter) ?? null;
}

/** Stories in Motion in the order of its library. */
const COMICS = [
  'Plan B Day',
  'The Loud Cafeteria',
  'My Turn Next',
  'When I Need a Break',
  'Joining the Game',
  'Jokes and Not-Jokes',
  'The Group Project',
  'Asking for Help',
  'Someone Is Mean',
  'Too Close, Too Far',
  'I Made a Mistake',
  'My Favorite Thing',
];

type Ordered = Pick<SceneEntry, 'id' | 'title' | 'program' | 'kind' | 'skill' | 'form'>;

/** The order in which a child meets the scenes: checks first, then house by house (academy: round by round). */
export function inOrder<Entry extends Ordered>(entries: readonly Entry[]): Entry[] {
  const number = (entry: Ordered): number => Number(/-(\d+)$/.exec(entry.id)?.[1] ?? 0);
  const comic = (entry: Ordered): number =>
    (COMICS.indexOf(entry.title) + COMICS.length + 1) % (COMICS.length + 1);
  const skill = (entry: Ordered): number => SKILLS.indexOf(entry.skill);
  const rank = (entry: Ordered): (number | string)[] => {
    const head = [PROGRAM_IDS.indexOf(entry.program), entry.kind === 'check' ? 0 : 1, entry.form ?? ''];
    switch (entry.program) {
      case 'academy':
        return [...head, number(entry), skill(entry), entry.id];
      case 'zoou':
      case 'hoh':
        return [...head, skill(entry), number(entry), entry.id];
      case 'ssgrin':
        return [...head, number(entry), entry.id];
      case 'sim':
        return [...head, comic(entry), entry.id];
    }
  };
  return [...entries].sort((a, b) => compare(rank(a), rank(b)));
}

function compare(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  const [own, other] = [a[at] ?? 0, b[at] ?? 0];
  return at < 0 ? 0 : own < other ? -1 : 1;
}
