import type { Role } from '#product/access/rules/scopes.ts';

/** Whoever is added by others works with students of a school; who teaches at home asks for the account alone. */
export const COLLEAGUE_ROLES = ['educator', 'administrator', 'clinician'] as const satisfies readonly Role[];

/** Mailing strangers without end is nobody's job. */
export const INVITATIONS_AN_HOUR = 30;

export type Inviter = {
  verified: boolean;
  has_students_using_program: boolean;
  is_group_admin: boolean;
  is_team_admin: boolean;
};

/** A verified user with students using a program, or an admin. Null where nothing is in the way. */
export function invitationFault(inviter: Inviter): 'not-verified' | 'no-students' | null {
  if (inviter.is_group_admin || inviter.is_team_admin) return null;
  if (!inviter.verified) return 'not-verified';
  return inviter.has_students_using_program ? null : 'no-students';
}
