import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { columnsOf, type Row, statement } from '#platform/server/database/statement.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import {
  figuresBySkill,
  MEASURED_REPORTS,
  READ_ALOUD,
  type ReportRow,
} from '../rules/measurement/report-rows.ts';
import { FORMS } from '../rules/story/programs.ts';

/** Whose report it is. */
export type KeptReport = ReportRow & { student_id: number; program: ProgramId };

const FIGURES = [
  ...([
    'model',
    'epoch',
    'scenes',
    'form',
    'languages',
    'read_aloud',
    'asks',
    'best',
    'by_guessing',
  ] as const),
  ...(['left_out', 'rushed_scenes', 'favorite_spot', 'as_mixed_as_guessing', 'edition'] as const),
  ...(['first_on', 'last_on', 'levels', 'clear', 'skills'] as const),
];

const of = (row: string): string => FIGURES.map((name) => `${row}.${name}`).join(', ');
const dayOf = (moment: string): string =>
  `(told.${moment} at time zone ${studentZone('student', 'school')})::date`;

/**
 * Parts of statements. Both take reports as a parameter with rows of `KeptReport`; days are those of the student's school.
 * What says the same as before is not written again.
 */
export const writeReports = (reports: string, now: string): string => `
    insert into measurements as kept (student_id, program, report, iteration, ${FIGURES.join(', ')}, updated_at)
    select told.student_id, told.program, told.report, told.iteration, told.model, told.epoch, told.scenes, told.form,
      told.languages, told.read_aloud, told.asks, told.best, told.by_guessing, told.left_out, told.rushed_scenes,
      told.favorite_spot, told.as_mixed_as_guessing, told.edition, ${dayOf('first_at')}, ${dayOf('last_at')},
      told.levels, told.clear, told.skills, ${now}
    from jsonb_to_recordset(${reports}::jsonb) as told(student_id bigint, program text, report text, iteration smallint,
        model smallint, epoch integer, scenes smallint, form text, languages text[], read_aloud text, asks smallint,
        best smallint, by_guessing smallint, left_out smallint, rushed_scenes text[], favorite_spot boolean,
        as_mixed_as_guessing boolean, edition text, first_at timestamptz, last_at timestamptz, levels smallint[],
        clear boolean[], skills jsonb)
      join students student on student.id = told.student_id left join schools school on school.id = student.school_id
    on conflict (student_id, program, report, iteration) do update set
      ${FIGURES.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = excluded.updated_at
    where (${of('kept')}) is distinct from (${of('excluded')})`;

/** What is no longer said of a program: that of before a restart. */
export const deleteOtherReports = (student: string, program: string, reports: string): string => `
    delete from measurements other where other.student_id = ${student} and other.program = ${program} and not exists (
      select from jsonb_to_recordset(${reports}::jsonb) as told(report text, iteration smallint)
      where told.report = other.report and told.iteration = other.iteration)`;

/** What is said of one student, of another. */
export const copyReports = (from: string, to: string): string => `
    insert into measurements (student_id, program, report, iteration, ${FIGURES.join(', ')}, updated_at)
    select ${to}, program, report, iteration, ${FIGURES.join(', ')}, updated_at
    from measurements where student_id = ${from}`;

const insertReports = statement(writeReports('$1', '$2'));

/** Of many students at once, of whom nothing is kept yet. */
export async function keepReports(tx: Tx, reports: readonly KeptReport[], now: Date): Promise<void> {
  await insertReports(tx, JSON.stringify(reports), now);
}

export const measurementRow = {
  student_id: z.number(),
  program: z.enum(PROGRAM_IDS),
  report: z.enum(MEASURED_REPORTS),
  iteration: z.number(),
  model: z.number(),
  epoch: z.number(),
  scenes: z.number(),
  form: z.nullable(z.enum(FORMS)),
  languages: z.array(z.enum(LOCALES)),
  read_aloud: z.nullable(z.enum(READ_ALOUD)),
  asks: z.number(),
  best: z.number(),
  by_guessing: z.nullable(z.number()),
  left_out: z.number(),
  rushed_scenes: z.array(z.string()),
  favorite_spot: z.boolean(),
  as_mixed_as_guessing: z.boolean(),
  edition: z.string(),
  first_on: z.string(),
  last_on: z.string(),
  levels: z.array(z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2)]))),
  clear: z.array(z.nullable(z.boolean())),
  skills: figuresBySkill,
};
export type MeasurementRow = Row<typeof measurementRow>;

/** The same as JSON, of a row `m`. */
export const MEASUREMENT_JSON = `json_build_object(${columnsOf(measurementRow)
  .map((name) => `'${name}', m.${name}`)
  .join(', ')})`;

const findMeasurements = statement(
  measurementRow,
  `
    select student_id, program, report, iteration, ${FIGURES.join(', ')} from measurements
    where student_id = any($1::bigint[]) and ($2::text is null or program = $2)
    order by student_id, program, report, iteration`,
);

/** What play says of these students' skills, in one program or in all. Whoever asks has made sure that they may. */
export function measurementsOf(
  tx: Tx,
  studentIds: readonly number[],
  program: ProgramId | null = null,
): Promise<MeasurementRow[]> {
  return findMeasurements(tx, studentIds, program);
}
