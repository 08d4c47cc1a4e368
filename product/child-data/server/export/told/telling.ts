import type { Locale } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Say } from '#platform/server/texts.ts';
import type { StoryPorts } from '#product/insight/server/student/read-student.ts';
import type { ExportField, ExportSection } from '../../../rules/export/sections.ts';

/** As a page of a report greets the child and the adults around it. */
export type ToldChild = {
  first_name: string;
  last_name: string;
  grade: number;
  teacher: string;
  school: string | null;
  time_zone: string;
};

/** Whom it is told of, to whom, and in which words. */
export type Telling = {
  tx: Tx;
  stories: StoryPorts;
  say: Say;
  language: Locale;
  now: Date;
  studentId: number;
  child: ToldChild;
  /** Families read of skills in the words of their own page: no level, no range. */
  isFamily: boolean;
};

/** A column of words, of which there is no file. */
function toldFields(say: Say, names: readonly string[]): ExportField[] {
  return names.map((name) => ({
    name,
    label: say({ i18n: `child-data-export.told-fields.${name}` }),
    purpose: '',
    retention: '',
  }));
}

/** The same table to read, with other columns and rows. */
export function toldAs(
  section: ExportSection,
  say: Say,
  names: readonly string[],
  rows: ExportSection['rows'],
): ExportSection {
  return { ...section, fields: toldFields(say, names), rows };
}
