/** What the audit says was done with a child's record, by what a person would call it (`child-data.deeds`). */
export const DEED_OF = {
  'student.read': 'page',
  'class.read': 'class',
  'caseload.read': 'caseload',
  'sel-check-ins.round': 'sel-check-ins',
  'small-group.read': 'small-group',
  'student.list-taken': 'list-taken',
  'group-data.page': 'list-taken',
  'small-group.page': 'list-taken',
  'school.consent-letter': 'consent-letter',
  'student.comics-read': 'comics',
  'report.read': 'report',
  'emotion-check-ins.moment': 'feelings',
  'student.login-information': 'login-card',
  'student.access-log': 'access-log',
  'student.export': 'export-asked',
  'student.export-fetch': 'export-taken',
  'student.data-read': 'data',
  'student.add': 'added',
  'student.edit': 'changed',
  'student.archive': 'archived',
  'student.unarchive': 'unarchived',
  'student.undo': 'undone',
  'student.transfer': 'transferred',
  'student.share': 'shared',
  'student.ask-to-share': 'asked-to-share',
  'student.share-login-cards': 'shared',
  'student.stop-sharing': 'unshared',
  'student.move-to-school': 'moved',
  'student.move-to-family': 'moved',
  'student.assign-license': 'license',
  'student.extend-license': 'license',
  'student.rollback-license': 'license',
  'student.switch-program': 'program',
  'student.unlock-assessment': 'program',
  'student.restart': 'restarted',
  'student.new-password': 'sign-in',
  'student.new-credentials': 'sign-in',
  'student.class-code': 'sign-in',
  'student.class-code-read': 'login-card',
  'student.badge': 'sign-in',
  'student.badge-revoke': 'sign-in',
  'student.new-pictures': 'sign-in',
  'student.pictures': 'sign-in',
  'student.unlock-tile': 'sign-in',
  'student.check-ins': 'check-ins',
  'check-ins.set': 'check-ins',
  'student.consent': 'consent',
  'student.comic-hide': 'comic-hidden',
  'student.note-write': 'note',
  'student.note-delete': 'note',
  'student.observe': 'observed',
  'student.mission': 'observed',
  'follow-up.take': 'follow-up',
  'follow-up.pass': 'follow-up',
  'follow-up.note': 'follow-up',
  'follow-up.close': 'follow-up',
  'follow-ups.read': 'follow-ups',
  'family.invite': 'family-code',
  'family.revoke': 'family-code',
  'family.link': 'family-linked',
  'family.unlink': 'family-unlinked',
  'report-link.create': 'letter-link',
  'report-link.open': 'letter-opened',
  'report-link.revoke': 'letter-link',
  'acting-as.start': 'acted',
  'acting-as.take-over': 'acted',
  'student.deletion-ask': 'deletion-asked',
  'student.deletion-take-back': 'deletion-taken-back',
  'student.deletion-decide': 'deletion-decided',
  'student.clone-into-sandbox': 'copied',
  'student.debug-mode': 'changed',
} as const satisfies Record<string, string>;

/** Beside those: by what an action was about, by who reads of it, and what has no words of its own. */
const MORE_DEEDS = ['deletion-agreed', 'deletion-declined', 'overview', 'school-record', 'other'] as const;

export type Deed = (typeof DEED_OF)[keyof typeof DEED_OF] | (typeof MORE_DEEDS)[number];

/** What a deed does to the record: it is looked at, taken along, or not as it was. */
export const TOUCHES = ['read', 'taken', 'changed'] as const;
type Touch = (typeof TOUCHES)[number];

/** Looking leaves the record as it was. */
const READS: readonly Deed[] = [
  'page',
  'class',
  'caseload',
  'sel-check-ins',
  'small-group',
  'follow-ups',
  'overview',
  'comics',
  'report',
  'feelings',
  'login-card',
  'access-log',
  'data',
  'letter-opened',
];

const TAKES: readonly Deed[] = ['export-asked', 'export-taken', 'list-taken', 'consent-letter'];

/** Between adults of the school: that there is a note or a follow-up is theirs to tell. */
const OF_SCHOOL: readonly Deed[] = ['note', 'observed', 'follow-up', 'follow-ups', 'feelings'];

/** And in which of its lists a child stands: a family reads that several children were seen at once. */
const LISTS_OF_SCHOOL: readonly Deed[] = ['caseload', 'sel-check-ins', 'small-group'];

export const ALL_DEEDS: readonly Deed[] = [...new Set(Object.values(DEED_OF)), ...MORE_DEEDS];

const known: ReadonlyMap<string, Deed> = new Map(Object.entries(DEED_OF));

export function deedOf(action: string, isFamily: boolean): Deed {
  const deed = known.get(action) ?? 'other';
  if (!isFamily) return deed;
  if (LISTS_OF_SCHOOL.includes(deed)) return 'overview';
  return OF_SCHOOL.includes(deed) ? 'school-record' : deed;
}

/** What a school decided, where the audit still says it. */
export function decisionOf(deed: Deed, agreed: boolean | null): Deed {
  if (deed !== 'deletion-decided' || agreed === null) return deed;
  return agreed ? 'deletion-agreed' : 'deletion-declined';
}

export function touchOf(deed: Deed): Touch {
  if (TAKES.includes(deed)) return 'taken';
  return READS.includes(deed) ? 'read' : 'changed';
}
