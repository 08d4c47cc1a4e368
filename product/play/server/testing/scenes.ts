import type { SceneOutline } from '../../rules/story/outline.ts';
import { formOf, type SceneEntry, type SceneManifest } from '../../rules/story/programs.ts';
import { hash } from '../../rules/story/seeded.ts';
import { SKILLS, type Skill } from '../../rules/story/skills.ts';

type Made = { entry: SceneEntry; outline: SceneOutline };

/** A scene of as many asks one after the other, each with a good, a fair and a poor answer. */
function madeScene(
  id: string,
  { program, kind, skill }: Pick<SceneEntry, 'program' | 'kind' | 'skill'>,
  asks = 2,
): Made {
  const names = Array.from({ length: asks }, (_, index) => `q${index}`);
  const outline: SceneOutline = {
    id,
    program,
    kind,
    skill,
    start: 'q0',
    asks: Object.fromEntries(
      names.map((name, index) => {
        const next = [names[index + 1] ?? ''];
        return [
          name,
          {
            good: { evidence: { [skill]: 2 }, next },
            fair: { evidence: { [skill]: 1 }, next },
            poor: { evidence: { [skill]: 0 }, next },
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
      badges: kind === 'check' ? [] : [`${id}-badge`],
      ...file,
      texts: { 'zh-TW': { file: `${id}.zh-TW.json`, bytes: 1, title: `${id}-zh` } },
    },
  };
}

const all = (turn: (skill: Skill) => Made): Made[] => SKILLS.map(turn);

const SCENES: Made[] = [
  ...all((skill) => madeScene(`academy-${skill}-1`, { program: 'academy', kind: 'lesson', skill })),
  ...all((skill) => madeScene(`zoou-check-a-${skill}`, { program: 'zoou', kind: 'check', skill })),
  ...all((skill) => madeScene(`zoou-check-b-${skill}`, { program: 'zoou', kind: 'check', skill })),
  ...all((skill) => madeScene(`zoou-${skill}-1`, { program: 'zoou', kind: 'lesson', skill })),
  ...all((skill) => madeScene(`hoh-check-a-${skill}`, { program: 'hoh', kind: 'check', skill })),
  madeScene('ssgrin-1', { program: 'ssgrin', kind: 'story', skill: 'ini' }),
  madeScene('sim-1', { program: 'sim', kind: 'comic', skill: 'ini' }),
];

/** Scenes without a story: what the server counts with. */
export const TEST_SCENES: SceneManifest = {
  entries: SCENES.map(({ entry }) => entry),
  outlines: Object.fromEntries(SCENES.map(({ entry, outline }) => [`${entry.id}@${entry.version}`, outline])),
};
