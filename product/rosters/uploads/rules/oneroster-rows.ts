import { gradeLabel } from '../../rules/grades.ts';
import { gradeFrom } from '../../rules/written-grades.ts';
import type { Bundle, NoteReason, RosterSchool, User } from './oneroster.ts';

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

export type RosterLine = { line: number; cells: string[]; remove: boolean; fault?: NoteReason };

/** The schools of the zip that have students. */
export function schoolsOf(bundle: Bundle): RosterSchool[] {
  const found = [...bundle.members].map(([id, students]) => {
    const org = bundle.orgs.get(id);
    const name = org === undefined || org.name === '' ? id : org.name;
    return { id, name, students: students.size };
  });
  return found.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1),
  );
}

/**
 * The students of one school as rows of an upload. Of their teachers, the first who has an account is named. Lines that
 * may be about a student of any school are among them, unless the roster is split by school.
 */
export function rosterLines(
  bundle: Bundle,
  school: string,
  isEducator: (username: string) => boolean,
  isSplit = false,
): RosterLine[] {
  const members = bundle.members.get(school) ?? new Map<string, boolean>();
  const lines: RosterLine[] = [];
  // In the order of users.csv, whichever file says where they belong.
  for (const [id, user] of bundle.users) {
    const remove = members.get(id);
    if (remove === undefined) continue;
    const teachers = teachersOf(bundle, school, id);
    const known = teachers
      .flatMap((teacher) => [teacher.email, teacher.username])
      .map((name) => name.toLowerCase())
      .find((name) => name !== '' && isEducator(name));
    lines.push({ line: user.line, remove, cells: cellsOf(id, user, teachers[0], known) });
  }
  lines.push(...lostLines(bundle, ({ school: only }) => (only === null ? !isSplit : only === school)));
  return lines.toSorted((one, other) => one.line - other.line);
}

/** Lines about students whom nothing places at a school. */
export function schoollessLines(bundle: Bundle): RosterLine[] {
  return lostLines(bundle, ({ school }) => school === null);
}

function lostLines(bundle: Bundle, isMeant: (lost: Bundle['lost'][number]) => boolean): RosterLine[] {
  return bundle.lost.filter(isMeant).map(({ reason, user, id }) => ({
    line: user.line,
    remove: false,
    cells: cellsOf(id, user),
    fault: reason,
  }));
}

function cellsOf(id: string, user: User, teacher?: User, educator = ''): string[] {
  return [
    user.given,
    user.family,
    gradeOf(user.grades),
    user.identifier === '' ? id : user.identifier,
    teacher === undefined ? '' : `${teacher.given} ${teacher.family}`.trim(),
    educator,
    user.username,
  ];
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

/** The first grade of the list that is one; else what stands there, to be mended. */
function gradeOf(grades: readonly string[]): string {
  for (const written of grades) {
    const grade = gradeFrom(written);
    if (grade !== null) return gradeLabel(grade);
  }
  return grades.join(',');
}
