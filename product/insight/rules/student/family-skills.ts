import type { Said } from '#product/play/rules/measurement/levels.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { type FamilySays, familySays } from '#product/reports/rules/said-skills.ts';

/** In the order they come: the strongest first. */
export function familySkills(
  skills: readonly { skill: Skill; said: Said }[],
): { skill: Skill; says: FamilySays }[] {
  return skills.flatMap(({ skill, said }) => {
    const says = familySays(said);
    return says === null ? [] : [{ skill, says }];
  });
}
