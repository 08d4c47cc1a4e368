import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { SeenDiamond } from '#product/observations/web/shared/seen-mark.tsx';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { hasChecks, type LevelProgram, scenesForLevels } from '../rules/programs.ts';
import type { GroupTable } from '../tables-contract.ts';
import styles from './group-data.module.css';
import { LevelCell, UntoldDash } from './marks/level-mark.tsx';
import type { Check } from './views.tsx';

export type GroupRow = RowOf<GroupTable>;

export const skillColumn = (skill: Skill) => `skill_${skill}` as const;
/** What a report tells; who has none has one line instead. */
export const TOLD_COLUMNS = [...SKILLS.map(skillColumn), 'success_rate', 'done'];
const levelColumn = (skill: Skill) => `level_${skill}` as const;
const rangeColumn = (skill: Skill) => `range_${skill}` as const;
const sawColumn = (skill: Skill) => `saw_${skill}` as const;

/** A level never goes into a file without its range, its evidence and its day. */
export const ALWAYS_IN_FILES = [
  ...SKILLS.map(levelColumn),
  ...SKILLS.map(rangeColumn),
  'iteration',
  'asks',
  'finished_on',
  // Nor what an adult saw without whose it is and when.
  ...SKILLS.map(sawColumn),
  'saw_on',
  'saw_by',
] as const;

/** The page leads on along this list. */
export function ChildName({ row, from }: { row: Pick<GroupRow, 'id' | 'name'>; from: string }) {
  return (
    <Link to={`/educator/students/${row.id}`} search={{ from }} className={styles.child}>
      {row.name}
    </Link>
  );
}

type SkillCellProps = {
  row: GroupRow;
  skill: Skill;
  /** The program asks too little about it to say a level of anybody. */
  isUntold: boolean;
};

export function SkillCell({ row, skill, isUntold }: SkillCellProps) {
  const said = row[skillColumn(skill)];
  return (
    <span className={styles.beside}>
      {isUntold && <UntoldDash />}
      {!isUntold && said !== null && <LevelCell said={said} />}
      <Saw row={row} skill={skill} />
    </span>
  );
}

/** What the reader saw, below what play shows. */
function Saw({ row, skill }: { row: GroupRow; skill: Skill }) {
  const { t } = useTranslation();
  const saw = row[sawColumn(skill)];
  if (saw === null) return null;
  const day = row.saw_on === null ? '' : shownDate(row.saw_on);
  return (
    <span className={styles.saw} title={t('observations.observed.adult', { name: row.saw_by ?? '', day })}>
      <SeenDiamond />
      <span className="visually-hidden">{t('group-data.saw')}</span>
      {t(`observations.seen.${saw}`)}
    </span>
  );
}

/** Whether there is a report to look at. */
export const isTold = ({ iteration }: GroupRow): boolean => iteration !== null;

type MissingProps = { row: GroupRow; program: LevelProgram; check: Check | null };

/** Instead of six marks: how far the child is. */
export function Missing({ row, program, check }: MissingProps) {
  const { t } = useTranslation();
  if (hasChecks(program) && check !== null && Number(check) > (row.current ?? 1)) {
    return <span className={styles.missing}>{t('group-data.check-closed')}</span>;
  }
  const values = { done: row.done ?? 0, required: scenesForLevels(program) };
  return <span className={styles.missing}>{t('group-data.not-enough', values)}</span>;
}

/** The six marks where there is no room for columns. */
export function SkillsCard({ row, program, check, untold }: MissingProps & { untold: readonly Skill[] }) {
  const { t } = useTranslation();
  if (!isTold(row)) return <Missing row={row} program={program} check={check} />;
  // What nothing is said of is left out, unless an adult saw it.
  const shown = SKILLS.filter((skill) => !untold.includes(skill) || row[sawColumn(skill)] !== null);
  return (
    <dl className={styles.six}>
      {shown.map((skill) => (
        <div key={skill}>
          <dt>{t(`group-data.skills.${skill}`)}</dt>
          <dd>
            <SkillCell row={row} skill={skill} isUntold={untold.includes(skill)} />
          </dd>
        </div>
      ))}
      {!hasChecks(program) && (
        <>
          <div>
            <dt>{t('reports.columns.success-rate')}</dt>
            <dd>{row.success_rate ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('reports.columns.done')}</dt>
            <dd>{row.done ?? 0}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
