import type { Message } from '#platform/contract/message.ts';
import { foldName } from '../../rules/names.ts';

/** The files of a OneRoster zip that say who is at a school and who teaches them. */
export const ONEROSTER_FILES = ['orgs', 'users', 'roles', 'classes', 'enrollments'] as const;
export type OneRosterFile = (typeof ONEROSTER_FILES)[number];
type OneRosterMode = 'bulk' | 'delta' | 'absent';
export type Manifest = { version: '1.1' | '1.2'; modes: Record<OneRosterFile, OneRosterMode> };

/** Something in a file that was left out: where, and why. Never what stands there. */
export type RosterNote = { file: string; line: number; reason: NoteReason };
export type NoteReason =
  | 'no-id'
  | 'same-id'
  | 'status'
  | 'deleted'
  | 'no-user'
  | 'no-class'
  | 'no-role'
  | 'role'
  | 'no-org'
  | 'no-school'
  | 'not-begun'
  | 'ended';

export type User = {
  line: number;
  removed: boolean;
  /** 1.1 only: in 1.2 the roles stand in a file of their own. */
  role: string;
  orgs: string[];
  primaryOrg: string;
  given: string;
  family: string;
  username: string;
  identifier: string;
  email: string;
  grades: string[];
};
type Role = {
  line: number;
  removed: boolean;
  user: string;
  role: string;
  org: string;
  /** Roles of 1.2 have a first and a last day. */
  phase: 'now' | 'not-begun' | 'ended';
};
/**
 * A line about a student that cannot be used as it is: a row that fails, so that whoever it means is not taken for
 * missing. Without a school it may be about a student of any.
 */
type Lost = { reason: NoteReason; user: User; id: string; school: string | null };
type Class = { isHomeroom: boolean; school: string };
type Enrollment = { user: string; isPrimary: boolean; isOver: boolean };

/** What the files say, with the ids of the standard as keys. */
export type Bundle = Manifest & {
  /** Only what has changed: whom it does not name is not meant. */
  delta: boolean;
  orgs: Map<string, { name: string; type: string }>;
  users: Map<string, User>;
  roles: Role[];
  classes: Map<string, Class>;
  teachers: Map<string, Enrollment[]>;
  /** By student, their classes. */
  attended: Map<string, { class: string; isOver: boolean }[]>;
  notes: RosterNote[];
  lost: Lost[];
  /** Who belongs to which school, and whether they have left it. Known once all files are read. */
  members: Map<string, Map<string, boolean>>;
  /** What is over by then comes last. */
  today: string;
};

const NAMES = new Map<string, OneRosterFile>(ONEROSTER_FILES.map((file) => [`file.${file}`, file]));
const MODES = ['bulk', 'delta', 'absent'] as const;

type Written = { line: number; name: string; value: string };

/** What the manifest declares, or why it cannot be gone by. */
export function readManifest(lines: readonly Written[]): { manifest: Manifest } | { problem: Message } {
  const modes: Record<OneRosterFile, OneRosterMode> = {
    orgs: 'absent',
    users: 'absent',
    roles: 'absent',
    classes: 'absent',
    enrollments: 'absent',
  };
  let version = '';
  for (const { line, name, value } of lines) {
    const property = name.trim().toLowerCase();
    if (property === 'oneroster.version') version = value.trim().replace(/^v/i, '');
    const file = NAMES.get(property);
    if (file === undefined) continue;
    const mode = MODES.find((one) => one === value.trim().toLowerCase());
    if (mode === undefined)
      return { problem: { i18n: 'rosters-uploads.oneroster.mode', values: { row: line } } };
    modes[file] = mode;
  }
  const known = (['1.1', '1.2'] as const).find((one) => version === one || version.startsWith(`${one}.`));
  if (known === undefined) {
    return {
      problem: {
        i18n: 'rosters-uploads.oneroster.version',
        values: { version: version.slice(0, 20) || '–' },
      },
    };
  }
  if (modes.users === 'absent') {
    return { problem: { i18n: 'rosters-uploads.oneroster.absent', values: { file: 'users.csv' } } };
  }
  if (known === '1.2' && modes.roles === 'absent') {
    return { problem: { i18n: 'rosters-uploads.oneroster.absent', values: { file: 'roles.csv' } } };
  }
  return { manifest: { version: known, modes } };
}

/** Headers that have to be there; everything else may be missing. */
export function requiredHeaders({ version }: Manifest, file: OneRosterFile): readonly string[] {
  switch (file) {
    case 'orgs':
      return ['sourcedId', 'name'];
    case 'users':
      return [
        'sourcedId',
        ...(version === '1.1' ? ['orgSourcedIds', 'role'] : []),
        'givenName',
        'familyName',
      ];
    case 'roles':
      return ['userSourcedId', 'role', 'orgSourcedId'];
    case 'classes':
      return ['sourcedId'];
    case 'enrollments':
      return ['classSourcedId', 'userSourcedId', 'role'];
  }
}

/** The standard fixes the spelling; its exports do not always keep to it. */
export const bareHeader = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace('sourceid', 'sourcedid');

