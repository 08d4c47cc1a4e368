import type { GivenAnswer } from '../measurement/evidence.ts';
import type { SceneOutline } from '../story/outline.ts';
import { type Evidence, SKILLS, type Skill } from '../story/skills.ts';

/** Outlines without a story, and answers to them, for tests of what is made of answers. */

type SampleAsks = Record<string, readonly Evidence[]>;

/** Options are called `o0`, `o1` and so on. */
export function sampleOutline(
  id: string,
  skill: Skill,
  asks: SampleAsks,
  head: Partial<Pick<SceneOutline, 'program' | 'kind'>> = {},
): SceneOutline {
  const names = Object.keys(asks);
  return {
    id,
    program: 'zoou',
    kind: 'check',
    skill,
    ...head,
    start: names[0] ?? '',
    asks: Object.fromEntries(
      Object.entries(asks).map(([ask, options], at) => [
        ask,
        Object.fromEntries(
          options.map((evidence, option) => [`o${option}`, { evidence, next: [names[at + 1] ?? ''] }]),
        ),
      ]),
    ),
  };
}

/** Not yet, partly, well: option `o2` is the best. */
export function plainAsk(skill: Skill): Evidence[] {
  return [{ [skill]: 0 }, { [skill]: 1 }, { [skill]: 2 }];
}

/** A check as Zoo U has it: each of six scenes asks seven times for its skill and once for each of three others. */
export const SAMPLE_CHECK: readonly SceneOutline[] = SKILLS.map((skill, at) => {
  const others = [1, 2, 3].map((step) => SKILLS[(at + step) % SKILLS.length] ?? skill);
  const asked = [...Array<Skill>(7).fill(skill), ...others];
  return sampleOutline(
    `zoou-check-a-${skill}`,
    skill,
    Object.fromEntries(asked.map((own, index) => [`q${index}`, plainAsk(own)])),
  );
});

export function given(
  outline: SceneOutline,
  ask: string,
  option: string,
  more: Partial<GivenAnswer> = {},
): GivenAnswer {
  return { outline, ask, option, hinted: false, ...more };
}

/** Answers the sample check: so many of each skill's ten answers were not yet, partly and well. */
export function answerCheck(counts: Record<Skill, readonly [number, number, number]>): GivenAnswer[] {
  const left = new Map(
    SKILLS.map((skill) => [skill, counts[skill].flatMap((count, score) => Array<number>(count).fill(score))]),
  );
  return SAMPLE_CHECK.flatMap((outline) =>
    Object.entries(outline.asks).map(([ask, options]) => {
      const skill = SKILLS.find((own) => own in (options['o0']?.evidence ?? {})) ?? outline.skill;
      return given(outline, ask, `o${left.get(skill)?.pop() ?? 0}`);
    }),
  );
}
