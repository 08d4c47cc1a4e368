import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Loaded } from '#ui/parts/loaded.tsx';
import { ScrollTable, smallTable } from '#ui/table/small-table.tsx';
import type { SchoolShares as Shares } from '../contract.ts';
import type { LevelProgram } from '../rules/programs.ts';
import { NoSchools } from './no-schools.tsx';
import { SchoolFiles } from './school-files.tsx';
import styles from './school-shares.module.css';
import { useSchoolShares } from './use-school-shares.ts';

type SchoolSharesProps = { program: LevelProgram; toolbar: ReactNode };

/** For who reads numbers: the shares of children by level, a row a school. */
export function SchoolShares({ program, toolbar }: SchoolSharesProps) {
  const { t } = useTranslation();
  const query = useSchoolShares(program);
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        {toolbar}
        {query.data !== undefined && query.data.data.schools.length > 0 && <SchoolFiles program={program} />}
      </div>
      <Loaded query={query} failed={t('group-data.schools.failed')}>
        {({ data }) => (data.schools.length === 0 ? <NoSchools of="levels" /> : <Table data={data} />)}
      </Loaded>
    </div>
  );
}

function Table({ data }: { data: Shares }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const { counted_at: at } = data;
  return (
    <>
      <p className={styles.text}>
        {t('group-data.schools.order')} {t('group-data.schools.text')}{' '}
        {at !== null && t('group-data.schools.as-of', { date: shownDate(localDay(at)) })}
      </p>
      {isMiddleUntold(data) && <p className={styles.text}>{t('group-data.no-improving')}</p>}
      <ScrollTable label={t('group-data.schools.title')}>
        <thead>
          <tr>
            <th scope="col">{t('group-data.schools.school')}</th>
            <th scope="col" className={smallTable.number}>
              {t('group-data.schools.children')}
            </th>
            {SKILLS.map((skill) => (
              <th key={skill} scope="col">
                {t(`group-data.skills.${skill}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.all !== null && (
            <tr className={smallTable.all}>
              <th scope="row">{t('group-data.schools.all')}</th>
              <td className={smallTable.number}>{number(data.all.children)}</td>
              <SkillCells skills={data.all.skills} reported={data.all.children} />
            </tr>
          )}
          {data.schools.map(({ id, name, children, skills }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {children === null ? (
                <td colSpan={SKILLS.length + 1} className={smallTable.few}>
                  {t('group-data.schools.few')}
                </td>
              ) : (
                <>
                  <td className={smallTable.number}>{number(children)}</td>
                  <SkillCells skills={skills} reported={children} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

type Skills = Shares['schools'][number]['skills'];

function Figure({ name, share }: { name: string; share: number }) {
  return (
    <span className={styles.figure}>
      <span>{name}</span>
      <span>{share}%</span>
    </span>
  );
}

/** Nobody is told to be at the level in the middle, in any school that is shown. */
function isMiddleUntold({ all, schools }: Shares): boolean {
  const shares = [...(all === null ? [] : [all]), ...schools].flatMap(({ skills }) =>
    skills.flatMap((skill) => (skill === null ? [] : [skill.shares])),
  );
  return shares.every(({ improving }) => improving === 0) && shares.some(({ unclear }) => unclear > 0);
}

/** Shares are of the children of whom something is said in a skill: fewer, often, than have a report. */
function SkillCells({ skills, reported }: { skills: Skills; reported: number }) {
  const { t } = useTranslation();
  const number = useNumbers();
  return SKILLS.map((skill, at) => {
    const told = skills[at] ?? null;
    if (told === null) {
      return (
        <td key={skill} className={smallTable.few}>
          {t('group-data.schools.few')}
        </td>
      );
    }
    const { shares, children } = told;
    return (
      <td key={skill}>
        <span className="visually-hidden">{t('group-data.schools.shares', shares)}</span>
        <span className={styles.stack} aria-hidden="true" title={t('group-data.schools.shares', shares)}>
          <span className={styles.emerging} style={{ flexGrow: shares.emerging }} />
          <span className={styles.improving} style={{ flexGrow: shares.improving }} />
          <span className={styles.proficient} style={{ flexGrow: shares.proficient }} />
          <span className={styles.doubtful} style={{ flexGrow: shares.unclear }} />
        </span>
        <span className={styles.figures} aria-hidden="true">
          <Figure name={t('group-data.levels.0')} share={shares.emerging} />
          <Figure name={t('group-data.levels.1')} share={shares.improving} />
          <Figure name={t('group-data.levels.2')} share={shares.proficient} />
          <Figure name={t('group-data.unclear')} share={shares.unclear} />
        </span>
        <span className={styles.of}>
          {t('group-data.schools.of', { some: number(children), all: number(reported) })}
        </span>
      </td>
    );
  });
}
