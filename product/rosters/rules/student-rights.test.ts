import { expect, test } from 'vitest';
import { deedFault, may, offeredFor, STUDENT_DEEDS, type StudentDeed } from './student-rights.ts';

const nobody = { ruled: false, shared_with_me: false, login_cards: false };
const owner = { ...nobody, ruled: true };
const guest = { ...nobody, shared_with_me: true };
const trusted = { ...guest, login_cards: true };
const WHO = { reader: nobody, guest, trusted, owner };

/** In the order reader, colleague, colleague who may see the login card, owner or admin. */
const TABLE: Record<StudentDeed, string> = {
  see: 'yes yes yes yes',
  'see-shares': 'no yes yes yes',
  'leave-share': 'no yes yes yes',
  'login-card': 'no no yes yes',
  'give-license': 'no yes yes yes',
  'switch-program': 'no yes yes yes',
  'unlock-assessment': 'no yes yes yes',
  edit: 'no no no yes',
  'new-password': 'no no no yes',
  badge: 'no no no yes',
  archive: 'no no no yes',
  unarchive: 'no no no yes',
  share: 'no no no yes',
  'stop-sharing': 'no no no yes',
  transfer: 'no no no yes',
  'take-license-back': 'no no no yes',
  restart: 'no no no yes',
  'check-ins': 'no no no yes',
  debug: 'no no no yes',
  clone: 'no no no yes',
  'pay-for': 'no no no yes',
};

test('everything that is done with a student is decided here', () => {
  const decided = Object.fromEntries(
    Object.keys(TABLE).map((deed) => [
      deed,
      Object.values(WHO)
        .map((rights) => (isDeed(deed) && may(deed, rights) ? 'yes' : 'no'))
        .join(' '),
    ]),
  );
  expect(decided).toEqual(TABLE);
  expect(Object.keys(STUDENT_DEEDS).toSorted()).toEqual(Object.keys(TABLE).toSorted());
});

function isDeed(text: string): text is StudentDeed {
  return Object.hasOwn(STUDENT_DEEDS, text);
}

test.each([
  { deed: 'archive', rights: guest, fault: 'not-owner' },
  { deed: 'archive', rights: nobody, fault: 'only-read' },
  { deed: 'login-card', rights: nobody, fault: 'only-read' },
  { deed: 'login-card', rights: guest, fault: 'login-card' },
  // Who owns a student needs nobody's leave, whoever else shares it.
  { deed: 'login-card', rights: { ...guest, ruled: true }, fault: null },
] as const)('$deed is refused because: $fault', ({ deed, rights, fault }) => {
  expect(deedFault(deed, rights)).toBe(fault);
});

test('menus offer what is allowed for everybody who is selected', () => {
  const ids = [
    'edit',
    'login-information',
    'leave',
    'switch-program',
    'rollback-license',
    'archive',
    'something-new',
  ];
  const entries = ids.map((id) => ({ id }));
  const offered = (...who: (typeof owner)[]) => offeredFor(entries, who).map(({ id }) => id);
  expect(offered(owner)).toEqual(ids);
  expect(offered(guest)).toEqual(['leave', 'switch-program']);
  expect(offered(trusted)).toEqual(['login-information', 'leave', 'switch-program']);
  expect(offered(nobody)).toEqual([]);
  expect(offered(owner, trusted)).toEqual(['login-information', 'leave', 'switch-program']);
});
