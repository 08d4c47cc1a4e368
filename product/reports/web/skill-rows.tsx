import { classNames } from '#ui/style/class-names.ts';
import type { ReportPage, SkillRow } from '../rules/page-shape.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './report-page.module.css';
import { MarkIcon, SkillBar } from './skill-marks.tsx';

/** Six skills with their ranges on three bands, the strongest first. */
export function SkillRows({ skills }: { skills: NonNullable<ReportPage['skills']> }) {
  return (
    <section>
      <div className={styles.heading}>
        <h3>{skills.title}</h3>
        {skills.how !== null && <p>{skills.how}</p>}
      </div>
      <div className={classNames(styles.skill, styles.bands)} aria-hidden="true">
        <span />
        <div className={styles.words}>
          {skills.bands.map((band) => (
            <span key={band}>{band}</span>
          ))}
        </div>
      </div>
      <ul className={styles.skills}>
        {skills.rows.map((row) => (
          <Skill key={row.skill} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Skill({ row }: { row: SkillRow }) {
  return (
    <li className={styles.skill}>
      <p className={styles.name}>
        <strong>{row.name}</strong>
        <span>{row.term}</span>
      </p>
      <div>
        <SkillBar range={row.range} earlier={row.earlier} />
        {row.spoken !== null && <span className="visually-hidden">{row.spoken}</span>}
      </div>
      <p className={styles.says}>
        <MarkIcon mark={row.mark} />
        <span>
          <PaperLine line={row.says} />
        </span>
      </p>
    </li>
  );
}
