import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { ShownOfPlay } from '#product/rosters/server/students/ports.ts';
import { SLOT_SECONDS } from '../rules/results/active-time.ts';
import { SKILLS } from '../rules/story/skills.ts';

/** Minutes are shown of so many days. Where it is tomorrow already, the newest day may be one ahead. */
const SHOWN_DAYS = 30;
const DAYS_AHEAD = 1;

/**
 * How much is completed, how well it went, and the skills in their order, as far as they are shown: of the newest
 * assessment that shows any, in programs without assessments of what was played. Practice beside assessments is none.
 */
const FIGURES = `
    select array[program.completed, program.success_rate,
      ${SKILLS.map((skill) => `(shown.skills -> '${skill}' ->> 'performance')::smallint`).join(', ')}] as figures
    from (values (1)) one left join lateral (
      select skills from measurements m
      where m.student_id = program.student_id and m.program = program.program and m.report <> 'skill-builder'
        and m.levels && array[0, 1, 2]::smallint[]
      order by iteration desc limit 1
    ) shown on true`;

/**
 * What the counted play of students `s` says. Who has not played says nothing. Minutes outside of scenes, in the Cool Down
 * Corner or on the way to a scene, make a day of play everywhere, so they may be the last there were.
 */
const SUMMARY = `
    select s.id as student_id, greatest(p.last_played_at, minutes.last_at) as last_played_at, p.scenes, d.last_day, array(
        select sum(day.seconds)::integer from generate_series(0, ${SHOWN_DAYS - 1 + DAYS_AHEAD}) back join (
          select d.last_day - on_day as ago, seconds from play_days
          where student_id = s.id and on_day >= d.last_day - ${SHOWN_DAYS - 1 + DAYS_AHEAD}
        ) day on day.ago <= back group by back order by back
      ) as seconds_within,
      ${PROGRAM_IDS.map((program) => `p.${program}`).join(', ')}
    from students s
    left join lateral (
      select max(program.last_played_at) as last_played_at, sum(jsonb_array_length(program.done))::integer as scenes,
        ${PROGRAM_IDS.map((program) => `max(figures) filter (where program.program = '${program}') as ${program}`).join(', ')}
      from program_progress program cross join lateral (${FIGURES}) of_program
      where program.student_id = s.id
    ) p on true
    left join lateral (
      select to_timestamp(max(slot) * ${SLOT_SECONDS}.0) as last_at from play_slots
      where student_id = s.id and slot >= coalesce(extract(epoch from p.last_played_at) / ${SLOT_SECONDS}, 0)
    ) minutes on true
    left join lateral (select max(on_day) as last_day from play_days where student_id = s.id) d on true
    where (p.scenes is not null or d.last_day is not null)`;

const SUMMARIZED = ['last_played_at', 'scenes', 'last_day', 'seconds_within', ...PROGRAM_IDS];

/** Minutes are known by slots, which are forgotten: what was the last moment stays so until there is a later one. */
const SAID_ANEW: Readonly<Record<string, string>> = {
  last_played_at: 'greatest(play_summaries.last_played_at, excluded.last_played_at)',
};

const writeSummaries = statement(`
    insert into play_summaries (student_id, ${SUMMARIZED.join(', ')})
    select student_id, ${SUMMARIZED.join(', ')} from (${SUMMARY} and s.id = any($1::bigint[])) summary
    on conflict (student_id) do update set ${SUMMARIZED.map((name) => `${name} = ${SAID_ANEW[name] ?? `excluded.${name}`}`).join(', ')}`);

/**
 * Says anew what lists show of these students' play, from all that is counted of it. Whoever changes what is counted
 * asks for it in the same transaction, and holds the lock on the student.
 */
export async function summarize(tx: Tx, studentIds: readonly number[]): Promise<void> {
  if (studentIds.length > 0) await writeSummaries(tx, studentIds);
}

const figuresOf = (row: string): string =>
  `case ${row}.active_program ${PROGRAM_IDS.map((program) => `when '${program}' then summary.${program}`).join(' ')} end`;

/** Handed to the lists of students, which show it. */
export const shownOfPlay: ShownOfPlay = {
  join: (row, as) => `left join lateral (
    select summary.last_played_at, summary.scenes, ${figuresOf(row)} as figures,
      summary.seconds_within[${SHOWN_DAYS} - (current_date - summary.last_day)] as seconds
    from play_summaries summary where summary.student_id = ${row}.id
  ) ${as} on true`,
  columns: (joined) => ({
    last_played_at: `${joined}.last_played_at`,
    seconds: `${joined}.seconds`,
    minutes: `(${joined}.seconds + 30) / 60`,
    scenes: `${joined}.scenes`,
    completed: `${joined}.figures[1]`,
    success_rate: `${joined}.figures[2]`,
    skill_ic: `${joined}.figures[3]`,
    skill_com: `${joined}.figures[4]`,
    skill_coop: `${joined}.figures[5]`,
    skill_ini: `${joined}.figures[6]`,
    skill_emp: `${joined}.figures[7]`,
    skill_er: `${joined}.figures[8]`,
  }),
};
