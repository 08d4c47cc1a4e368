import { Refusal } from '#platform/contract/refusal.ts';
import { familySkills } from '#product/insight/rules/student/family-skills.ts';
import { type MeasurementRow, measurementsOf } from '#product/play/server/measurements.ts';
import type { ReportFacts } from '#product/reports/rules/facts.ts';
import { pageOf } from '#product/reports/rules/page.ts';
import { saidSkills } from '#product/reports/rules/said-skills.ts';
import { findFacts } from '#product/reports/server/find-facts.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { type Telling, toldAs } from './telling.ts';

type Row = { check: string; played: string; skill: string; says: string; range: string; best: string };
type Line = { label: string; value: string };

/** What play says of skills, check by check, as reports say it. */
export async function toldSkills(section: ExportSection, telling: Telling): Promise<ExportSection> {
  const { tx, studentId, say, isFamily } = telling;
  const told = [];
  for (const row of await measurementsOf(tx, [studentId])) told.push(await toldCheck(row, telling));
  const names = isFamily
    ? ['check', 'played', 'skill', 'says']
    : ['check', 'played', 'skill', 'says', 'range', 'best'];
  const rows = told.flatMap((one) => one.rows);
  return { ...toldAs(section, say, names, rows), sums: told.flatMap(({ sums }) => sums) };
}

async function toldCheck(row: MeasurementRow, telling: Telling): Promise<{ rows: Row[]; sums: Line[] }> {
  const { say, language, isFamily } = telling;
  const facts = await findCheck(row, telling);
  const nothing = say({ i18n: 'reports-page.said.not-enough' });
  const played = playedOf(row, telling);
  if (facts === null) {
    const check = say({ i18n: `rosters.programs.${row.program}` });
    const none = { check, played, skill: '', says: nothing, range: '', best: '' };
    return { rows: [none], sums: [{ label: check, value: nothing }] };
  }
  const page = pageOf(facts, { part: 'conference', language, iterations: [row.iteration] }, say);
  const check = page.about;
  const head = { label: check, value: played };
  if (isFamily) {
    const skills = familySkills(saidSkills(facts)).map(({ skill, says }) => ({
      name: say({ i18n: `reports-page.skills.${skill}.name` }),
      says: say({ i18n: `insight-student.family.says.${says}` }),
    }));
    if (skills.length === 0) skills.push({ name: '', says: say({ i18n: 'insight-student.family.nothing' }) });
    return {
      rows: skills.map(({ name: skill, says }) => ({ check, played, skill, says, range: '', best: '' })),
      sums: [head, ...skills.map(({ name, says }) => ({ label: name, value: says }))],
    };
  }
  const skills = page.skills?.rows ?? [];
  const rows = skills.map(({ skill, name, says: { strong, text }, spoken }) => {
    const { best, partly, notYet } = answersOf(facts, skill);
    return {
      check,
      played,
      skill: name,
      says: [strong, text].filter((one) => one !== null).join(' '),
      range: spoken ?? '',
      best: say({ i18n: 'insight-student.skills.best', values: { best, of: best + partly + notYet } }),
    };
  });
  const sums = skills.map(({ name, says: { strong, text }, range }) => ({
    label: name,
    value: [
      strong ?? text,
      ...(range === null
        ? []
        : [say({ i18n: 'child-data-export.range', values: { low: range.low, high: range.high } })]),
    ].join(' '),
  }));
  return { rows, sums: [head, ...sums] };
}

const NONE = { best: 0, partly: 0, notYet: 0 };
const answersOf = ({ measured }: ReportFacts, skill: keyof NonNullable<ReportFacts['measured']>['skills']) =>
  measured?.skills[skill] ?? NONE;

/** Null where its report is not open yet. */
async function findCheck(row: MeasurementRow, telling: Telling): Promise<ReportFacts | null> {
  const { tx, stories, language, now, studentId, child } = telling;
  const { program, report: kind, iteration } = row;
  const asked = { id: studentId, program, kind, iteration, language };
  try {
    const { facts } = await findFacts(tx, stories.catalog.entries, { ...child, reads: 'report' }, asked, now);
    return facts;
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

function playedOf({ first_on: first, last_on: last }: MeasurementRow, { language }: Telling): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
