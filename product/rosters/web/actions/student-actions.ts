import * as z from 'zod/mini';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { refreshEcommerce, refreshProfile } from '#product/accounts/web/session/session.ts';
import { findEducators, findFamilyAccounts } from '#product/schools/contract.ts';
import { type Action, type ActionField, action } from '#ui/actions/action.ts';
import { afterModal, closeModal } from '#ui/layers/modals.ts';
import {
  educatorStudents,
  findColleagues,
  moveToFamily,
  moveToSchool,
  parentStudents,
  shareStudents as shareCall,
  staffStudents,
  staffTransferStudents as staffTransferCall,
  stopSharing,
  transferStudents as transferCall,
  undoStep,
} from '../../contract.ts';
import { GRADES } from '../../rules/grades.ts';
import { spokenName } from '../../rules/names.ts';
import { FAMILY_LANGUAGES } from '../../rules/student-fields.ts';
import { openLoginInformation } from '../login-cards/login-information.ts';
import { colleaguesField } from './colleagues-field.tsx';
import { openDuplicates } from './duplicates.ts';

/** A parent's students are children, in every sentence. */
export type Word = 'student' | 'child';

export const TABLES = {
  student: ['students', 'group-educators', 'educator-activity'],
  child: ['children'],
} as const;
/** Their rows count students, or tell who moved them. */
export const STAFF_TABLES = [
  'uber-students',
  'account-requests',
  'educators',
  'parents',
  'schools',
  'districts',
  'activity',
];

const names = [
  { name: 'first_name', kind: 'text', label: 'rosters.fields.first-name', half: true },
  { name: 'last_name', kind: 'text', label: 'rosters.fields.last-name', half: true },
] as const satisfies readonly ActionField[];
const grade = {
  name: 'grade',
  kind: 'select',
  label: 'rosters.fields.grade',
  choices: GRADES,
  labels: 'rosters.grade-names',
  half: true,
} as const satisfies ActionField;
const school = [
  { name: 'student_id', kind: 'text', label: 'rosters.fields.student-id', half: true },
  { name: 'teacher', kind: 'text', label: 'rosters.fields.teacher' },
] as const satisfies readonly ActionField[];
const username = {
  name: 'username',
  kind: 'text',
  label: 'rosters.fields.username',
  hint: 'rosters.fields.username-hint',
} as const satisfies ActionField;
const sameUsername = { ...username, hint: 'rosters.fields.username-edit-hint' } as const;
const password = [
  {
    name: 'new_password',
    kind: 'text',
    label: 'rosters.fields.new-password',
    hint: 'rosters.fields.new-password-hint',
  },
  { name: 'make_new_password', kind: 'checkbox', label: 'rosters.fields.make-new-password' },
] as const satisfies readonly ActionField[];

/** Only a school has such providers. */
const providers = [
  {
    name: 'clever_user_id',
    kind: 'text',
    label: 'rosters.fields.clever-user-id',
    hint: 'rosters.fields.provider-hint',
  },
  { name: 'classlink_login_id', kind: 'text', label: 'rosters.fields.classlink-login-id', half: true },
  { name: 'classlink_tenant_id', kind: 'text', label: 'rosters.fields.classlink-tenant-id', half: true },
] as const satisfies readonly ActionField[];

/** For letters to the family of a child who is at a school. */
const familyLanguage = {
  name: 'family_language',
  kind: 'select',
  label: 'rosters.fields.family-language',
  hint: 'rosters.fields.family-language-hint',
  choices: FAMILY_LANGUAGES,
  labels: 'rosters.family-languages',
} as const satisfies ActionField;

const FIELDS = {
  student: [...names, grade, ...school],
  child: [...names, grade],
} as const;

/** The counts on the home page are the session's. */
function countAnew(): void {
  void refreshProfile().catch(() => undefined);
  void refreshEcommerce().catch(() => undefined);
}

const addedExtra = z.object({ extra: z.object({ ids: z.array(z.number()) }) });

/** What comes after students were added: their logins, which somebody has to hand out. */
export function showAdded(reply: unknown, word: Word, ask?: (ids: number[]) => string | null): void {
  const added = z.safeParse(addedExtra, reply);
  if (!added.success) return;
  countAnew();
  const { ids } = added.data.extra;
  const show = () => openLoginInformation(word, ids);
  const question = ask?.(ids) ?? null;
  if (question === null) show();
  else afterModal(question, show);
}

/** What later slices ask about a child that was added: the name of the dialog they opened. */
export type Added = (ids: number[], name: string) => string | null;

