import { COUNTED_TOP } from '../measurement/constants.ts';
import type { Fault } from '../story/faults.ts';
import type { SceneOutline } from '../story/outline.ts';
import { type Score, SKILLS, type Skill } from '../story/skills.ts';
import { againIn } from '../story/ways.ts';

/** What is wrong with what answers say of skills: an ask has one best answer, and one mistake counts once. */
export function scoreFaults(outline: SceneOutline): Fault[] {
  if (outline.kind === 'comic') return [];
  return Object.keys(outline.asks).flatMap((ask) => faultsOfAsk(outline, ask));
}

function faultsOfAsk(outline: SceneOutline, at: string): Fault[] {
  const tags = tagsOfAsk(outline, at);
  const again = againIn(outline, at);
  if (again !== undefined) {
    const scored: Fault[] = tags.map(({ skill }) => ({
      kind: 'second-chance',
      at,
      detail: `scores ${skill}`,
    }));
    // A check is not coached: it has nothing to try again after.
    return outline.kind === 'check'
      ? [...scored, { kind: 'second-chance', at, detail: 'in a check' }]
      : scored;
  }
  const faults = tags.flatMap(({ skill, scores }): Fault[] => {
    const best = scores.filter((score) => score === COUNTED_TOP).length;
    if (scores.includes(undefined)) return [{ kind: 'half-tagged', at, detail: skill }];
    if (best === 0) return [{ kind: 'second-chance', at, detail: `nothing is worth 2 in ${skill}` }];
    return best > 1 ? [{ kind: 'two-best', at, detail: `${best} in ${skill}` }] : [];
  });
  const same = tags.filter(({ scores }, one) =>
    tags.some((tag, other) => other < one && String(tag.scores) === String(scores)),
  );
  const doubled = outline.kind === 'check' ? tags.slice(1) : same;
  return [...faults, ...doubled.map(({ skill }): Fault => ({ kind: 'two-skills', at, detail: skill }))];
}

function tagsOfAsk(outline: SceneOutline, ask: string): { skill: Skill; scores: (Score | undefined)[] }[] {
  const options = Object.values(outline.asks[ask] ?? {});
  return SKILLS.map((skill) => ({ skill, scores: options.map(({ evidence }) => evidence[skill]) })).filter(
    ({ scores }) => scores.some((score) => score !== undefined),
  );
}
