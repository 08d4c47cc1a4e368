import type { Tables } from '#database/tables.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { toldAnswers } from './answers.ts';
import { toldLooks } from './looks.ts';
import { toldComics, toldMine } from './made.ts';
import { toldDays, toldProgress } from './play.ts';
import { toldSkills } from './skills.ts';
import type { Telling } from './telling.ts';
import { valueWords } from './values.ts';

type Teller = (section: ExportSection, telling: Telling) => ExportSection | Promise<ExportSection>;

/** Tables that a page tells in other words than those of their columns. */
const TELLERS: Partial<Record<keyof Tables, Teller>> = {
  students: toldChild,
  check_ins: toldFeelings,
  program_progress: toldProgress,
  play_days: toldDays,
  measurements: toldSkills,
  play_comics: toldComics,
  play_mine: toldMine,
  first_answers: toldAnswers,
  audit: toldLooks,
};

/** Says on no page more than another table does: they are in the files alone. */
const IN_FILES_ALONE: readonly string[] = [
  'skill_results',
  'told_events',
  'play_events_before',
] satisfies (keyof Tables)[];

/** Keys, figures of the model and what machines wrote down beside a deed: in the files alone, too. */
const COLUMNS_IN_FILES_ALONE: Readonly<Partial<Record<keyof Tables, readonly string[]>>> = {
  students: ['clever_user_id', 'classlink_tenant_id', 'classlink_login_id'],
  child_consents: ['text_version'],
  small_group_members: ['before'],
  upload_rows: ['clever_user_id', 'classlink_tenant_id', 'classlink_login_id', 'before', 'written'],
};

/** Its page has its columns, and more. */
const TOLD_WITH_MORE: readonly string[] = ['students'] satisfies (keyof Tables)[];

/** Tables of which no page has the columns as they are. */
export const TOLD_OTHERWISE: readonly string[] = [...Object.keys(TELLERS), ...IN_FILES_ALONE].filter(
  (table) => !TOLD_WITH_MORE.includes(table),
);

/** What is kept of a child as a person reads it; the files for machines have each table as it is. */
export async function toldSections(
  sections: readonly ExportSection[],
  telling: Telling,
): Promise<ExportSection[]> {
  const told: ExportSection[] = [];
  for (const section of sections) {
    if (IN_FILES_ALONE.includes(section.name)) continue;
    const teller = new Map<string, Teller>(Object.entries(TELLERS)).get(section.name);
    told.push(
      teller === undefined || section.rows.length === 0
        ? withoutKeys(section)
        : await teller(section, telling),
    );
  }
  return told;
}

function withoutKeys(section: ExportSection): ExportSection {
  const left = new Map(Object.entries(COLUMNS_IN_FILES_ALONE)).get(section.name) ?? [];
  return { ...section, fields: section.fields.filter(({ name }) => !left.includes(name)) };
}

/** With the name of the school; of a child at home that there is none. */
function toldChild(section: ExportSection, { say, child }: Telling): ExportSection {
  const { fields, rows, ...told } = withoutKeys(section);
  const label = say({ i18n: 'child-data-export.told-fields.school' });
  const school = child.school ?? say({ i18n: 'child-data-export.no-school' });
  const at = fields.findIndex(({ name }) => name === 'grade') + 1;
  return {
    ...told,
    fields: fields.toSpliced(at, 0, { name: 'school', label, purpose: '', retention: '' }),
    rows: rows.map((row) => ({ ...row, school })),
  };
}

/** The page has each day; the summary how often each feeling was told. */
function toldFeelings(section: ExportSection, { say, language, child }: Telling): ExportSection {
  const words = valueWords(language, child.time_zone, say);
  const times = Map.groupBy(section.rows, ({ feeling }) => words(feeling));
  const told = [...times].map(([feeling, rows]) =>
    say({ i18n: 'child-data-export.sums.times', values: { feeling, count: rows.length } }),
  );
  return { ...section, sums: [{ label: section.title, value: listed(told, language) }] };
}