function keeperActions(
  calls: typeof educatorStudents,
  word: Word,
  { added, fields = FIELDS[word] }: { added?: Added | undefined; fields?: (typeof FIELDS)[Word] } = {},
) {
  const ask = ({ first_name: name }: { first_name?: string | undefined }) =>
    added === undefined ? undefined : (ids: number[]) => added(ids, name ?? '');
  const refreshes = TABLES[word];
  const add = action({
    name: `add-${word}`,
    endpoint: calls.add,
    title: `rosters.${word}.add.title`,
    submit: `rosters.${word}.add.submit`,
    // A class is added child by child, and its grade is the same.
    again: { submit: `rosters.${word}.add.another`, keep: ['grade', 'teacher'], onDone: countAnew },
    fields: [...fields, username],
    refreshes,
    onDone: (reply, values) => showAdded(reply, word, ask(values)),
    onForm: (data, values) =>
      openDuplicates({
        word,
        duplicates: data,
        endpoint: calls.add,
        values,
        onDone: (reply) => {
          closeModal(`add-${word}`);
          refreshTables(refreshes);
          showAdded(reply, word, ask(values));
        },
      }),
  });
  const newPasswords = action({
    name: `new-passwords-${word}`,
    endpoint: calls.newPasswords,
    title: `rosters.${word}.new-passwords.title`,
    text: `rosters.${word}.new-passwords.text`,
    submit: `rosters.${word}.new-passwords.submit`,
    refreshes,
    onDone: (_, { ids }) => openLoginInformation(word, ids.map(Number)),
  });
  const showCards = (_: unknown, { ids }: { ids: readonly (string | number)[] }) =>
    openLoginInformation(word, ids.map(Number));
  const makeBadges = action({
    name: `make-badges-${word}`,
    endpoint: calls.makeBadges,
    title: `rosters.${word}.make-badges.title`,
    text: `rosters.${word}.make-badges.text`,
    submit: `rosters.${word}.make-badges.submit`,
    fields: [
      { name: 'renew', kind: 'checkbox', label: 'rosters.fields.renew', hint: 'rosters.fields.renew-hint' },
    ],
    refreshes,
    onDone: showCards,
  });
  // Where badges are off the same dialog turns them on, and says what that means.
  const firstBadges = action({
    name: `first-badges-${word}`,
    endpoint: calls.makeBadges,
    title: `rosters.${word}.make-badges.title`,
    text: `rosters.${word}.first-badges.text`,
    submit: `rosters.${word}.first-badges.submit`,
    refreshes,
    onDone: showCards,
  });
  const renewBadge = action({
    name: `renew-badge-${word}`,
    endpoint: calls.makeBadges,
    title: `rosters.${word}.renew-badge.title`,
    text: `rosters.${word}.renew-badge.text`,
    submit: `rosters.${word}.renew-badge.submit`,
    refreshes,
    onDone: showCards,
  });
  const revokeBadges = action({
    name: `revoke-badges-${word}`,
    endpoint: calls.revokeBadges,
    title: `rosters.${word}.revoke-badges.title`,
    text: `rosters.${word}.revoke-badges.text`,
    submit: `rosters.${word}.revoke-badges.submit`,
    danger: true,
    refreshes,
  });
  return {
    add,
    newPasswords,
    makeBadges,
    firstBadges,
    renewBadge,
    revokeBadges,
    ...changes(calls, word, {
      prefix: '',
      fields: [...fields, sameUsername, ...password],
      refreshes,
      onDone: countAnew,
    }),
  };
}

type Differences = {
  prefix: string;
  fields: NonNullable<Action<typeof educatorStudents.edit>['fields']>;
  refreshes: readonly string[];
  onDone: () => void;
};

function changes(
  calls: Pick<typeof educatorStudents, 'form' | 'edit' | 'archive' | 'unarchive'>,
  word: Word,
  { prefix, fields, refreshes, onDone }: Differences,
) {
  const edit = action({
    name: `${prefix}edit-${word}`,
    endpoint: calls.edit,
    load: calls.form,
    title: `rosters.${word}.edit.title`,
    submit: `rosters.${word}.edit.submit`,
    fields,
    refreshes,
  });
  return {
    edit,
    editAtSchool: {
      ...edit,
      name: `${edit.name}-at-school`,
      fields: [...fields, familyLanguage, ...providers],
    },
    archive: action({
      name: `${prefix}archive-${word}`,
      endpoint: calls.archive,
      title: `rosters.${word}.archive.title`,
      text: `rosters.${word}.archive.text`,
      submit: `rosters.${word}.archive.submit`,
      refreshes,
      onDone,
      undo: undoStep,
      onUndone: onDone,
    }),
    unarchive: action({
      name: `${prefix}unarchive-${word}`,
      endpoint: calls.unarchive,
      title: `rosters.${word}.unarchive.title`,
      text: `rosters.${word}.unarchive.text`,
      submit: `rosters.${word}.unarchive.submit`,
      refreshes,
      onDone,
    }),
  };
}

