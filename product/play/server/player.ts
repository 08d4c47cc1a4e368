import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { type Day, dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { holdsLocks } from '#platform/server/database/transact.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { consentsSql, noPlaySinceSql } from '#product/consents/server/asking.ts';
import { isLicensedOn } from '#product/licensing/server/students/admit.ts';
import { defaultProgram, GRADES, type Grade } from '#product/rosters/rules/grades.ts';

/** A student as play sees one. */
export type Player = {
  id: number;
  program: ProgramId;
  timeZone: string;
  licenseEndsOn: Day | null;
  /** The licenses of lately, and since when they are used. */
  licenses: { starts_on: Day; ends_on: Day; first_played_at: string | null }[];
  isSandbox: boolean;
  debug: boolean;
  /** False where the school, the class or the family has switched it off, or the child's adults have. */
  asksCheckIn: boolean;
  /** Since when the family or the school does not want it to play; null where it may. */
  noPlaySince: Date | null;
  /** Whoever teaches the child wants no sounds. */
  classIsQuiet: boolean;
};

const playerRow = {
  grade: z.literal(GRADES),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
  license_ends_on: z.nullable(z.string()),
  licenses: z.array(
    z.object({ starts_on: z.string(), ends_on: z.string(), first_played_at: z.nullable(z.string()) }),
  ),
  is_sandbox: z.boolean(),
  game_debug: z.boolean(),
  time_zone: z.string(),
  asks_check_in: z.boolean(),
  no_play_since: z.nullable(z.date()),
  class_quiet: z.boolean(),
};

/**
 * Of students `st` with their owner `o` and, where there is one, their school `sc`: whether a child is asked how it feels.
 * Its own and its school's word, what the class and the school have switched off, and, of a child that nothing is said of
 * yet, what its family said of all of its children.
 */
export const asksCheckIn = (st: string): string =>
  `(${consentsSql('check-ins', st)} and ${st}.check_ins and (o.scope = 'parent' or o.check_ins)
      and coalesce(sc.check_ins, true) and not exists (
        select from accounts parent where parent.family_id = ${st}.family_id and not parent.check_ins
          and not exists (select from child_activities said
            where said.student_id = ${st}.id and said.activity = 'check-ins')))`;
const SELECT_PLAYER = `
    select st.grade, to_json(array(
        select json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'first_played_at', first_played_at)
        from license_uses u where u.student_id = st.id and u.returned_at is null and u.ends_on > current_date - 90
      )) as licenses, st.active_program, st.license_ends_on, st.is_sandbox, st.game_debug,
      ${studentZone('st')} as time_zone,
      ${asksCheckIn('st')} as asks_check_in, ${noPlaySinceSql('st')} as no_play_since, not o.play_sounds as class_quiet
    from students st join accounts o on o.id = st.owner_id left join schools sc on sc.id = st.school_id
    where st.id = $1`;
const findPlayer = statement(playerRow, SELECT_PLAYER);
const lockPlayer = statement(playerRow, `${SELECT_PLAYER} for no key update of st`);

/** With `lock` all that is told of one student is counted one after the other. */
export async function getPlayer(tx: Tx, id: number, { lock = false } = {}): Promise<Player> {
  if (lock) holdsLocks(tx);
  const [row] = await (lock ? lockPlayer : findPlayer)(tx, id);
  if (row === undefined) throw Refusal.of('not-found');
  return {
    id,
    program: activeProgram(row),
    timeZone: row.time_zone,
    licenseEndsOn: row.license_ends_on,
    licenses: row.licenses,
    isSandbox: row.is_sandbox,
    debug: row.game_debug,
    asksCheckIn: row.asks_check_in,
    noPlaySince: row.no_play_since,
    classIsQuiet: row.class_quiet,
  };
}

const lockRow = statement('select from students where id = $1 for no key update');

/** The same lock for who needs to know nothing of the student; false where it is gone. */
export async function lockStudent(tx: Tx, id: number): Promise<boolean> {
  holdsLocks(tx);
  return (await lockRow(tx, id)).length > 0;
}

/** Where nobody chose, the grade does. */
export function activeProgram(student: { grade: Grade; active_program: ProgramId | null }): ProgramId {
  return student.active_program ?? defaultProgram(student.grade);
}

export function dayOf(player: Pick<Player, 'timeZone'>, moment: Date): Day {
  return dayIn(player.timeZone, moment);
}

/** Who has no license is told so, and plays nothing. No license is given here. */
export function refuseUnlicensed(player: Player, moment: Date): void {
  if (isLicensedOn(player, dayOf(player, moment))) return;
  throw Refusal.of('forbidden', 'error.license-not-found');
}

/** Whoever does not play here any more, by the word of its family or its school, begins nothing and goes on with nothing. */
export function refuseUnwanted(player: Player): void {
  if (player.noPlaySince !== null) throw Refusal.of('forbidden', 'error.play-paused');
}
