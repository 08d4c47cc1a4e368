import { CloudFog } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop, World } from '../../contract.ts';
import { trailStops } from '../../rules/stage/trail.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { mapPicture, placePicture } from '../shared/pictures.ts';
import { titleOf } from '../shared/scene-files.ts';
import { housePlace, type Row } from './rows.ts';
import { StopLink, useStatus } from './stop-link.tsx';
import styles from './world-map.module.css';

/** The maps are drawn 1280 by 720 and shown 1280 by 800: a little of both sides is left out. */
const GROWN = 800 / 720;

/** At the edges the words need their room. */
const onMap = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  left: `clamp(7rem, ${50 + ((x - 640) / 1280) * 100 * GROWN}%, 100% - 7rem)`,
  top: `${(y / 720) * 100}%`,
});

/** The way through the world. On a wide screen its stops lie on the map, on a small one they stand in rows. */
export function Trail({ program, row }: { program: World['program']; row: Row }) {
  const { t } = useTranslation();
  const heading = useId();
  const spots = trailStops(row.stops.length);
  const inSight = row.stops.filter(isInSight);
  return (
    <section className={styles.trail} data-trail data-kind={row.kind} aria-labelledby={heading}>
      <img className={styles.backdrop} src={mapPicture(program)} alt="" fetchPriority="high" />
      <Heading id={heading} text={t(`play.map.rows.${program}`)} stops={inSight} />
      {row.stops.map((stop, at) => {
        const spot = spots[at];
        if (isInSight(stop) || spot === undefined) return null;
        return <span key={stop.id} className={styles.mist} style={onMap(spot)} aria-hidden="true" />;
      })}
      <ol className={styles.stops} data-columns={row.stops.length % 3 === 0 ? 3 : 4}>
        {row.stops.map((stop, at) => {
          const spot = spots[at];
          if (!isInSight(stop)) return null;
          return (
            <li key={stop.id} className={styles.place} style={spot && onMap(spot)}>
              <div className={styles.step}>
                <StopLink stop={stop} number={at + 1} />
              </div>
            </li>
          );
        })}
      </ol>
      {inSight.length < row.stops.length && <MoreInTheMist />}
    </section>
  );
}

/** What cannot be reached yet is not shown as shut: it lies in the mist, and nobody counts it. */
export const isInSight = ({ status }: Stop): boolean => status !== 'locked';

/** The one thing that is said of all that comes later. */
function MoreInTheMist() {
  const { t } = useTranslation();
  return (
    <p className={styles.later}>
      <CloudFog aria-hidden="true" />
      <Spoken text={t('play.map.mist')} />
    </p>
  );
}

/** Houses that nobody has come to yet: their roofs show, and no names. */
export function HousesInTheMist({ program, rows }: { program: World['program']; rows: readonly Row[] }) {
  if (program !== 'zoou' && program !== 'hoh') return null;
  return (
    <section className={styles.far}>
      <div className={styles.roofs} aria-hidden="true">
        {rows.map(({ skill }) =>
          skill === null ? null : (
            <img key={skill} src={placePicture(housePlace(program, skill))} alt="" loading="lazy" />
          ),
        )}
      </div>
      <MoreInTheMist />
    </section>
  );
}

/** The lessons of a skill, in a house of their own. */
export function House({ program, row: { skill, stops } }: { program: World['program']; row: Row }) {
  const { t } = useTranslation();
  const heading = useId();
  if (skill === null || (program !== 'zoou' && program !== 'hoh')) return null;
  const place = housePlace(program, skill);
  return (
    <section className={styles.house} aria-labelledby={heading}>
      <img className={styles.picture} src={placePicture(place)} alt="" loading="lazy" />
      <Heading id={heading} text={t(`play.map.houses.${program}.${skill}`)} stops={stops.filter(isInSight)} />
      <ol className={styles.stops}>
        {stops.filter(isInSight).map((stop, at) => (
          <li key={stop.id} className={styles.place}>
            <div className={styles.step}>
              <StopLink stop={stop} number={at + 1} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a row is called. The speaker beside it reads the row: every title, and how it stands. */
function Heading({ id, text, stops }: { id: string; text: string; stops: readonly Stop[] }) {
  const { i18n } = useTranslation();
  const statusOf = useStatus();
  const titles = stops.flatMap((stop) => [titleOf(stop, i18n.language), statusOf(stop)]);
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        <Spoken text={text} />
      </h2>
      <SpeakButton texts={[text, ...titles]} />
    </div>
  );
}
