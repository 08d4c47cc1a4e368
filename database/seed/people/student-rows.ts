import { defaultProgram, GRADES, type Grade } from '#product/rosters/rules/grades.ts';
import { studentPassword, studentUsername } from '#product/rosters/rules/student-credentials.ts';
import type { Calendar } from '../base/days.ts';
import { DEMO_STUDENT } from '../base/demo-accounts.ts';
import { type PersonName, pickName } from '../base/names.ts';
import { CLASSLINK_TENANT, type DemoSchool, schoolOf } from '../base/places.ts';
import { type Random, randomFor } from '../base/random.ts';
import type { AccountRow, StudentRow } from '../base/rows.ts';
import type { DemoFamily } from './families.ts';
import type { DemoEducator, DemoRoster } from './people.ts';

/** Minutes of the day (UTC); accounts are made earlier in the day, so a student is never older than its owner. */
const CREATED = 19 * 60;
const ARCHIVED = 22 * 60;

const SHARE_WITHOUT_PROGRAM = 0.12;
const SHARE_WITH_STUDENT_ID = 0.92;
const SHARE_WITH_TEACHER = 0.92;
const SHARE_ROSTERED = 0.7;

/** Grade 3, in the class of educator@kindred.test. */
const MAYA = { first: 'Maya', last: 'Fontaine', grade: 3 } as const;
const MAYAS_TEACHER = 'educator@kindred.test';

type Base = Pick<StudentRow, 'first_name' | 'last_name' | 'grade' | 'owner_id' | 'created_at'>;

/** Gives students their usernames and school numbers, each only once, and their rows. */
export class StudentRows {
  readonly rows: StudentRow[] = [];
  readonly #taken = new Set<string>([DEMO_STUDENT.username]);
  readonly #names: Set<string>;
  readonly #numbers = new Map<string, number>();
  readonly #calendar: Calendar;
  #nextId: number;

  constructor(calendar: Calendar, firstId: number, adults: readonly AccountRow[]) {
    this.#calendar = calendar;
    this.#names = new Set(adults.map((adult) => `${adult.first_name} ${adult.last_name}`));
    this.#nextId = firstId;
  }

  addRoster(owner: DemoEducator, ownerId: number, schoolId: number): void {
    if (owner.students === undefined || owner.school === null) return;
    const random = randomFor(`roster ${owner.username}`);
    const school = schoolOf(owner.school);
    const roster = owner.students;
    const isMayas = owner.username === MAYAS_TEACHER;
    for (let place = 0; place < roster.active + roster.archived; place += 1) {
      const maya = isMayas && place === 0;
      const name = maya ? MAYA : this.#freshName(random);
      const grade = maya ? MAYA.grade : gradeIn(roster, random);
      const daysAgo = createdDaysAgo(owner, random);
      const row = this.#add(random, {
        first_name: name.first,
        last_name: name.last,
        grade,
        owner_id: ownerId,
        created_at: this.#calendar.momentBefore(daysAgo, CREATED + random.between(0, 150)),
      });
      row.school_id = schoolId;
      row.teacher = maya ? owner.name.join(' ') : teacherOf(owner, random);
      row.student_id = maya || random.chance(SHARE_WITH_STUDENT_ID) ? this.#numberIn(school, random) : null;
      row.active_program = maya ? defaultProgram(grade) : programFor(grade, random);
      addProviderIds(row, school, random);
      if (maya) Object.assign(row, DEMO_STUDENT);
      if (place >= roster.active) archive(row, this.#calendar, random.between(1, Math.max(1, daysAgo - 1)));
    }
  }

  addChildren(family: DemoFamily, familyId: number, owner: AccountRow): void {
    const random = randomFor(`family ${family.key}`);
    // The first thing a parent does.
    const createdAt = owner.activated_at;
    if (createdAt === null) throw new Error(`${owner.username} cannot have students yet`);
    for (const child of family.children) {
      const row = this.#add(random, {
        first_name: child.first,
        last_name: family.last,
        grade: child.grade,
        owner_id: owner.id,
        created_at: new Date(Number(createdAt) + random.between(10, 60) * 60_000),
      });
      row.family_id = familyId;
      row.active_program = defaultProgram(child.grade);
    }
  }

  /** A second draw where the name is taken: namesakes stay as rare as they are in schools. */
  #freshName(random: Random): PersonName {
    const first = pickName(random);
    const name = this.#names.has(`${first.first} ${first.last}`) ? pickName(random) : first;
    this.#names.add(`${name.first} ${name.last}`);
    return name;
  }

  #add(random: Random, base: Base): StudentRow {
    const username = studentUsername(base.first_name, base.last_name, (name) => this.#taken.has(name));
    this.#taken.add(username);
    const row: StudentRow = {
      id: this.#nextId,
      school_id: null,
      family_id: null,
      teacher: '',
      student_id: null,
      username,
      password: studentPassword(random.next),
      active_program: null,
      family_language: null,
      license_ends_on: null,
      license_paid: false,
      ends_academy: null,
      ends_zoou: null,
      ends_ssgrin: null,
      ends_hoh: null,
      ends_sim: null,
      personal_channel: random.uuid(),
      clever_user_id: null,
      classlink_tenant_id: null,
      classlink_login_id: null,
      archived_at: null,
      check_ins: true,
      game_debug: false,
      is_sandbox: false,
      cloned_from: null,
      awaits_school: false,
      owned_since: null,
      badge_hash: null,
      badge_sealed: null,
      updated_at: base.created_at,
      ...base,
    };
    this.#nextId += 1;
    this.rows.push(row);
    return row;
  }

  #numberIn(school: DemoSchool, random: Random): string {
    const number = (this.#numbers.get(school.key) ?? 204_000) + random.between(1, 9);
    this.#numbers.set(school.key, number);
    return school.rostering === 'clever' ? `${school.prefix}-${number}` : String(number);
  }
}

function gradeIn({ lowest, highest }: DemoRoster, random: Random): Grade {
  return random.pick(GRADES.filter((grade) => grade >= lowest && grade <= highest));
}

/** Rosters come with the first weeks; a few students join later. */
function createdDaysAgo(owner: DemoEducator, random: Random): number {
  const [, activated = 1, verified = activated] = owner.days;
  return Math.max(1, random.chance(0.85) ? verified - random.between(0, 14) : random.between(1, verified));
}

/** Where the school writes nobody, lists name whose student it is: both are the same person. */
function teacherOf(owner: DemoEducator, random: Random): string {
  return random.chance(SHARE_WITH_TEACHER) ? owner.name.join(' ') : '';
}

function programFor(grade: Grade, random: Random): StudentRow['active_program'] {
  if (random.chance(SHARE_WITHOUT_PROGRAM)) return null;
  // S.S. Grin is offered from grade 3 on, Stories in Motion to whoever wants it.
  if ((grade === 3 || grade === 4) && random.chance(0.15)) return 'ssgrin';
  if (grade >= 2 && random.chance(0.05)) return 'sim';
  return defaultProgram(grade);
}

function addProviderIds(row: StudentRow, school: DemoSchool, random: Random): void {
  if (school.rostering === null || !random.chance(SHARE_ROSTERED)) return;
  if (school.rostering === 'clever') {
    row.clever_user_id = random.hex(24);
    return;
  }
  row.classlink_tenant_id = CLASSLINK_TENANT;
  row.classlink_login_id = `student${row.id}`;
}

function archive(row: StudentRow, calendar: Calendar, daysAgo: number): void {
  row.archived_at = calendar.momentBefore(daysAgo, ARCHIVED + (row.id % 60));
  row.updated_at = row.archived_at;
}
