import type { Tables } from '#database/tables.ts';
import { seenTogetherSql } from '#platform/server/audit.ts';
import type { ExportPart } from '../../rules/export/sections.ts';

export type Source = {
  part: string;
  /** Of rows `t`; `$1` is the person's id. Each looks into an index. */
  where: string;
  order: string;
  /** Columns about nobody in particular without which a row says little. */
  with?: readonly string[];
};

const ofStudent = (part: ExportPart, order: string, more: readonly string[] = []): Source => ({
  part,
  where: 't.student_id = $1',
  order,
  with: more,
});

/**
 * How each table leads to a child. What of a row is told is what `database/personal-data` has a name for; a test holds
 * that every table which names a student is here or below.
 */
export const SOURCES: Readonly<Partial<Record<keyof Tables, Source>>> = {
  students: { part: 'child', where: 't.id = $1', order: 't.id', with: ['created_at', 'archived_at'] },
  child_consents: ofStudent('child', 't.id'),
  check_ins: ofStudent('feelings', 't.at, t.id'),
  talk_requests: ofStudent('feelings', 't.at, t.id'),
  program_progress: ofStudent('play', 't.program'),
  play_days: ofStudent('play', 't.on_day, t.area'),
  measurements: ofStudent('skills', 't.program, t.report, t.iteration'),
  skill_results: ofStudent('skills', 't.program, t.iteration, t.skill'),
  play_comics: ofStudent('made', 't.created_at, t.id', ['program', 'hidden_at']),
  play_comics_thrown: ofStudent('made', 't.thrown_at, t.id'),
  play_mine: ofStudent('made', 't.student_id', ['updated_at']),
  student_notes: ofStudent('adults', 't.created_at, t.id'),
  observations: ofStudent('adults', 't.at, t.id'),
  mission_sightings: ofStudent('adults', 't.at, t.mission'),
  follow_ups: ofStudent('adults', 't.opened_at, t.id'),
  follow_up_steps: {
    part: 'adults',
    where: 't.follow_up_id in (select f.id from follow_ups f where f.student_id = $1)',
    order: 't.at, t.id',
  },
  small_groups: {
    part: 'adults',
    where: 't.id in (select m.small_group_id from small_group_members m where m.student_id = $1)',
    order: 't.id',
    with: ['program', 'skill', 'starts_on', 'ends_on'],
  },
  small_group_members: ofStudent('adults', 't.small_group_id'),
  small_group_attendance: ofStudent('adults', 't.held_on, t.small_group_id'),
  first_answers: ofStudent('answers', 't.client_at, t.id'),
  told_events: ofStudent('answers', 't.received_at, t.id', ['received_at']),
  play_events_before: ofStudent('answers', 't.received_at, t.id', ['received_at']),
  license_uses: ofStudent('licenses', 't.assigned_at, t.id', ['returned_at']),
  license_entries: ofStudent('licenses', 't.at, t.id', ['kind', 'at']),
  unlicensed_logins: ofStudent('licenses', 't.on_day'),
  audit: {
    part: 'records',
    // With what showed several children at once; whom else it showed is no part of it.
    where: `t.id = any(array(
      select v.id from audit v where v.subject_type = 'student' and v.subject_id = $1
      union select v.id from audit v where ${seenTogetherSql('$1')}))`,
    order: 't.at, t.id',
    with: ['at', 'actor_scope'],
  },
  acting_sessions: ofStudent('records', 't.started_at, t.id'),
  // Rows of the school's own files, which go after ninety days. Those of one upload follow each other by their ids.
  upload_rows: {
    part: 'records',
    where: `t.id in (select r.id from students s join uploads u on u.school_id = s.school_id
      join upload_rows r on r.id between u.id * 10000000 and u.id * 10000000 + 9999999 and r.target_id = $1
      where s.id = $1)`,
    order: 't.id',
    with: ['line', 'action'],
  },
};

/** Names a student, and tells nothing of the child that is not told above; each with the reason. */
export const LEFT_OUT: Readonly<Partial<Record<keyof Tables, string>>> = {
  child_activities: 'says the same as the decisions about the child',
  child_deletions: 'says that the data is to be deleted, which the page about it shows',
  child_export_parts: 'is the export itself',
  family_invites: 'is a code for adults, of which a hash is kept',
  family_links: 'says which adults are linked; the log of access tells since when',
  orders: 'is a business record of who paid, and theirs',
  play_slots: 'says the same as the days of play, by quarters of minutes',
  play_summaries: 'says the same as the other tables of play',
  report_download_parts: 'is a copy of a report, which goes after two days',
  report_links: 'is a code that opens a letter, of which a hash is kept',
  scene_plays: 'says the same as the answers, for who writes the scenes',
  sessions: 'is a sign-in of today',
  student_shares: 'says which adults teach the child; the log of access tells since when',
  tile_pictures: 'is a secret that signs the child in',
};
