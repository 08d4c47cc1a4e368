import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Measured, MeasuredSkill, ReportFacts, ReportNorms } from '../facts.ts';

/** A made-up child's report, for tests to change. */
export function skill(
  said: Said,
  at: number | null = null,
  more: Partial<MeasuredSkill> = {},
): MeasuredSkill {
  const isShown = at !== null;
  return {
    said,
    performance: at,
    low: isShown ? Math.max(0, at - 30) : null,
    high: isShown ? Math.min(100, at + 30) : null,
    mean: isShown ? at / 100 : null,
    error: isShown ? 0.18 : null,
    best: 6,
    partly: 3,
    notYet: 1,
    hints: 0,
    triedAgain: 0,
    ...more,
  };
}

export const MIXED: Record<Skill, MeasuredSkill> = {
  emp: skill('proficient', 82),
  coop: skill('improving-or-proficient', 56),
  com: skill('in-the-middle', 51),
  ic: skill('emerging-or-improving', 36),
  er: skill('emerging-or-improving', 31),
  ini: skill('emerging', 8),
};

export function everySkill(said: Said, at: number | null = null): Record<Skill, MeasuredSkill> {
  const [ic, com, coop, ini, emp, er] = SKILLS.map(() => skill(said, at));
  if (!ic || !com || !coop || !ini || !emp || !er) throw new Error('six skills');
  return { ic, com, coop, ini, emp, er };
}

export function measured(more: Partial<Measured> = {}): Measured {
  return {
    form: 'a',
    languages: ['en'],
    readAloud: 'off',
    asks: 60,
    best: 36,
    byGuessing: 33,
    leftOut: 0,
    edition: '7f3a91c2',
    firstOn: '2026-10-21',
    lastOn: '2026-11-20',
    skills: MIXED,
    ...more,
  };
}

/** A cell that still fills. */
function collecting(students: number): ReportNorms {
  const one = { given: false, why: 'collecting', students, required: 100 } as const;
  return { students, required: 100, skills: { ic: one, com: one, coop: one, ini: one, emp: one, er: one } };
}

export function facts(more: Partial<ReportFacts> = {}): ReportFacts {
  return {
    student: { firstName: 'Chia-Wei', lastName: 'Chen', grade: 3 },
    teacher: 'Adaeze Whitfield',
    school: 'Larkspur Hollow Elementary School',
    program: 'zoou',
    kind: 'assessment',
    iteration: 1,
    today: '2026-11-20',
    done: 6,
    required: 6,
    titles: [],
    houses: [],
    ahead: { ini: 'The Marble Run' },
    play: { seconds: 12_660, calmSeconds: 900, days: 12 },
    measured: measured(),
    earlier: null,
    links: [],
    norms: collecting(63),
    rushed: [],
    quotes: {},
    ...more,
  };
}
