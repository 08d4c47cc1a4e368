import { expect, test } from 'vitest';
import { defaultProgram, GRADES } from '#product/rosters/rules/grades.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_STUDENT } from './base/demo-accounts.ts';
import { buildDemo } from './build.ts';

const TODAY = '2026-03-16';
const demo = buildDemo(TODAY);
const yesterdayEnds = new Date(`${TODAY}T00:00:00Z`);

const account = (username: string) => {
  const found = demo.accounts.find((one) => one.username === username);
  if (found === undefined) throw new Error(`no ${username}`);
  return found;
};
const studentsOf = (username: string) => demo.students.filter((one) => one.owner_id === account(username).id);
const groupRole = (username: string) =>
  demo.group_members
    .filter((member) => member.account_id === account(username).id)
    .map(
      (member) => `${member.role} of a ${demo.groups.find((group) => group.id === member.group_id)?.kind}`,
    );
const educators = demo.accounts.filter((one) => one.scope === 'educator');
const counted = (values: readonly (string | number | null)[]) =>
  new Map([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]));
const gradeOf = (grade: number) => {
  const found = GRADES.find((one) => one === grade);
  if (found === undefined) throw new Error(`no grade ${grade}`);
  return found;
};

test('the demo is as large as promised', () => {
  expect(demo.districts).toHaveLength(2);
  expect(demo.schools).toHaveLength(6);
  expect(demo.schools.filter((school) => school.district_id === null)).toHaveLength(2);
  expect(educators).toHaveLength(30);
  expect(demo.account_requests).toHaveLength(30);
  expect(demo.families).toHaveLength(8);
  expect(demo.students).toHaveLength(600);
});

test('the same day gives the same rows, and another day the same people at other dates', () => {
  expect(JSON.stringify(buildDemo(TODAY))).toBe(JSON.stringify(demo));
  const later = buildDemo('2027-01-01');
  expect(later.students.map((one) => one.username)).toEqual(demo.students.map((one) => one.username));
  expect(later.students.map((one) => one.password)).toEqual(demo.students.map((one) => one.password));
  expect(later.accounts[0]?.created_at).not.toEqual(demo.accounts[0]?.created_at);
});

test('a day that is none is refused', () => {
  expect(() => buildDemo('16/03/2026')).toThrow(RangeError);
  expect(() => buildDemo('2026-13-01')).toThrow(RangeError);
});

test('every role, status, source and goal appears', () => {
  expect(new Set(educators.map((one) => one.role))).toEqual(
    new Set(['educator', 'administrator', 'clinician', 'home']),
  );
  const statuses = counted(educators.map((one) => one.status));
  expect(statuses.get('verified')).toBeGreaterThan(15);
  expect(new Set(statuses.keys())).toEqual(
    new Set(['not-activated', 'not-verified', 'on-hold', 'verified', 'deactivated']),
  );
  expect(new Set(demo.accounts.map((one) => one.source))).toEqual(
    new Set(['form', 'admin', 'invite', 'uber', 'purchase']),
  );
  expect(new Set(demo.account_requests.map((one) => one.programs_evaluation_goal_option))).toEqual(
    new Set(['not-sure', 'purchase', 'future', null]),
  );
});

test.each(demo.accounts)('$username has come a way that the rules allow', (one) => {
  const steps = [one.created_at, one.activated_at, one.verified_at, one.deactivated_at].filter(
    (at) => at !== null,
  );
  expect(steps.toSorted((left, right) => Number(left) - Number(right))).toEqual(steps);
  expect(Number(one.updated_at)).toBeGreaterThanOrEqual(Math.max(...steps.map(Number)));
  expect(Number(one.updated_at)).toBeLessThan(Number(yesterdayEnds));

  const status = one.status === 'deactivated' ? one.status_before_deactivation : one.status;
  expect(one.status_before_deactivation === null).toBe(one.status !== 'deactivated');
  expect(one.deactivated_at === null).toBe(one.status !== 'deactivated');
  expect(one.activated_at === null).toBe(status === 'not-activated');
  expect(one.has_password).toBe(status !== 'not-activated');
  expect(one.verified_at === null).toBe(status !== 'verified');
  expect(one.invited_by === null).toBe(one.source !== 'invite');
  expect((one.scope === 'educator') === (one.role !== null)).toBe(true);
});

test('who needs no verification is verified at once', () => {
  const trusted = demo.accounts.filter((one) => one.source !== 'form');
  expect(trusted.map((one) => one.verified_at)).toEqual(trusted.map((one) => one.activated_at));
});

test('nobody has students before verification, bar the one of the trial, or after deactivation', () => {
  const most = { 'not-activated': 0, 'not-verified': 1, 'on-hold': 1, verified: Infinity, deactivated: 0 };
  for (const one of demo.accounts)
    expect(studentsOf(one.username).length).toBeLessThanOrEqual(most[one.status]);
});

test('free trials run, end soon, have ended, or never were', () => {
  const ends = educators.map((one) => one.free_trial_ends_on);
  const within = (from: string, to: string) => ends.filter((end) => end !== null && end >= from && end <= to);
  expect(within('2026-03-24', '2026-04-15').length).toBeGreaterThanOrEqual(3);
  expect(within(TODAY, '2026-03-20').length).toBeGreaterThanOrEqual(2);
  expect(within('2025-01-01', '2026-03-15').length).toBeGreaterThanOrEqual(5);
  expect(ends.filter((end) => end === null).length).toBeGreaterThanOrEqual(3);
});

const pinnedAdults = DEMO_ACCOUNTS.filter(({ username }) => username !== DEMO_STUDENT.username);