export function emptyBundle(manifest: Manifest, today: string): Bundle {
  const { modes } = manifest;
  return {
    ...manifest,
    delta: modes.users === 'delta' || modes.roles === 'delta',
    orgs: new Map(),
    users: new Map(),
    roles: [],
    classes: new Map(),
    teachers: new Map(),
    attended: new Map(),
    notes: [],
    lost: [],
    members: new Map(),
    today,
  };
}

/** A list in one cell: `a,b`, and what some write instead of it: `["a","b"]`, `a;b`. */
function listOf(cell: string): string[] {
  return cell
    .replace(/[[\]"]/g, '')
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** One line of one of the files. Lines that cannot be meant are noted, and the rest goes on. */
export function takeLine(
  bundle: Bundle,
  file: OneRosterFile,
  line: number,
  cell: (header: string) => string,
): void {
  const note = (reason: NoteReason): void => void bundle.notes.push({ file: `${file}.csv`, line, reason });
  const id = cell('sourcedId');
  const status = cell('status').toLowerCase();
  const lose = (reason: NoteReason, user: User): void => {
    note(reason);
    if (mayBeStudent(bundle, user)) bundle.lost.push({ reason, user, id, school: null });
  };
  if (!['', 'active', 'tobedeleted', 'inactive'].includes(status)) {
    return file === 'users' ? lose('status', userOf(line, false, cell)) : note('status');
  }
  const removed = status === 'tobedeleted' || status === 'inactive';
  // A full file has no need to say who is gone; some do anyway.
  if (removed && bundle.modes[file] === 'bulk') return file === 'users' ? note('deleted') : undefined;
  const isOver = cell('endDate') !== '' && cell('endDate').slice(0, 10) < bundle.today;
  switch (file) {
    case 'orgs':
      if (!removed && id !== '')
        bundle.orgs.set(id, { name: cell('name'), type: cell('type').toLowerCase() });
      return;
    case 'users': {
      const user = userOf(line, removed, cell);
      if (id === '') return lose('no-id', user);
      const before = bundle.users.get(id);
      if (before === undefined) bundle.users.set(id, user);
      // Who is written down twice is one child; two children under one id are not.
      else if (isSamePerson(before, user)) note('same-id');
      else lose('same-id', user);
      return;
    }
    case 'roles':
      bundle.roles.push({
        line,
        removed,
        user: cell('userSourcedId'),
        role: cell('role').toLowerCase(),
        org: cell('orgSourcedId'),
        phase: isOver ? 'ended' : cell('beginDate').slice(0, 10) > bundle.today ? 'not-begun' : 'now',
      });
      return;
    case 'classes':
      if (removed || id === '') return;
      bundle.classes.set(id, {
        isHomeroom: cell('classType').toLowerCase() === 'homeroom',
        school: cell('schoolSourcedId'),
      });
      return;
    case 'enrollments': {
      if (removed) return;
      const [user, room] = [cell('userSourcedId'), cell('classSourcedId')];
      // In a full roster nothing may lead nowhere; what has changed need not bring along what has not.
      if (bundle.modes.users === 'bulk' && !bundle.users.has(user)) return note('no-user');
      if (bundle.modes.classes === 'bulk' && !bundle.classes.has(room)) return note('no-class');
      const role = cell('role').toLowerCase();
      if (role === 'teacher') {
        const isPrimary = cell('primary').toLowerCase() === 'true';
        add(bundle.teachers, room, { user, isPrimary, isOver });
      } else if (isStudent(role)) add(bundle.attended, user, { class: room, isOver });
    }
  }
}

function userOf(line: number, removed: boolean, cell: (header: string) => string): User {
  return {
    line,
    removed,
    role: cell('role').toLowerCase(),
    orgs: listOf(cell('orgSourcedIds')),
    primaryOrg: cell('primaryOrgSourcedId'),
    given: cell('givenName'),
    family: cell('familyName'),
    username: cell('username'),
    identifier: cell('identifier'),
    email: cell('email'),
    grades: listOf(cell('grades')),
  };
}

const isSamePerson = (one: User, other: User): boolean =>
  one.given === other.given && one.family === other.family && one.identifier === other.identifier;

/** The standard says `student`; other standards, and the systems that follow them, say it otherwise. */
export const isStudent = (role: string): boolean => ['student', 'learner', 'pupil'].includes(role);

const STAFF_AND_FAMILY: ReadonlySet<string> = new Set(
  `administrator aide counselor districtadministrator guardian parent principal proctor relative siteadministrator
  systemadministrator teacher`.split(/\s+/),
);
export const isKnownRole = (role: string): boolean => isStudent(role) || STAFF_AND_FAMILY.has(role);

/** Where no role says it, having a grade does. */
export function mayBeStudent({ version }: Manifest, { role, grades, removed }: User): boolean {
  if (removed) return false;
  if (version === '1.1' && isKnownRole(role)) return isStudent(role);
  return grades.length > 0;
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

export type RosterSchool = { id: string; name: string; students: number };

/** The school of the zip that goes by the name of ours, or the only one. */
export function guessSchool(schools: readonly RosterSchool[], name: string): string | null {
  const wanted = foldName(name);
  const same = schools.filter((school) => foldName(school.name) === wanted);
  const [only, ...more] = same.length > 0 ? same : schools;
  return only === undefined || more.length > 0 ? null : only.id;
}
