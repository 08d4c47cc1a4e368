import type { Message } from '#platform/contract/message.ts';
import { foldName } from '../names.ts';

/** The files of a OneRoster zip that say who is at a school and who teaches them. */
export const ONEROSTER_FILES = ['orgs', 'users', 'roles', 'classes', 'enrollments'] as const;
export type OneRosterFile = (typeof ONEROSTER_FILES)[number];
export type OneRosterMode = 'bulk' | 'delta' | 'absent';
export type Manifest = { version: '1.1' | '1.2'; modes: Record<OneRosterFile, OneRosterMode> };

/** Something in a file that was left out: where, and why. Never what stands there. */
export type RosterNote = {
  file: string;
  line: number;
  reason: 'no-id' | 'same-id' | 'status' | 'deleted' | 'no-user' | 'no-class' | 'no-role';
};

type User = {
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
type Role = { line: number; removed: boolean; user: string; role: string; org: string };
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
    if (mode === undefined) return { problem: { i18n: 'uploads.oneroster.mode', values: { row: line } } };
    modes[file] = mode;
  }
  const known = (['1.1', '1.2'] as const).find((one) => version === one || version.startsWith(`${one}.`));
  if (known === undefined) {
    return {
      problem: { i18n: 'uploads.oneroster.version', values: { version: version.slice(0, 20) || '–' } },
    };
  }
  if (modes.users === 'absent') {
    return { problem: { i18n: 'uploads.oneroster.absent', values: { file: 'users.csv' } } };
  }
  if (known === '1.2' && modes.roles === 'absent') {
    return { problem: { i18n: 'uploads.oneroster.absent', values: { file: 'roles.csv' } } };
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
  const note = (reason: RosterNote['reason']): void =>
    void bundle.notes.push({ file: `${file}.csv`, line, reason });
  const id = cell('sourcedId');
  const status = cell('status').toLowerCase();
  if (!['', 'active', 'tobedeleted', 'inactive'].includes(status)) return note('status');
  const removed = status === 'tobedeleted' || status === 'inactive';
  // A full file has no need to say who is gone; some do anyway.
  if (removed && bundle.modes[file] === 'bulk') return file === 'users' ? note('deleted') : undefined;
  const isOver = cell('endDate') !== '' && cell('endDate') < bundle.today;
  switch (file) {
    case 'orgs':
      if (!removed && id !== '')
        bundle.orgs.set(id, { name: cell('name'), type: cell('type').toLowerCase() });
      return;
    case 'users':
      if (id === '') return note('no-id');
      if (bundle.users.has(id)) return note('same-id');
      bundle.users.set(id, {
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
      });
      return;
    case 'roles':
      bundle.roles.push({
        line,
        removed,
        user: cell('userSourcedId'),
        role: cell('role').toLowerCase(),
        org: cell('orgSourcedId'),
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
      } else if (role === 'student') add(bundle.attended, user, { class: room, isOver });
    }
  }
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
