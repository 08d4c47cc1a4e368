import { useTranslation } from 'react-i18next';
import { SeenDiamond } from '#product/observations/web/shared/seen-mark.tsx';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SilentDots } from '#product/reports/web/skill-marks.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { drawnLevel, isClearlySaid, isSilent, type Level } from '../../rules/marks.ts';
import styles from './level-mark.module.css';

const HALF = 'M2 8A6 6 0 0 0 14 8Z';

/** Ring, half, full disc with a check; dashed and pale where it is not clear; three dots where nothing is said yet. */
export function MarkShape({ level, isClear }: { level: Level | null; isClear: boolean }) {
  const fill = isClear ? styles.full : styles.pale;
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {level === null && <SilentDots />}
      {level === 1 && <path d={HALF} className={fill} />}
      {level === 2 && <circle cx={8} cy={8} r={6} className={fill} />}
      {level !== null && (
        <circle cx={8} cy={8} r={6} className={classNames(styles.line, !isClear && styles.dashed)} />
      )}
      {level === 2 && <path d="M5.2 8.2L7.2 10.2L11 6" className={isClear ? styles.check : styles.line} />}
    </svg>
  );
}

/** What is said of a skill: a mark, a letter, and all of it for those who hear it. */
export function LevelCell({ said }: { said: Said }) {
  const { t } = useTranslation();
  return (
    <span className={styles.cell} title={t(`reports.said.${said}`)}>
      <MarkShape level={drawnLevel(said)} isClear={isClearlySaid(said)} />
      {!isSilent(said) && (
        <span className={styles.letter} aria-hidden="true">
          {t(`group-data.letters.${said}`)}
        </span>
      )}
      <span className="visually-hidden">{t(`reports.said.${said}`)}</span>
    </span>
  );
}

/** The program asks too little about a skill: that is no answer of the child's. */
export function UntoldDash() {
  const { t } = useTranslation();
  return (
    <span className={styles.untold} title={t('group-data.not-asked')}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('group-data.not-asked')}</span>
    </span>
  );
}

const KEY = [
  { level: 0, said: 'emerging' },
  { level: 1, said: 'improving' },
  { level: 2, said: 'proficient' },
] as const;

/** How to read the marks. */
export function MarkKey({ hasUntold }: { hasUntold: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.key} aria-label={t('group-data.key')}>
      {KEY.map(({ level, said }) => (
        <li key={level}>
          <MarkShape level={level} isClear />
          <span className={styles.letter} aria-hidden="true">
            {t(`group-data.letters.${said}`)}
          </span>
          {t(`group-data.levels.${level}`)}
        </li>
      ))}
      <li>
        <MarkShape level={1} isClear={false} />
        {t('group-data.unclear')}
      </li>
      <li>{t('group-data.unclear-letters')}</li>
      <li>
        <MarkShape level={null} isClear />
        {t('group-data.silent')}
      </li>
      {hasUntold && (
        <li>
          <span className={styles.untold} aria-hidden="true">
            –
          </span>
          {t('group-data.not-asked')}
        </li>
      )}
      <li>
        <SeenDiamond />
        {t('group-data.saw')}
      </li>
    </ul>
  );
}
