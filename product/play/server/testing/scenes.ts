import type { Locale, ProgramId } from '#brands/brand.ts';
import type { SceneOutline } from '../../rules/story/outline.ts';
import { formOf, type SceneEntry, type SceneManifest, type SceneWords } from '../../rules/story/programs.ts';
import type { SceneReading, SceneReadings } from '../../rules/story/reading.ts';
import { hash } from '../../rules/story/seeded.ts';
import { SKILLS, type Skill } from '../../rules/story/skills.ts';

type Made = { entry: SceneEntry; outline: SceneOutline; readings?: SceneReadings };

/** A scene that asks for these skills one after the other, each time with a good, a fair and a poor answer. */
function madeScene(
  id: string,
  { program, kind, skill }: Pick<SceneEntry, 'program' | 'kind' | 'skill'>,
  asked: readonly Skill[] = [skill, skill],
): Made {
  const names = asked.map((_, index) => `q${index}`);
  const outline: SceneOutline = {
    id,
    program,
    kind,
    skill,
    start: 'q0',
    asks: Object.fromEntries(
      names.map((name, index) => {
        const next = [names[index + 1] ?? ''];
        const of = asked[index] ?? skill;
        return [
          name,
          {
            good: { evidence: { [of]: 2 }, next },
            fair: { evidence: { [of]: 1 }, next },
            poor: { evidence: { [of]: 0 }, next },
          },
        ];
      }),
    ),
  };
  const version = hash(id).toString(36).padStart(11, '0');
  const file = { file: `${id}.json`, bytes: 1 };
  return {
    outline,
    entry: {
      id,
      title: id,
      program,
      kind,
      skill,
      also: [],
      form: formOf(id),
      version,
      keepsakes: kind === 'check' ? [] : [`${id}-keepsake`],
      ...file,
      texts: { 'zh-TW': { file: `${id}.zh-TW.json`, bytes: 1, title: `${id}-zh` } },
    },
  };
}

/** A check that is long enough to say something of every skill, with thirty words to read before each answer. */
function longCheck(id: string, program: ProgramId, skill: Skill): Made {
  const asked = [skill, skill, skill, skill, ...SKILLS.filter((other) => other !== skill)];
  const made = madeScene(id, { program, kind: 'check', skill }, asked);
  const names = Object.keys(made.outline.asks);
  const reading = (language: Locale): SceneReading => ({
    language,
    games: [],
    start: 20,
    asks: Object.fromEntries(
      names.map((name) => [name, { asked: 10, after: { good: 20, fair: 20, poor: 20 } }]),
    ),
  });
  return { ...made, readings: { en: reading('en'), 'zh-TW': reading('zh-TW') } };
}

/** Words that say where they belong: `zoou-ic-1 q0`, and what was taken there. */
const wordsFor = ({ id, asks }: SceneOutline, ending: string): SceneWords =>
  Object.fromEntries(
    Object.entries(asks).map(([ask, options]) => [
      ask,
      {
        told: [{ text: `${id} ${ask}${ending}`, said: false }],
        isGame: false,
        options: Object.fromEntries(Object.keys(options).map((option) => [option, `${option}${ending}`])),
      },
    ]),
  );

const all = (turn: (skill: Skill) => Made): Made[] => SKILLS.map(turn);

const SCENES: Made[] = [
  ...all((skill) => madeScene(`academy-${skill}-1`, { program: 'academy', kind: 'lesson', skill })),
  ...all((skill) => madeScene(`zoou-check-a-${skill}`, { program: 'zoou', kind: 'check', skill })),
  ...all((skill) => madeScene(`zoou-check-b-${skill}`, { program: 'zoou', kind: 'check', skill })),
  ...all((skill) => madeScene(`zoou-${skill}-1`, { program: 'zoou', kind: 'lesson', skill })),
  ...all((skill) => longCheck(`hoh-check-a-${skill}`, 'hoh', skill)),
  madeScene('ssgrin-1', { program: 'ssgrin', kind: 'story', skill: 'ini' }),
  madeScene('sim-1', { program: 'sim', kind: 'comic', skill: 'ini' }),
];

/** Scenes without a story: what the server counts with. */
export const TEST_SCENES: SceneManifest = {
  entries: SCENES.map(({ entry }) => entry),
  outlines: Object.fromEntries(SCENES.map(({ entry, outline }) => [`${entry.id}@${entry.version}`, outline])),
  readings: Object.fromEntries(
    SCENES.map(({ entry, readings }) => [`${entry.id}@${entry.version}`, readings ?? {}]),
  ),
  words: Object.fromEntries(
    SCENES.map(({ entry, outline }) => [
      entry.id,
      { en: wordsFor(outline, ''), 'zh-TW': wordsFor(outline, '-zh') },
    ]),
  ),
};
