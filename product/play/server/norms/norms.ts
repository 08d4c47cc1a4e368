import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { countsForNormsSql } from '#product/consents/server/asking.ts';
import type { FormLink } from '../../rules/measurement/change.ts';
import { LINK_STUDENTS } from '../../rules/measurement/constants.ts';
import { frozenBefore } from '../../rules/measurement/norms.ts';
import { scenesRequired } from '../../rules/results/progress.ts';
import { FEWEST_NORMS } from '../../rules/results/scoring.ts';
import { SKILLS } from '../../rules/story/skills.ts';
import type { MeasurementRow } from '../measurements.ts';

/** So many of a cell are kept to rank by: a thousand place a child as well as all of them, to a percentile or two. */
const NORMS_KEPT = 1000;

const CELL = 'partition by m.program, m.form, m.edition, s.grade, m.languages[1]';
const CHECKED = ['zoou', 'hoh'] as const;

/**
 * First checks of the first time, all of their scenes, in one language, played with care and sayable in every skill, as
 * `isNorm` of the rules has it; of children whose school, or whose family at home, agreed to it. $1 is the last summer's
 * day: what was full by then is not added to before the next one.
 */
const TAKEN = `
    with first as (
      select m.program, m.form, m.edition, s.grade, m.languages[1] as language, m.last_on, m.skills,
        row_number() over (${CELL} order by m.last_on, m.student_id) as nth,
        count(*) filter (where m.last_on < $1::date) over (${CELL}) as by_summer
      from measurements m join students s on s.id = m.student_id and not s.is_sandbox and ${countsForNormsSql('s')}
      where (${CHECKED.map((program) => `m.program = '${program}' and m.scenes >= ${scenesRequired(program, 'assessment')}`).join(' or ')})
        and m.report = 'assessment' and m.epoch = 1 and m.iteration = 1 and m.form is not null
        and cardinality(m.languages) = 1 and m.rushed_scenes = '{}' and not (m.favorite_spot and m.as_mixed_as_guessing)
        and not jsonb_path_exists(m.skills, '$.*.performance ? (@ == null)')
    ), taken as (
      select first.* from first where by_summer < ${FEWEST_NORMS} or last_on < $1::date
    ), skill as (
      select taken.program, form, edition, grade, language, nth, skill.name,
        (skills -> skill.name ->> 'mean')::double precision as mean,
        (skills -> skill.name ->> 'error')::double precision as error
      from taken cross join unnest(array[${SKILLS.map((skill) => `'${skill}'`).join(', ')}]) as skill(name)
    )`;

const forgetNorms = statement('delete from norm_cells');
const keepNorms = statement(`${TAKEN}, told as (
      select program, form, edition, grade, language, jsonb_object_agg(name, said) as skills from (
        select program, form, edition, grade, language, name, jsonb_build_object(
          'reliability', coalesce(var_samp(mean) / nullif(var_samp(mean) + avg(error * error), 0), 0),
          'means', array_agg(mean order by mean) filter (where nth <= ${NORMS_KEPT})) as said
        from skill group by 1, 2, 3, 4, 5, 6 having count(*) >= ${FEWEST_NORMS}
      ) one group by 1, 2, 3, 4, 5
    )
    insert into norm_cells (program, form, edition, grade, language, children, last_on, skills)
    select taken.program, taken.form, taken.edition, taken.grade, taken.language, count(*)::integer, max(last_on),
      coalesce((select told.skills from told where (told.program, told.form, told.edition, told.grade, told.language)
        = (taken.program, taken.form, taken.edition, taken.grade, taken.language)), '{}')
    from taken group by 1, 2, 3, 4, 5`);

const forgetLinks = statement('delete from form_links');
/** As `linkForms` has it: which form comes first is drawn by lot, so who took them does not differ otherwise. */
const keepLinks = statement(`${TAKEN}, form_mean as (
      select program, form, edition, language, name, avg(mean) as mean
      from skill group by 1, 2, 3, 4, 5 having count(*) >= ${LINK_STUDENTS}
    )
    insert into form_links (program, language, edition_a, edition_b, differences)
    select a.program, a.language, a.edition, b.edition, jsonb_object_agg(a.name, round((b.mean - a.mean)::numeric, 4))
    from form_mean a join form_mean b on b.program = a.program and b.language = a.language and b.name = a.name
    where a.form = 'a' and b.form = 'b' group by 1, 2, 3, 4`);

/** With whom children may be compared, and how forms differ. Whoever calls sees to it that nobody else counts. */
export async function countNorms(tx: Tx, now: Date): Promise<void> {
  const summer = frozenBefore(dayIn(DEFAULT_TIME_ZONE, now));
  await forgetNorms(tx);
  await keepNorms(tx, summer);
  await forgetLinks(tx);
  await keepLinks(tx, summer);
}

const skillNorms = z.object({ reliability: z.number(), means: z.array(z.number()) });
const cellRow = {
  children: z.number(),
  /** Null while the cell fills. */
  skills: z.nullable(
    z.object({
      ic: skillNorms,
      com: skillNorms,
      coop: skillNorms,
      ini: skillNorms,
      emp: skillNorms,
      er: skillNorms,
    }),
  ),
};
export type KeptCell = Row<typeof cellRow>;

const findCell = statement(
  cellRow,
  `
    select children, nullif(skills, '{}') as skills from norm_cells
    where program = $1 and form = $2 and edition = $3 and grade = $4 and language = $5`,
);

/** Whom a check is compared with. Null where there is no such cell: second checks, restarts, mixed languages. */
export async function normsFor(tx: Tx, check: MeasurementRow, grade: number): Promise<KeptCell | null> {
  const { program, report, iteration, epoch, form, edition, languages } = check;
  if (report !== 'assessment' || iteration !== 1 || epoch !== 1 || form === null || languages.length !== 1)
    return null;
  const [cell] = await findCell(tx, program, form, edition, grade, languages[0]);
  return cell ?? { children: 0, skills: null };
}

const number = z.number();
export const formLinkRow = {
  program: z.enum(PROGRAM_IDS),
  language: z.enum(LOCALES),
  edition_a: z.string(),
  edition_b: z.string(),
  differences: z.object({ ic: number, com: number, coop: number, ini: number, emp: number, er: number }),
};

/** SQL: those of a program as JSON, a few at the most. */
export const formLinksSql = (program: ProgramId): string => `to_json(array(
    select json_build_object('program', l.program, 'language', l.language, 'edition_a', l.edition_a,
      'edition_b', l.edition_b, 'differences', l.differences)
    from form_links l where l.program = '${program}'))`;

const findLinks = statement(
  formLinkRow,
  'select program, language, edition_a, edition_b, differences from form_links where program = $1',
);

export function formLinksOf(tx: Tx, program: FormLink['program']): Promise<FormLink[]> {
  return findLinks(tx, program);
}
