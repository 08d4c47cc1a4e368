import { useTranslation } from 'react-i18next';
import { SeenOnBar } from '#product/observations/web/shared/seen-mark.tsx';
import { scenesRequired } from '#product/play/rules/results/progress.ts';
import { PaperLine } from '#product/reports/web/paper-line.tsx';
import { MarkIcon, SkillBar } from '#product/reports/web/skill-marks.tsx';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { More } from '#ui/navigation/more.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentObserved, StudentPage, StudentSkills } from '../../../rules/student/page-shape.ts';
import { ObservedKey, ObservedList, ObservedWord } from './observed-part.tsx';
import styles from './skills-card.module.css';

const CHECKS = ['1', '2', '3'] as const;

type SkillsProps = {
  page: StudentPage;
  name: string;
  /** Another check, where the reader may unlock one. */
  unlock: MenuEntry | undefined;
};

/** Skills with their range and what they rest on; no level without its doubt, no score over all of them. */
export function SkillsCard({ page, name, unlock }: SkillsProps) {
  const { t } = useTranslation();
  const { skills } = page;
  // One mark a line: the reader's own, else a colleague's newest. All of them stand below in words.
  const shown = page.observed?.[0] ?? null;
  if (skills === null) {
    return (
      <Card title={t('insight-student.skills.title')}>
        <p>
          {t(page.reads === 'counts' ? 'insight-student.skills.counts' : 'insight-student.skills.not-yet')}
        </p>
        {page.reads !== 'counts' && <HowFar page={page} />}
        <ObservedList page={page} />
      </Card>
    );
  }
  const hasEarlier = skills.rows.some(({ earlier }) => earlier !== null);
  return (
    <Card title={t('insight-student.skills.title')} aside={<About skills={skills} />}>
      {skills.asides.length > 0 && (
        <Banner>
          {skills.asides.map((aside) => (
            <p key={aside}>{aside}</p>
          ))}
        </Banner>
      )}
      {skills.how !== null && <p className={styles.how}>{skills.how}</p>}
      {hasEarlier && <p className={styles.how}>{t('insight-student.skills.earlier')}</p>}
      {skills.growth !== null && <p className={styles.how}>{skills.growth}</p>}
      <ObservedKey observed={shown} />
      <div className={styles.skills}>
        <div className={styles.bands} aria-hidden="true">
          {skills.bands.map((band) => (
            <span key={band}>{band}</span>
          ))}
        </div>
        <ul>
          {skills.rows.map((row) => (
            <Skill key={row.skill} row={row} observed={shown} />
          ))}
        </ul>
      </div>
      {page.may_unlock && unlock?.onSelect !== undefined && (
        <p className={styles.again}>
          {t('insight-student.skills.again', { name })}{' '}
          <Button size="sm" variant="light" icon={unlock.icon} onClick={unlock.onSelect}>
            {unlock.label}
          </Button>
        </p>
      )}
      {(page.observed?.length ?? 0) > 1 && <ObservedList page={page} />}
      <p className={styles.small}>{t('insight-student.skills.small', { share: skills.guess })}</p>
      {skills.norms !== null && <p className={styles.small}>{skills.norms}</p>}
      <div className={styles.small}>
        <More title={t('insight-student.skills.how-to-read')}>
          <p>{t('insight-student.skills.range')}</p>
          {shown !== null && <p>{t('observations.observed.beside')}</p>}
        </More>
      </div>
    </Card>
  );
}

/** Which report it is from: first check, question set A. */
function About({ skills: { program, kind, iteration, form } }: { skills: StudentSkills }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const check = CHECKS[iteration - 1] ?? '1';
  const what =
    kind === 'assessment'
      ? t(`insight-student.skills.checks.${check}`)
      : t(`insight-student.skills.kinds.${kind}`);
  const parts = [programName(program), what];
  if (form !== null) parts.push(t('insight-student.skills.form', { form: form.toUpperCase() }));
  return <span className={styles.about}>{parts.join(' · ')}</span>;
}

type SkillProps = { row: StudentSkills['rows'][number]; observed: StudentObserved | null };

function Skill({ row, observed }: SkillProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.skill}>
      <p className={styles.name}>
        <strong>{t(`insight-student.skill-names.${row.skill}`)}</strong>
        <span>{row.name}</span>
        <span>{t('insight-student.skills.best', { best: row.best, of: row.of })}</span>
        {row.percentile !== null && <span>{row.percentile}</span>}
      </p>
      <div className={styles.bar}>
        {observed !== null && <SeenOnBar seen={observed.seen[row.skill]} />}
        <SkillBar range={row.range} earlier={row.earlier} />
        {row.spoken !== null && <span className="visually-hidden">{row.spoken}</span>}
      </div>
      <p className={styles.says}>
        <MarkIcon mark={row.mark} />
        <span>
          <PaperLine line={row.says} />
          {observed !== null && <ObservedWord observed={observed} skill={row.skill} />}
        </span>
      </p>
    </li>
  );
}

/** How far the first report of the program is. */
function HowFar({ page: { reports, program } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const next = reports.find((report) => report.program === program && !report.available);
  if (next === undefined || next.kind === 'library') return null;
  const required = Math.max(next.required, scenesRequired(next.program, next.kind));
  return (
    <p className={styles.how}>
      {programName(next.program)}: {t('insight-student.reports.done', { done: next.done, count: required })}
    </p>
  );
}
