import type { Skill } from '#product/play/rules/story/skills.ts';

/** The first group that is suggested for a skill, in the address of group data. */
export const groupAnchor = (skill: Skill): string => `small-group-${skill}`;

/**
 * Names for groups that are suggested, each its own: the second that would be called like another has a number, and so have
 * those whose name a running group has taken. `numbered` says a name with its number.
 */
export function ownNames(
  suggested: readonly string[],
  running: readonly string[],
  numbered: (name: string, number: number) => string,
): string[] {
  const taken = new Set(running);
  return suggested.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = numbered(name, number);
    taken.add(own);
    return own;
  });
}
