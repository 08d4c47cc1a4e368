import * as z from 'zod/mini';
import { gradeFrom, gradeLabel } from '../grades.ts';
import { studentUsernameField } from '../student-fields.ts';
import type { Bundle, RosterSchool } from './oneroster.ts';

/** Where that stands, as the standard calls it. */
export const ONEROSTER_HEADERS: readonly string[] = [
  'users.csv · givenName',
  'users.csv · familyName',
  'users.csv · grades',
  'users.csv · identifier',
  'enrollments.csv · teacher (givenName familyName)',
  'enrollments.csv · teacher (email, username)',
  'users.csv · username',
];

export type RosterLine = { line: number; cells: string[]; remove: boolean };

/** Who belongs to which school, and whether they have left it. */
function membersBySchool(bundle: Bundle): Map<string, Map<string, boolean>> {
  const members = new Map<string, Map<string, boolean>>();
  const join = (org: string, user: string, removed: boolean): void => {
    const school = members.get(org) ?? new Map<string, boolean>();
    members.set(org, school);
    // Who has one role less and still another one there has not left.
    school.set(user, removed && (school.get(user) ?? true));
  };
  if (bundle.version === '1.1') {
    for (const [id, user] of bundle.users) {
      if (user.role === 'student') for (const org of user.orgs) join(org, id, user.removed);
    }
    return members;
  }
  const placed = new Set(bundle.roles.map((role) => role.user));
  for (const { user: id, role, org, removed } of bundle.roles) {
    const user = bundle.users.get(id);
    if (role === 'student' && user !== undefined) join(org, id, removed || user.removed);
  }
  for (const [id, user] of bundle.users) {
    if (!placed.has(id) && user.removed && user.primaryOrg !== '') join(user.primaryOrg, id, true);
  }
  return members;
}

/** The schools of the zip that have students; a district has them only where no school does. */
export function schoolsOf(bundle: Bundle): RosterSchool[] {
  const found = [...membersBySchool(bundle)].map(([id, students]) => {
    const org = bundle.orgs.get(id);
    const name = org === undefined || org.name === '' ? id : org.name;
    return { id, name, students: students.size, isSchool: (org?.type ?? 'school') === 'school' };
  });
  const schools = found.some((one) => one.isSchool) ? found.filter((one) => one.isSchool) : found;
  return schools
    .map(({ id, name, students }) => ({ id, name, students }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1));
}

/** What roles say of people who are not in the zip, and people of whom no role says anything. */
export function noteLooseEnds(bundle: Bundle): void {
  if (bundle.version === '1.1') return;
  const placed = new Set<string>();
  for (const { user, line } of bundle.roles) {
    placed.add(user);
    if (!bundle.users.has(user)) bundle.notes.push({ file: 'roles.csv', line, reason: 'no-user' });
  }
  for (const [id, { line, removed, primaryOrg }] of bundle.users) {
    if (placed.has(id) || (removed && primaryOrg !== '')) continue;
    bundle.notes.push({ file: 'users.csv', line, reason: 'no-role' });
  }
}

/** The students of one school as rows of an upload. Of their teachers, the first who has an account is named. */
export function rosterLines(
  bundle: Bundle,
  school: string,
  isEducator: (username: string) => boolean,
): RosterLine[] {
  const members = membersBySchool(bundle).get(school) ?? new Map<string, boolean>();
  const lines: RosterLine[] = [];
  // In the order of users.csv, whichever file says where they belong.
  for (const [id, user] of bundle.users) {
    const remove = members.get(id);
    if (remove === undefined) continue;
    const teachers = teachersOf(bundle, school, id);
    const [first] = teachers;
    const known = teachers
      .flatMap((teacher) => [teacher.email, teacher.username])
      .map((name) => name.toLowerCase())
      .find((name) => name !== '' && isEducator(name));
    lines.push({
      line: user.line,
      remove,
      cells: [
        user.given,
        user.family,
        gradeOf(user.grades),
        user.identifier === '' ? id : user.identifier,
        first === undefined ? '' : `${first.given} ${first.family}`.trim(),
        known ?? '',
        usableUsername(user.username),
      ],
    });
  }
  return lines;
}

/** Of the homeroom before other classes, in those of today before those that are over; the primary one first. */
function teachersOf(bundle: Bundle, school: string, student: string) {
  const attended = (bundle.attended.get(student) ?? []).filter((one) => {
    const room = bundle.classes.get(one.class);
    return room === undefined || room.school === '' || room.school === school;
  });
  const isHomeroom = (id: string): boolean => bundle.classes.get(id)?.isHomeroom ?? false;
  return attended
    .toSorted(
      (one, other) =>
        Number(one.isOver) - Number(other.isOver) ||
        Number(isHomeroom(other.class)) - Number(isHomeroom(one.class)),
    )
    .flatMap((one) =>
      (bundle.teachers.get(one.class) ?? []).toSorted(
        (first, second) =>
          Number(first.isOver) - Number(second.isOver) || Number(second.isPrimary) - Number(first.isPrimary),
      ),
    )
    .map(({ user }) => bundle.users.get(user))
    .filter((user) => user !== undefined)
    .filter((user) => !user.removed);
}

/** Codes of the standard that we call otherwise; a year before kindergarten is pre-kindergarten here. */
const CODES: Readonly<Record<string, string>> = { PR: 'P', PK: 'P', TK: 'P', KG: 'K' };

/** The first grade of the list that is one; else what stands there, to be mended. */
function gradeOf(grades: readonly string[]): string {
  for (const written of grades) {
    const grade = gradeFrom(CODES[written.toUpperCase()] ?? written);
    if (grade !== null) return gradeLabel(grade);
  }
  return grades.join(',');
}

const username = studentUsernameField();

/** Many systems have e-mail addresses for usernames: with those a child cannot sign in here, and gets one of ours. */
function usableUsername(written: string): string {
  const parsed = z.safeParse(username, written);
  return parsed.success ? parsed.data : '';
}
