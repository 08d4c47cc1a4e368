import { IMPROVING_FROM, PROFICIENT_FROM } from '#product/play/rules/measurement/constants.ts';
import { classNames } from '#ui/style/class-names.ts';
import type { Mark, Range, ReportPage, SkillRow } from '../rules/page-shape.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './report-page.module.css';

/** Six skills with their ranges on three bands, the strongest first. */
export function SkillRows({ skills }: { skills: NonNullable<ReportPage['skills']> }) {
  return (
    <section>
      <div className={styles.heading}>
        <h3>{skills.title}</h3>
        <p>{skills.how}</p>
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
        <Bar range={row.range} earlier={row.earlier} />
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

const [IMPROVING, PROFICIENT] = [100 * IMPROVING_FROM, 100 * PROFICIENT_FROM];
const BANDS = [
  { from: 0, to: IMPROVING, look: styles.emerging },
  { from: IMPROVING, to: PROFICIENT, look: styles.improving },
  { from: PROFICIENT, to: 100, look: styles.proficient },
];

/** The round ends of the line stay inside the bar. */
const END = 1;

/** The line shows where a skill may be, the dot where it most likely is. */
function Bar({ range, earlier }: { range: Range | null; earlier: Range | null }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {BANDS.map(({ from, to, look }) => (
        <rect key={from} x={from} y={2} width={to - from - 0.4} height={6} className={look} />
      ))}
      {earlier !== null && (
        <line x1={earlier.low} x2={earlier.high} y1={9.4} y2={9.4} className={styles.before} />
      )}
      {range !== null && (
        <>
          <line
            x1={Math.max(END, range.low)}
            x2={Math.min(100 - END, range.high)}
            y1={5}
            y2={5}
            className={styles.range}
          />
          <line x1={range.at} x2={range.at} y1={5} y2={5} className={styles.halo} />
          <line x1={range.at} x2={range.at} y1={5} y2={5} className={styles.dot} />
        </>
      )}
    </svg>
  );
}

const HALF = 'M2 8A6 6 0 0 0 14 8Z';

/** Ring, half, full disc with a check; dashed where it is not clear. */
function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {mark === 'none' && <path d="M4 8H12" />}
      {mark === 'improving' && <path d={HALF} className={styles.half} />}
      {mark === 'unclear' && <path d={HALF} className={styles.pale} />}
      {mark === 'proficient' && (
        <>
          <circle cx={8} cy={8} r={6} className={styles.half} />
          <path d="M5.2 8.2L7.2 10.2L11 6" className={styles.check} />
        </>
      )}
      {mark !== 'none' && mark !== 'proficient' && (
        <circle cx={8} cy={8} r={6} strokeDasharray={mark === 'unclear' ? '2.4 1.9' : undefined} />
      )}
    </svg>
  );
}
