import { IMPROVING_FROM, PROFICIENT_FROM } from '#product/play/rules/measurement/constants.ts';
import type { Mark, Range } from '../rules/page-shape.ts';
import styles from './skill-marks.module.css';

const [IMPROVING, PROFICIENT] = [100 * IMPROVING_FROM, 100 * PROFICIENT_FROM];
const BANDS = [
  { from: 0, to: IMPROVING, look: styles.emerging },
  { from: IMPROVING, to: PROFICIENT, look: styles.improving },
  { from: PROFICIENT, to: 100, look: styles.proficient },
];

/** The round ends of the line stay inside the bar. */
const END = 1;

/** The line shows where a skill may be, the dot where it most likely is. */
export function SkillBar({ range, earlier }: { range: Range | null; earlier: Range | null }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {BANDS.map(({ from, to, look }) => (
        <rect key={from} x={from} y={2} width={to - from - 0.4} height={6} className={look} />
      ))}
      {earlier !== null && (
        <>
          <line x1={earlier.low} x2={earlier.high} y1={9.4} y2={9.4} className={styles.before} />
          <line x1={earlier.at} x2={earlier.at} y1={9.4} y2={9.4} className={styles.beforeDot} />
        </>
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

/** Nothing to say yet. It is no dash: that is where nothing was asked. */
export function SilentDots() {
  return [3.5, 8, 12.5].map((x) => <circle key={x} cx={x} cy={8} r={1.3} className={styles.silent} />);
}

/** Ring, half, full disc with a check; dashed where it is not clear; three dots where nothing is said yet. */
export function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {mark === 'none' && <SilentDots />}
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
