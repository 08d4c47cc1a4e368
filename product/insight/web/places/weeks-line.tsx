import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import styles from './places-card.module.css';

const WIDTH = 84;
const HEIGHT = 24;
/** Room for the dot at the end. */
const EDGE = 4;

type WeeksProps = {
  weeks: readonly number[];
  /** All children of the place: the line is as high as they would be together. */
  most: number;
};

/** Children who played, week by week; a sentence says the same to screen readers. */
export function WeeksLine({ weeks, most }: WeeksProps) {
  const { t, i18n } = useTranslation();
  const said = t('insight.places.weeks-said', { counts: listed(weeks.map(String), i18n.language) });
  const top = Math.max(most, ...weeks, 1);
  const points = weeks.map((count, at): [number, number] => [
    EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, weeks.length - 1),
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * count) / top,
  ]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        className={styles.weeks}
        aria-hidden="true"
      >
        <title>{said}</title>
        <polyline points={points.map((point) => point.join(',')).join(' ')} />
        <circle cx={x} cy={y} r={3} />
      </svg>
      <span className="visually-hidden">{said}</span>
    </>
  );
}