test('the list names eight adults and a student', () => {
  expect(pinnedAdults).toHaveLength(8);
  expect(DEMO_ACCOUNTS).toHaveLength(9);
});

test.each(pinnedAdults)('$username ($who) can sign in', ({ username, password }) => {
  expect(password).toBe(DEMO_PASSWORD);
  expect(account(username).has_password).toBe(true);
  expect(account(username).status).toBe(username === 'pending@kindred.test' ? 'not-verified' : 'verified');
});

test('the pinned accounts are who the list says', () => {
  expect(account('uber@kindred.test').scope).toBe('uber');
  expect(studentsOf('educator@kindred.test').filter((one) => one.archived_at === null)).toHaveLength(24);
  expect(groupRole('educator@kindred.test')).toEqual(['member of a school']);
  expect(groupRole('admin@kindred.test')).toContain('admin of a school');
  expect(groupRole('district@kindred.test')).toEqual(['admin of a district']);
  expect(account('clinician@kindred.test').role).toBe('clinician');
  expect(account('home@kindred.test').role).toBe('home');
  expect(studentsOf('home@kindred.test')).not.toHaveLength(0);
  expect(account('parent@kindred.test').scope).toBe('parent');
  expect(studentsOf('parent@kindred.test')).toHaveLength(2);
});

test('Maya is in grade 3, in the class of educator@kindred.test', () => {
  const maya = demo.students.filter((one) => one.username === 'maya');
  expect(maya).toHaveLength(1);
  expect(maya[0]).toMatchObject({
    password: 'sunny-otter-4',
    grade: 3,
    owner_id: account('educator@kindred.test').id,
    active_program: 'zoou',
    archived_at: null,
  });
});

test('students are of every grade, most with the program of their grade, some without, a few archived', () => {
  const grades = counted(demo.students.map((one) => one.grade));
  for (const grade of GRADES) expect(grades.get(grade)).toBeGreaterThanOrEqual(12);
  const byDefault = demo.students.filter((one) => one.active_program === defaultProgram(gradeOf(one.grade)));
  expect(byDefault.length).toBeGreaterThan(450);
  const programs = counted(demo.students.map((one) => one.active_program));
  for (const program of ['academy', 'zoou', 'ssgrin', 'hoh', 'sim', null]) {
    expect(programs.get(program)).toBeGreaterThanOrEqual(10);
  }
  expect(demo.students.filter((one) => one.archived_at !== null)).toHaveLength(30);
  expect(demo.students.filter((one) => one.student_id !== null).length).toBeGreaterThan(480);
});

test('every student belongs where the owner does, to one school or one family', () => {
  for (const student of demo.students) {
    const owner = demo.accounts.find((one) => one.id === student.owner_id);
    expect((student.school_id === null) !== (student.family_id === null)).toBe(true);
    expect(student.school_id).toBe(owner?.school_id ?? null);
    expect(student.family_id).toBe(owner?.family_id ?? null);
    expect(Number(student.created_at)).toBeGreaterThan(Number(owner?.activated_at));
    expect(Number(student.updated_at)).toBeLessThan(Number(yesterdayEnds));
    expect(Number(student.archived_at ?? student.created_at)).toBeGreaterThanOrEqual(
      Number(student.created_at),
    );
  }
});

test('namesakes are there, and rare', () => {
  const namesakes = [...counted(demo.students.map((one) => `${one.first_name} ${one.last_name}`)).values()];
  const several = namesakes.filter((count) => count > 1);
  expect(several.length).toBeGreaterThanOrEqual(1);
  expect(several.length).toBeLessThanOrEqual(10);
});

test('ids, usernames and numbers in a school are each there once', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique([...demo.accounts, ...demo.students].map((one) => one.id));
  unique([...demo.accounts, ...demo.students].map((one) => one.username));
  unique([...demo.accounts, ...demo.students].map((one) => one.personal_channel));
  const numbered = demo.students.filter((one) => one.student_id !== null);
  unique(numbered.map((one) => `${one.school_id} ${one.student_id}`));
  for (const student of demo.students) expect(student.username).toMatch(/^[a-z0-9.-]{3,}$/);
});

test('every family has one or two parents', () => {
  for (const family of demo.families) {
    const parents = demo.accounts.filter((one) => one.scope === 'parent' && one.family_id === family.id);
    expect([1, 2]).toContain(parents.length);
  }
});

test('every group has one owner, and nobody in it twice', () => {
  for (const group of demo.groups) {
    const members = demo.group_members.filter((member) => member.group_id === group.id);
    expect(members.filter((member) => member.role === 'owner')).toHaveLength(1);
    expect(new Set(members.map((member) => member.account_id)).size).toBe(members.length);
  }
  expect(new Set(demo.groups.map((group) => group.pool_on))).toEqual(new Set([true, false]));
  expect(demo.groups.map((group) => group.kind).toSorted()).toEqual([
    'district',
    'district',
    'school',
    'school',
    'school',
    'team',
  ]);
});

test('students are shared with colleagues of the same school only', () => {
  expect(demo.student_shares.length).toBeGreaterThanOrEqual(30);
  for (const share of demo.student_shares) {
    const student = demo.students.find((one) => one.id === share.student_id);
    const colleague = demo.accounts.find((one) => one.id === share.account_id);
    expect(student?.owner_id).not.toBe(share.account_id);
    expect(student?.school_id).toBe(colleague?.school_id);
    expect(Number(share.created_at)).toBeLessThan(Number(yesterdayEnds));
  }
});
