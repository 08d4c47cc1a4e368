import type { Said } from '#product/play/rules/measurement/levels.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';

/** All that families read of a skill: no level, no range, no number. */
export const FAMILY_SAYS = ['goes-well', 'growing', 'new'] as const;
export type FamilySays = (typeof FAMILY_SAYS)[number];

/** Null where nothing may be said yet. */
export function familySays(said: Said): FamilySays | null {
  switch (said) {
    case 'proficient':
      return 'goes-well';
    case 'improving':
    case 'improving-or-proficient':
    case 'emerging-or-improving':
      return 'growing';
    case 'emerging':
      return 'new';
    case 'emerging-as-mixed-as-guessing':
    case 'in-the-middle':
    case 'looks-like-guessing':
    case 'too-fast':
    case 'not-enough':
      return null;
  }
}

/** In the order they come: the strongest first. */
export function familySkills(
  skills: readonly { skill: Skill; said: Said }[],
): { skill: Skill; says: FamilySays }[] {
  return skills.flatMap(({ skill, said }) => {
    const says = familySays(said);
    return says === null ? [] : [{ skill, says }];
  });
}
