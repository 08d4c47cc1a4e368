import { type Calendar, calendarOf } from './base/days.ts';
import { DISTRICTS, SCHOOLS } from './base/places.ts';
import type { AccountRow, DemoRows, StudentRow } from './base/rows.ts';
import { educatorRow, type Places, parentRow, requestRow, STAFF, staffRow } from './people/account-rows.ts';
import { EDUCATORS } from './people/educators.ts';
import { FAMILIES } from './people/families.ts';
import { type DemoGroup, GROUPS, SHARES } from './people/groups.ts';
import { StudentRows } from './people/student-rows.ts';

const FIRST_DAY = 365;

/** The whole demo, as the rows to insert: the same for the same day. */
export function buildDemo(today: string): DemoRows {
  const calendar = calendarOf(today);
  const longAgo = calendar.momentBefore(FIRST_DAY, 12 * 60);
  const people = [
    ...STAFF.map(({ username }) => username),
    ...EDUCATORS.map(({ username }) => username),
    ...FAMILIES.flatMap(({ parents }) => parents.map(({ username }) => username)),
  ];
  const districtId = numbering(DISTRICTS.map(({ key }) => key));
  const places: Places = {
    schoolId: numbering(SCHOOLS.map(({ key }) => key)),
    familyId: numbering(FAMILIES.map(({ key }) => key)),
    accountId: numbering(people),
  };

  const accounts = [
    ...STAFF.map((person) => staffRow(person, calendar, places)),
    ...EDUCATORS.map((person) => educatorRow(person, calendar, places)),
    ...FAMILIES.flatMap((family) => family.parents.map((one) => parentRow(family, one, calendar, places))),
  ];
  const students = new StudentRows(calendar, people.length + 1, accounts);
  for (const person of EDUCATORS) {
    if (person.school === null) continue;
    students.addRoster(person, places.accountId(person.username), places.schoolId(person.school));
  }
  for (const family of FAMILIES) {
    students.addChildren(family, places.familyId(family.key), accountOf(accounts, family.owner));
  }

  return {
    districts: DISTRICTS.map(({ key, name, prefix, state }) => {
      const times = { created_at: longAgo, updated_at: longAgo };
      return { id: districtId(key), name, prefix, state, story_moments: true, ...times };
    }),
    schools: SCHOOLS.map(({ key, district, name, prefix, state, timeZone }) => ({
      id: places.schoolId(key),
      district_id: district === null ? null : districtId(district),
      name,
      prefix,
      state,
      time_zone: timeZone,
      check_ins: true,
      family_feelings: false,
      created_at: longAgo,
      updated_at: longAgo,
    })),
    sign_on_tenants: DISTRICTS.map(({ key, tenant }) => {
      return { ...tenant, district_id: districtId(key), school_id: null, created_at: longAgo };
    }),
    families: FAMILIES.map(({ key, last, created }) => {
      return { id: places.familyId(key), name: last, created_at: calendar.momentBefore(created, 12 * 60) };
    }),
    accounts,
    account_requests: EDUCATORS.map((person) => requestRow(person, accountOf(accounts, person.username))),
    groups: GROUPS.map((group, index) => ({
      id: index + 1,
      kind: group.kind,
      name: group.name,
      district_id: group.district === undefined ? null : districtId(group.district),
      school_id: group.school === undefined ? null : places.schoolId(group.school),
      pool_on: group.poolOn,
      factor_from: null,
      created_at: calendar.momentBefore(group.created, 18 * 60),
      updated_at: calendar.momentBefore(group.created, 18 * 60),
    })),
    group_members: GROUPS.flatMap((group, index) => membersOf(group, index + 1, calendar, places)),
    students: students.rows,
    student_shares: SHARES.flatMap((share) => sharesOf(share, students.rows, accounts)),
  };
}

function membersOf(
  group: DemoGroup,
  id: number,
  calendar: Calendar,
  places: Places,
): DemoRows['group_members'] {
  const member = (username: string, role: 'owner' | 'admin' | 'member') => {
    // Nobody joined before having an account.
    const since = Math.min(group.created, EDUCATORS.find((one) => one.username === username)?.days[1] ?? 1);
    const account_id = places.accountId(username);
    return { group_id: id, account_id, role, created_at: calendar.momentBefore(since, 18 * 60) };
  };
  return [
    member(group.owner, 'owner'),
    ...group.admins.map((username) => member(username, 'admin')),
    ...group.members.map((username) => member(username, 'member')),
  ];
}

/** Every third student of the class, beginning with the first. */
function sharesOf(
  share: (typeof SHARES)[number],
  students: readonly StudentRow[],
  accounts: readonly AccountRow[],
): DemoRows['student_shares'] {
  const from = accountOf(accounts, share.from);
  const to = accountOf(accounts, share.to);
  const own = students.filter((student) => student.owner_id === from.id && student.archived_at === null);
  const chosen = own.filter((_, index) => index % 3 === 0).slice(0, share.count);
  return chosen.map(({ id, created_at }) => ({
    student_id: id,
    account_id: to.id,
    shared_by: from.id,
    login_cards: share.loginCards === true,
    created_at: to.activated_at !== null && to.activated_at > created_at ? to.activated_at : created_at,
  }));
}

function accountOf(accounts: readonly AccountRow[], username: string): AccountRow {
  const account = accounts.find((candidate) => candidate.username === username);
  if (account === undefined) throw new Error(`the demo has no ${username}`);
  return account;
}

/** 1, 2, 3 … in the order of the list. */
function numbering(keys: readonly string[]): (key: string) => number {
  const ids = new Map(keys.map((key, index) => [key, index + 1]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the demo has no ${key}`);
    return id;
  };
}
