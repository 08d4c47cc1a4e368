import { expect, test } from 'vitest';
import { type Inviter, invitationFault } from './invitations.ts';

const inviter = (more: Partial<Inviter>): Inviter => ({
  verified: false,
  has_students_using_program: false,
  is_group_admin: false,
  is_team_admin: false,
  ...more,
});

test.each([
  [{}, 'not-verified'],
  [{ has_students_using_program: true }, 'not-verified'],
  [{ verified: true }, 'no-students'],
  [{ verified: true, has_students_using_program: true }, null],
  [{ is_group_admin: true }, null],
  [{ is_team_admin: true }, null],
] as const)('who is %j may invite: %s stands in the way', (facts, fault) => {
  expect(invitationFault(inviter(facts))).toBe(fault);
});