export const receiver = {
  name: 'educator_id',
  kind: 'autocomplete',
  label: 'rosters.fields.educator',
  hint: 'rosters.fields.receiver-hint',
  find: findColleagues,
} as const satisfies ActionField;

/** Staff find everybody. */
export const anyReceiver = { ...receiver, find: findEducators } as const;

export const studentActions = {
  ...keeperActions(educatorStudents, 'student'),
  share: action({
    name: 'share-students',
    endpoint: shareCall,
    title: 'rosters.share.title',
    text: 'rosters.share.text',
    submit: 'rosters.share.submit',
    fields: [
      colleaguesField,
      {
        name: 'login_cards',
        kind: 'checkbox',
        label: 'rosters.fields.login-cards',
        hint: 'rosters.fields.login-cards-hint',
      },
    ],
    refreshes: TABLES.student,
    undo: undoStep,
  }),
  leave: action({
    name: 'leave-students',
    endpoint: stopSharing,
    title: 'rosters.leave.title',
    text: 'rosters.leave.text',
    submit: 'rosters.leave.submit',
    refreshes: TABLES.student,
  }),
  transfer: action({
    name: 'transfer-students',
    endpoint: transferCall,
    title: 'rosters.transfer.title',
    text: 'rosters.transfer.text',
    submit: 'rosters.transfer.submit',
    fields: [{ ...receiver, at: 'school_id' }],
    refreshes: TABLES.student,
    onDone: countAnew,
    undo: undoStep,
    onUndone: countAnew,
  }),
};

/** Who teaches at home has no teacher to name and gives no numbers: a child is asked for as parents are asked. */
const homeActions = {
  ...studentActions,
  ...keeperActions(educatorStudents, 'student', { fields: FIELDS.child }),
};
export const actionsFor = (atHome: boolean) => (atHome ? homeActions : studentActions);

export const childActions = keeperActions(parentStudents, 'child');
export const addChildThen = (added: Added | undefined) =>
  keeperActions(parentStudents, 'child', { added }).add;

export const staffActions = {
  ...changes(staffStudents, 'student', {
    prefix: 'uber-',
    fields: [...FIELDS.student, sameUsername],
    refreshes: STAFF_TABLES,
    onDone: () => undefined,
  }),
  transfer: action({
    name: 'uber-transfer-students',
    endpoint: staffTransferCall,
    title: 'rosters.transfer.title',
    text: 'rosters.transfer.text',
    submit: 'rosters.transfer.submit',
    fields: [{ ...anyReceiver, at: 'school_id' }],
    refreshes: STAFF_TABLES,
    undo: undoStep,
  }),
  toSchool: action({
    name: 'uber-move-to-school',
    endpoint: moveToSchool,
    title: 'rosters.to-school.title',
    text: 'rosters.to-school.text',
    submit: 'rosters.to-school.submit',
    fields: [
      { name: 'educator_id', kind: 'autocomplete', label: 'rosters.to-school.educator', find: findEducators },
    ],
    refreshes: STAFF_TABLES,
  }),
  toFamily: action({
    name: 'uber-move-to-family',
    endpoint: moveToFamily,
    title: 'rosters.to-family.title',
    text: 'rosters.to-family.text',
    submit: 'rosters.to-family.submit',
    fields: [
      {
        name: 'account_id',
        kind: 'autocomplete',
        label: 'rosters.to-family.account',
        find: findFamilyAccounts,
      },
    ],
    refreshes: STAFF_TABLES,
  }),
};

export type Named = { id: number; first_name: string | null; last_name: string | null };

/** What titles say: one student by name, several by their number. */
export function factsOf(ids: readonly number[], rows: readonly Named[]): { count: number; name: string } {
  const { first_name, last_name } = rows.find((row) => row.id === ids[0]) ?? {};
  const name = spokenName({ first_name: first_name ?? '', last_name: last_name ?? '' });
  return { count: ids.length, name };
}
