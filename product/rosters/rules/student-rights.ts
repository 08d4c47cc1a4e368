/**
 * What an adult is to a student. Who owns or administers the student rules; with whom the student is shared teaches;
 * who runs a team of several districts, where the student's school agreed, reads.
 */
const STANDINGS = ['reads', 'teaches', 'rules'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * Everything that is done with a student, and what one has to be for it. Teaching leaves identity, credentials, the
 * archive, transfer and further sharing to the owner and admins; so does what cannot be undone (starting a program
 * anew), what takes a license away, and whether the child is asked for feelings, which families decide with the owner.
 */
export const STUDENT_DEEDS = {
  see: 'reads',
  'see-shares': 'teaches',
  'leave-share': 'teaches',
  'login-card': 'teaches',
  'give-license': 'teaches',
  'switch-program': 'teaches',
  'unlock-assessment': 'teaches',
  edit: 'rules',
  'new-password': 'rules',
  badge: 'rules',
  archive: 'rules',
  unarchive: 'rules',
  share: 'rules',
  'stop-sharing': 'rules',
  transfer: 'rules',
  'take-license-back': 'rules',
  restart: 'rules',
  'check-ins': 'rules',
  debug: 'rules',
  clone: 'rules',
  'pay-for': 'rules',
} as const satisfies Record<string, Standing>;
export type StudentDeed = keyof typeof STUDENT_DEEDS;

export type StudentRights = {
  /** The actor owns or administers the student. */
  ruled: boolean;
  /** Somebody shares the student with the actor. */
  shared_with_me: boolean;
  /** And lets the actor see the login card. */
  login_cards: boolean;
};

function standingOf({ ruled, shared_with_me: shared }: StudentRights): Standing {
  if (ruled) return 'rules';
  return shared ? 'teaches' : 'reads';
}

/** Why somebody who sees a student may not do this; null where they may. */
export function deedFault(
  deed: StudentDeed,
  rights: StudentRights,
): 'not-owner' | 'only-read' | 'login-card' | null {
  const standing = standingOf(rights);
  if (STANDINGS.indexOf(standing) < STANDINGS.indexOf(STUDENT_DEEDS[deed])) {
    return standing === 'reads' ? 'only-read' : 'not-owner';
  }
  return deed === 'login-card' && standing === 'teaches' && !rights.login_cards ? 'login-card' : null;
}

export function may(deed: StudentDeed, rights: StudentRights): boolean {
  return deedFault(deed, rights) === null;
}

/** Which deed an entry of a student's menu, or of the bar of a selection, begins. */
const DEED_OF_ENTRY: Readonly<Record<string, StudentDeed>> = {
  edit: 'edit',
  'login-information': 'login-card',
  badge: 'badge',
  'renew-badge': 'badge',
  'revoke-badge': 'badge',
  'new-passwords': 'new-password',
  'make-badges': 'badge',
  'revoke-badges': 'badge',
  share: 'share',
  shares: 'share',
  leave: 'leave-share',
  transfer: 'transfer',
  archive: 'archive',
  unarchive: 'unarchive',
  'assign-license': 'give-license',
  'extend-license': 'give-license',
  'switch-program': 'switch-program',
  'rollback-license': 'take-license-back',
  'unlock-assessment': 'unlock-assessment',
  restart: 'restart',
  'check-ins': 'check-ins',
};

/** The entries that every one of the students can be chosen for; one of an unknown name is offered to owners only. */
export function offeredFor<Entry extends { id: string }>(
  entries: readonly Entry[],
  students: readonly StudentRights[],
): Entry[] {
  return entries.filter(({ id }) => students.every((one) => may(DEED_OF_ENTRY[id] ?? 'edit', one)));
}
