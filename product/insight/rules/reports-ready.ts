import { PROGRAM_IDS } from '#brands/brand.ts';
import type { ReportsReady } from '../contract.ts';
import type { ClassMember } from './class-member.ts';

/** How many reports there are by program, of whom the list of that program has: that of most children first. */
export function reportsReady(
  members: readonly Pick<ClassMember, 'active_program' | 'standings'>[],
): ReportsReady[] {
  return PROGRAM_IDS.map((program) => {
    const standings = members.map((member) => member.standings.find((one) => one.program === program));
    return {
      program,
      children: members.filter((member, at) => member.active_program === program || standings[at]).length,
      ready: standings.filter((standing) => standing?.ready).length,
      on_the_way: standings.filter((standing) => standing?.begun && !standing.ready).length,
    };
  })
    .filter(({ children }) => children > 0)
    .sort((one, other) => other.children - one.children);
}
