import { type Bundle, isKnownRole, isStudent, mayBeStudent, type NoteReason } from './oneroster.ts';

/**
 * Who belongs to which school, once all files are read. A student whose line does not say it is looked up in the
 * classes; whom nothing places is noted, and becomes a row that fails instead of a student who seems to be missing.
 */
export function settleMembers(bundle: Bundle): void {
  const loose = bundle.version === '1.1' ? placeByUsers(bundle) : placeByRoles(bundle);
  // A charter school may be its own district: where no school has students, districts do.
  const districts = bundle.members.size === 0;
  for (const { user: id, orgs, removed, note } of loose) {
    if (districts && orgs.length > 0) {
      for (const org of orgs) join(bundle, org, id, removed);
      continue;
    }
    const reason = orgs.length > 0 ? 'no-school' : 'no-org';
    bundle.notes.push({ ...note, reason });
    if (!isMember(bundle, id)) lose(bundle, id, reason);
  }
}

/** A student whom no school was found for, and the line that should have said it. */
type Loose = { user: string; orgs: string[]; removed: boolean; note: { file: string; line: number } };

function placeByUsers(bundle: Bundle): Loose[] {
  const loose: Loose[] = [];
  for (const [id, { role, orgs, removed, line }] of bundle.users) {
    const note = { file: 'users.csv', line };
    if (!isKnownRole(role)) {
      bundle.notes.push({ ...note, reason: 'role' });
      lose(bundle, id, 'role');
    }
    if (!isStudent(role)) continue;
    if (!place(bundle, id, orgs, removed)) loose.push({ user: id, orgs, removed, note });
  }
  return loose;
}

function placeByRoles(bundle: Bundle): Loose[] {
  const loose: Loose[] = [];
  const placed = new Set<string>();
  for (const { user: id, role, org, removed: taken, phase, line } of bundle.roles) {
    placed.add(id);
    const note = { file: 'roles.csv', line };
    const user = bundle.users.get(id);
    if (user === undefined) {
      bundle.notes.push({ ...note, reason: 'no-user' });
      continue;
    }
    if (!isKnownRole(role)) {
      bundle.notes.push({ ...note, reason: 'role' });
      lose(bundle, id, 'role');
    }
    if (!isStudent(role)) continue;
    const removed = taken || user.removed;
    if (phase === 'not-begun' && !removed) {
      bundle.notes.push({ ...note, reason: 'not-begun' });
      lose(bundle, id, 'not-begun', org === '' ? null : org);
    } else if (phase === 'ended' && !bundle.delta) {
      bundle.notes.push({ ...note, reason: 'ended' });
    } else {
      const gone = removed || phase === 'ended';
      const orgs = org === '' ? [] : [org];
      if (!place(bundle, id, orgs, gone)) loose.push({ user: id, orgs, removed: gone, note });
    }
  }
  for (const [id, { line, removed, primaryOrg }] of bundle.users) {
    if (placed.has(id)) continue;
    if (removed && primaryOrg !== '') join(bundle, primaryOrg, id, true);
    else {
      bundle.notes.push({ file: 'users.csv', line, reason: 'no-role' });
      lose(bundle, id, 'no-role');
    }
  }
  // A role that is unknown or yet to begin is no loss to whoever has another one there.
  const seen = new Set<string>();
  bundle.lost = bundle.lost.filter(({ id, school, user }) => {
    const place = `${user.line} ${school ?? ''}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return school === null ? !isMember(bundle, id) : bundle.members.get(school)?.get(id) !== false;
  });
  return loose;
}

/** By the schools that are named, else by those of the classes. Answers whether there was one. */
function place(bundle: Bundle, id: string, orgs: readonly string[], removed: boolean): boolean {
  const named = orgs.filter((org) => isSchool(bundle, org));
  const schools = named.length > 0 ? named : schoolsOfClasses(bundle, id);
  for (const school of schools) join(bundle, school, id, removed);
  return schools.length > 0;
}

const isSchool = ({ orgs }: Bundle, org: string): boolean => (orgs.get(org)?.type || 'school') === 'school';

function schoolsOfClasses(bundle: Bundle, id: string): string[] {
  const schools = (bundle.attended.get(id) ?? [])
    .filter(({ isOver }) => !isOver)
    .map((one) => bundle.classes.get(one.class)?.school ?? '')
    .filter((school) => school !== '');
  return [...new Set(schools)];
}

/** Who has one role less and still another one there has not left. */
function join({ members }: Bundle, org: string, user: string, removed: boolean): void {
  const school = members.get(org) ?? new Map<string, boolean>();
  members.set(org, school);
  school.set(user, removed && (school.get(user) ?? true));
}

function isMember({ members }: Bundle, id: string): boolean {
  return [...members.values()].some((school) => school.get(id) === false);
}

function lose(bundle: Bundle, id: string, reason: NoteReason, school: string | null = null): void {
  const user = bundle.users.get(id);
  if (user === undefined || user.removed) return;
  const isMeant = ['no-org', 'no-school', 'not-begun'].includes(reason);
  if (!isMeant && !mayBeStudent(bundle, user)) return;
  bundle.lost.push({ reason, user, id, school });
}
