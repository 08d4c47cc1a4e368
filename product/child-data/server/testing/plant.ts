import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, seal } from '#platform/server/crypto.ts';
import { type Files, LARGE } from '#platform/server/files/files.ts';
import { SCORING_MODEL } from '#product/play/rules/measurement/constants.ts';
import { FIRST_ANIMAL } from '#product/play/rules/mine/figure.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';

const PLANTED_SKILLS = Object.fromEntries(
  SKILLS.map((skill) => [
    skill,
    {
      said: 'improving',
      performance: 48,
      low: 31,
      high: 62,
      mean: 0.7023,
      error: 0.2571,
      best: 8,
      partly: 3,
      not_yet: 1,
      hints: 0,
      tried_again: 0,
    },
  ]),
);

/**
 * A child of a school with something in every table that can hold anything about a child, and unmistakable values
 * wherever a text is free: what is exported, and what a deletion leaves, can be found by them.
 */
export async function plantChild(kindred: TestKindred, mark: string) {
  const { db, appKey } = kindred;
  const now = kindred.now();
  const school = await buildSchool(db);
  const here = { school_id: school.id };
  const admin = await buildAccount(db, here);
  const teacher = await buildAccount(db, here);
  const parent = await buildAccount(db, { scope: 'parent' });
  const staff = await buildAccount(db, { scope: 'uber' });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner', [teacher.id]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  const child = await db
    .insertInto('students')
    .values({
      ...here,
      owner_id: teacher.id,
      first_name: `${mark}First`,
      last_name: `${mark}Last`,
      grade: 3,
      teacher: `${mark} teacher`,
      student_id: `${mark}-number`,
      username: `${mark.toLowerCase()}.user`,
      password_sealed: seal(appKey, `${mark}-password`),
      active_program: 'zoou',
      clever_user_id: `${mark}-clever`,
      classlink_tenant_id: `${mark}-tenant`,
      classlink_login_id: `${mark}-login`,
      family_language: 'zh-TW',
      badge_hash: Buffer.from(`${mark}-badge-hash`),
      badge_sealed: Buffer.from(`${mark}-badge-sealed`),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = child;
  const own = { student_id: id };
  await db
    .insertInto('check_ins')
    .values({
      ...own,
      id: randomUUID(),
      at: now,
      on_day: '2026-09-14',
      feeling: 'sad',
      program: 'zoou',
      told_to: [teacher.id],
    })
    .execute();
  await db
    .insertInto('child_consents')
    .values({
      ...own,
      activity: 'norms',
      school_year: 2026,
      decision: 'no',
      decided_by: admin.id,
      capacity: 'school',
      told_by: `${mark} told`,
      told_how: 'paper',
      text_version: '2026-11',
      language: 'en',
      decided_at: now,
    })
    .execute();
  await db
    .insertInto('child_activities')
    .values({ ...own, activity: 'norms', is_on: false, of_family: true, since: now })
    .execute();
  await db
    .insertInto('talk_requests')
    .values({ ...own, id: randomUUID(), at: now, received_at: now })
    .execute();
  await db
    .insertInto('program_progress')
    .values({
      ...own,
      program: 'zoou',
      model: SCORING_MODEL,
      epoch: 2,
      iteration: 2,
      done: JSON.stringify([{ scene: `${mark}-done`, iteration: 1 }]),
      keepsakes: JSON.stringify([`${mark}-keepsake`]),
      forms: ['a', 'b'],
      houses: ['ic'],
      checks_done: 5,
      others_done: 4,
      completed: 41,
      success_rate: 73,
      first_played_at: now,
      last_played_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('play_days')
    .values({ ...own, on_day: '2026-09-11', area: 'zoou', seconds: 517 })
    .execute();
  await db
    .insertInto('told_events')
    .values({
      ...own,
      id: randomUUID(),
      session: randomUUID(),
      seq: 7,
      received_at: now,
      client_at: now,
      device_at: now,
      type: 'play_result',
      program: 'zoou',
      epoch: 2,
      iteration: 2,
      attempt: 4,
      lang: 'en',
      scene: `${mark}-scene`,
      form: `${mark}-form`,
      content_version: `${mark}-version`,
      words: `${mark}-words`,
      checkpoint_version: `${mark}-checkpoint`,
      ask: `${mark}-told-ask`,
      opt: `${mark}-told-opt`,
      pos: 2,
      hint_used: true,
      hovered: 3,
      input: `${mark}-input`,
      ms_since_prompt_end: 4123,
      visible_ms: 5123,
      hidden_ms: 6123,
      aloud: `${mark}-aloud`,
      muted: true,
      reads_aloud: true,
      taps: 12,
      slow: true,
      slot: 119_000_000,
      active_s: 14,
      picks: 5,
      lines: 9,
      debug: true,
      told_to: [teacher.id],
    })
    .execute();
  await db
    .insertInto('play_events_before')
    .values({
      ...own,
      id: randomUUID(),
      type: 'choice',
      program: 'zoou',
      epoch: 2,
      scene: `${mark}-scene-before`,
      event: JSON.stringify({ said: `${mark}-event` }),
      received_at: now,
    })
    .execute();
  await db
    .insertInto('first_answers')
    .values({
      ...own,
      program: 'zoou',
      epoch: 2,
      asked_in: 0,
      scene: `${mark}-answered-scene`,
      ask: `${mark}-ask`,
      id: randomUUID(),
      session: randomUUID(),
      seq: 3,
      client_at: now,
      iteration: 2,
      attempt: 4,
      opt: `${mark}-opt`,
      pos: 2,
      lang: 'en',
      content_version: '0000000000k',
      aloud: 'heard',
      hinted: true,
      is_repeated: true,
      after_ms: 8123,
      after_ask: `${mark}-ask-before`,
      after_opt: `${mark}-opt-before`,
    })
    .execute();
  await db
    .insertInto('play_slots')
    .values({ ...own, slot: 7, area: 'zoou', seconds: 9 })
    .execute();
  await sql`insert into play_summaries (student_id, last_played_at, seconds_within) values (${id}, ${now}, '{1,2,3}')
    on conflict do nothing`.execute(db);
  await db
    .insertInto('skill_results')
    .values({
      ...own,
      program: 'zoou',
      iteration: 1,
      skill: 'emp',
      observations: 9,
      points: 11,
      best: 4,
      performance: 0.5,
    })
    .execute();
  await db
    .insertInto('measurements')
    .values({
      ...own,
      program: 'zoou',
      report: 'assessment',
      iteration: 1,
      model: 1,
      epoch: 1,
      scenes: 6,
      form: 'b',
      languages: ['en'],
      read_aloud: 'mixed',
      asks: 30,
      best: 21,
      by_guessing: 33,
      left_out: 2,
      rushed_scenes: [`${mark}-rushed`],
      favorite_spot: true,
      as_mixed_as_guessing: true,
      edition: `${mark}-edition`,
      first_on: '2026-09-01',
      last_on: '2026-09-02',
      levels: [0, 1, 2, 0, 1, 2],
      clear: [true, false, true, false, true, false],
      skills: JSON.stringify({ ...PLANTED_SKILLS, note: `${mark}-skills` }),
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('play_comics')
    .values({
      ...own,
      id: randomUUID(),
      version: randomUUID(),
      title: `${mark}-comic`,
      program: 'zoou',
      story: `${mark}-story`,
      panels: JSON.stringify([
        {
          place: 'meadow',
          sky: null,
          caption: `${mark}-caption`,
          figures: [{ who: 'you', pose: 'stand', face: 'happy', says: `${mark}-says` }],
          stickers: [],
        },
      ]),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('play_comics_thrown')
    .values({ ...own, id: randomUUID(), thrown_at: now })
    .execute();
  await db
    .insertInto('play_mine')
    .values({
      ...own,
      figure: JSON.stringify(FIRST_ANIMAL),
      things: JSON.stringify([{ keepsake: `${mark}-thing`, x: 10, y: 46 }]),
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('student_notes')
    .values({
      ...own,
      author_id: teacher.id,
      skill: 'emp',
      text: `${mark}-note`,
      readers: 'counselors',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('observations')
    .values({
      ...own,
      observer_id: teacher.id,
      term: sql`school_term('2026-09-14'::date)`,
      ic: 'not-yet',
      com: 'sometimes',
      coop: 'mostly',
      ini: 'didnt-see',
      emp: 'mostly',
      er: 'sometimes',
      on_day: '2026-09-14',
      at: now,
      operation_id: randomUUID(),
    })
    .execute();
  await db
    .insertInto('mission_sightings')
    .values({ ...own, mission: 'emp-1', seen_by: teacher.id, on_day: '2026-09-14', at: now })
    .execute();
  const followUp = await db
    .insertInto('follow_ups')
    .values({
      ...own,
      ...here,
      reason: 'talk',
      opened_at: now,
      clock_from: now,
      closed_at: now,
      closed_with: `${mark}-closed`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('follow_up_steps')
    .values({ follow_up_id: followUp.id, at: now, kind: 'note', by_id: teacher.id, note: `${mark}-step` })
    .execute();
  const small = await db
    .insertInto('small_groups')
    .values({
      owner_id: teacher.id,
      name: `${mark} group`,
      program: 'zoou',
      skill: 'ini',
      goal: `${mark}-goal`,
      starts_on: '2026-09-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inGroup = { small_group_id: small.id, ...own };
  await db
    .insertInto('small_group_members')
    .values({
      ...inGroup,
      is_partner: true,
      joined_on: '2026-09-01',
      before: JSON.stringify({ was: `${mark}-before` }),
    })
    .execute();
  await db
    .insertInto('small_group_meetings')
    .values({ small_group_id: small.id, held_on: '2026-09-08' })
    .execute();
  await db
    .insertInto('small_group_attendance')
    .values({ ...inGroup, held_on: '2026-09-08' })
    .execute();
  await plantLicense(kindred, teacher.id, id);
  await db
    .insertInto('unlicensed_logins')
    .values({ ...own, on_day: '2026-09-10', owner_id: teacher.id, last_at: now })
    .execute();
  await db
    .insertInto('audit')
    .values({
      at: now,
      actor_id: teacher.id,
      actor_scope: 'educator',
      action: 'student.note-write',
      subject_type: 'student',
      subject_id: id,
      details: JSON.stringify({ planted: `${mark}-audit` }),
      request_id: 'planted',
    })
    .execute();
  await db
    .insertInto('acting_sessions')
    .values({
      ...own,
      staff_id: staff.id,
      reason: `${mark}-reason`,
      started_at: now,
      ends_at: now,
      ended_at: now,
    })
    .execute();
  await plantUpload(kindred, { mark, schoolId: school.id, teacherId: teacher.id, studentId: id });
  await plantCodes(kindred, {
    schoolId: school.id,
    teacherId: teacher.id,
    parentId: parent.id,
    studentId: id,
    mark,
  });
  return { id, child, school, admin, teacher, parent, staff };
}

async function plantLicense({ db, now }: TestKindred, accountId: number, studentId: number): Promise<void> {
  const at = now();
  const operation = randomUUID();
  await db.insertInto('license_operations').values({ id: operation, kind: 'planted', at }).execute();
  const { rows } = await sql<{ id: number }>`
    with made as (select nextval(pg_get_serial_sequence('license_lots', 'id')) as id)
    insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
    overriding system value
    select id, id, ${accountId}, 'individual', 'to-end', '2026-08-01', '2027-07-31', 'user', 'free', ${at} from made
    returning id`.execute(db);
  const lot_id = rows[0]?.id ?? 0;
  const entry = { operation_id: operation, lot_id, at };
  await db
    .insertInto('license_entries')
    .values({ ...entry, kind: 'grant', quantity: 5 })
    .execute();
  const use = await db
    .insertInto('license_uses')
    .values({
      lot_id,
      student_id: studentId,
      program: 'hoh',
      starts_on: '2026-08-02',
      ends_on: '2027-07-30',
      assigned_at: at,
      first_played_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('license_entries')
    .values({
      ...entry,
      kind: 'assign',
      used: 1,
      use_id: use.id,
      student_id: studentId,
      program: 'hoh',
      program_before: 'sim',
    })
    .execute();
}

type Uploaded = { mark: string; schoolId: number; teacherId: number; studentId: number };

async function plantUpload(
  { db }: TestKindred,
  { mark, schoolId, teacherId, studentId }: Uploaded,
): Promise<void> {
  const upload = await db
    .insertInto('uploads')
    .values({
      status: 'applied',
      uploaded_by: teacherId,
      educator_id: teacherId,
      actor_scope: 'educator',
      school_id: schoolId,
      file_name: 'roster.csv',
      file_sha256: hashToken(mark),
      headers: JSON.stringify(['First name']),
      sample: JSON.stringify([[`${mark}-sample`]]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('upload_rows')
    .values({
      id: upload.id * 10_000_000 + 1,
      line: 1,
      first_name: `${mark}First`,
      last_name: `${mark}Last`,
      grade_written: 'third',
      teacher: `${mark} teacher`,
      student_id: `${mark}-number`,
      educator_username: 'somebody@school.test',
      student_username: `${mark}-username`,
      activate_license: '',
      assign_program: 'Zoo U',
      clever_user_id: `${mark}-clever`,
      classlink_login_id: `${mark}-login`,
      classlink_tenant_id: `${mark}-tenant`,
      first_fold: `${mark}first`.toLowerCase(),
      last_fold: `${mark}last`.toLowerCase(),
      activate: false,
      action: 'create',
      target_id: studentId,
      before: JSON.stringify({ first_name: `${mark}Before` }),
      written: JSON.stringify([`${mark}-written`]),
    })
    .execute();
}

type Filed = { mark: string; schoolId: number; accountId: number; studentId: number; files: Files };

/** Files with the child in them, large enough to lie in a store: uploads at every stage, a district's, what is fetched. */
export async function plantFiles(
  { db, now }: TestKindred,
  { mark, schoolId, accountId, studentId, files }: Filed,
): Promise<void> {
  const named = `${mark}First,${mark}Last,3,${mark}-number\n`;
  const kept = () => files.keep(Buffer.from(named.repeat(LARGE / named.length + 1)));
  const from = { uploaded_by: accountId, actor_scope: 'educator', file_sha256: hashToken(`${mark} files`) };
  const seen = {
    sample: JSON.stringify([[`${mark}First`, `${mark}Last`, '3', `${mark}-number`]]),
    reading: JSON.stringify({
      names: [`${mark}First ${mark}Last`],
      head: [{ line: 1, text: `${mark}First, ${mark}Last` }],
    }),
  };
  const uploads = await db
    .insertInto('uploads')
    .values(
      await Promise.all(
        (['reading', 'mapping', 'ready', 'failed', 'applied'] as const).map(async (status) => ({
          ...from,
          ...seen,
          status,
          school_id: schoolId,
          educator_id: accountId,
          file_name: `${mark}First ${mark}Last.csv`,
          headers: JSON.stringify([`${mark}First`, `${mark}Last`, '3']),
          staged: status === 'ready' || status === 'applied',
          file_sealed: await kept(),
        })),
      ),
    )
    .returning(['id', 'status'])
    .execute();
  const row = {
    grade_written: '3',
    teacher: '',
    educator_username: '',
    student_username: '',
    activate_license: '',
    assign_program: '',
    clever_user_id: '',
    classlink_login_id: '',
    classlink_tenant_id: '',
    activate: false,
    before: '{}',
    written: '[]',
  };
  const name = { first_name: `${mark}First`, last_name: `${mark}Last` };
  const folds = { first_fold: `${mark}first`.toLowerCase(), last_fold: `${mark}last`.toLowerCase() };
  for (const { id, status } of uploads.filter((upload) => upload.status !== 'reading')) {
    const first = id * 10_000_000;
    await db
      .insertInto('upload_rows')
      .values([
        // Failed: by the name alone, and by the number under a name that was mistyped.
        { ...row, ...name, ...folds, id: first + 1, line: 2, student_id: '', action: 'fail' },
        {
          ...row,
          first_name: 'Q',
          last_name: status,
          first_fold: 'q',
          last_fold: status,
          id: first + 2,
          line: 3,
          student_id: `${mark}-number`,
          action: 'fail',
          errors: JSON.stringify({ first_name: { i18n: 'validation.required' } }),
        },
      ])
      .execute();
  }
  const { id: district } = await db
    .insertInto('districts')
    .values({ name: `District of school ${schoolId}`, state: 'NC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('schools').set({ district_id: district }).where('id', '=', schoolId).execute();
  await db
    .insertInto('district_uploads')
    .values({
      ...from,
      status: 'linking',
      district_id: district,
      file_name: 'district.zip',
      file_sealed: await kept(),
      reading: seen.reading,
    })
    .execute();
  const fetched = {
    account_id: accountId,
    language: 'en',
    brand: 'kindred',
    state: 'ready',
    total: 1,
  } as const;
  const times = { created_at: now(), ends_at: new Date(now().getTime() + 60 * 86_400_000) };
  const childExport = await db
    .insertInto('child_exports')
    .values({ ...fetched, ...times, uuid: randomUUID(), kind: 'child' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { place: 1, student_id: studentId, state: 'made' } as const;
  await db
    .insertInto('child_export_parts')
    .values({ ...part, export_id: childExport.id, content_sealed: await kept() })
    .execute();
  const download = await db
    .insertInto('report_downloads')
    .values({
      ...fetched,
      ...times,
      uuid: randomUUID(),
      program: 'zoou',
      kind: 'progress',
      part: 'conference',
      format: 'pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_download_parts')
    .values({ ...part, download_id: download.id, content_sealed: await kept() })
    .execute();
}

type Coded = { mark: string; schoolId: number; teacherId: number; parentId: number; studentId: number };

/** Shares, links and codes. */
async function plantCodes(
  { db, now }: TestKindred,
  { mark, schoolId, teacherId, parentId, studentId }: Coded,
): Promise<void> {
  const at = now();
  const later = new Date(at.getTime() + 86_400_000);
  const invite = await db
    .insertInto('family_invites')
    .values({
      student_id: studentId,
      code_hash: Buffer.from(`${mark}-code`),
      made_by: teacherId,
      created_at: at,
      ends_at: later,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('family_links')
    .values({
      student_id: studentId,
      account_id: parentId,
      school_id: schoolId,
      invite_id: invite.id,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('report_links')
    .values({
      token_hash: Buffer.from(`${mark}-token`),
      student_id: studentId,
      program: 'zoou',
      kind: 'assessment',
      iteration: 1,
      account_id: teacherId,
      created_at: at,
      ends_at: later,
    })
    .execute();
  await db
    .insertInto('tile_pictures')
    .values({ student_id: studentId, pictures_sealed: Buffer.from(`${mark}-pictures`), made_at: at })
    .execute();
}
