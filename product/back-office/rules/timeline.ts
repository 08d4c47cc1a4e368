/** What a timeline is filtered by. */
export const TIMELINE_KINDS = ['account', 'licenses', 'money', 'mail'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_PAGE = 20;

/** Acts on an account that its page tells, as the audit names them. Some are told by the account itself. */
export const TOLD_ACTS = [
  'session.start',
  'account.hold',
  'account.release',
  'account.reached-out',
  'account.high-priority',
  'account.resend-activation',
  'account.rollback-deactivation',
  'account.debug-mode',
  'educator.approve',
  'educator.edit',
  'educator.convert',
  'parent.edit',
  'parent.convert',
  'password.set',
  'password.change',
  'password.reset-request',
  'username.change',
] as const;

/** The same of a school. */
export const TOLD_SCHOOL_ACTS = [
  'school.edit',
  'school.tie',
  'school.merge',
  'school.check-ins',
  'school.family-feelings',
] as const;

/** What else happens to a person or a school. */
const TOLD_DEEDS = [
  'created',
  'activated',
  'verified',
  'deactivated',
  'acted',
  'acted-child',
  'students-transferred',
  'site-access-granted',
  'site-access-revoked',
  'upload',
  'mail',
  'history',
  'refund-asked',
  'refund-refused',
  'attention',
  'invited',
  'joined',
  'linked',
  'note',
] as const;

export const TOLD = [...TOLD_DEEDS, ...TOLD_ACTS, ...TOLD_SCHOOL_ACTS] as const;
export type Told = (typeof TOLD)[number];

/** Where a page of a timeline begins: a moment to the microsecond, and who of that moment was the last. */
export type Cursor = { micros: number; key: string };

/** After all that is. */
export const NEWEST: Cursor = { micros: 7_258_118_400_000_000, key: '~' };

export const CURSOR = /^(\d{1,16})-([a-z-]+:[a-z0-9-]+)$/;

export function readCursor(text: string | undefined): Cursor {
  const [, micros, key] = CURSOR.exec(text ?? '') ?? [];
  return micros === undefined || key === undefined ? NEWEST : { micros: Number(micros), key };
}

export function cursorText({ micros, key }: Cursor): string {
  return `${micros}-${key}`;
}
