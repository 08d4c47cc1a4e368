import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { World } from '../../contract.ts';
import { placePicture } from '../pictures.ts';
import { housePlace, type Row, rowsOf } from './rows.ts';
import { StopLink } from './stop-link.tsx';
import styles from './world-map.module.css';

/** All stops of a world, row by row, numbered in the order they are met. */
export function WorldMap({ world }: { world: World }) {
  const rows = rowsOf(world);
  const first = rows.map((_, at) => rows.slice(0, at).reduce((sum, { stops }) => sum + stops.length, 1));
  return (
    <div className={styles.map} data-rows={rows.length > 1 || undefined}>
      {rows.map((row, at) => (
        <MapRow
          key={`${row.kind} ${row.skill}`}
          world={world}
          row={row}
          first={row.kind === 'house' ? 1 : (first[at] ?? 1)}
        />
      ))}
    </div>
  );
}

function MapRow({ world: { program }, row, first }: { world: World; row: Row; first: number }) {
  const { t } = useTranslation();
  const heading = useId();
  const { kind, skill, stops } = row;
  const place = skill === null ? null : housePlace(program, skill);
  const picture = place === null ? undefined : placePicture(place);
  return (
    <section className={styles.row} data-kind={kind} aria-labelledby={heading}>
      {picture !== undefined && <img className={styles.house} src={picture} alt="" loading="lazy" />}
      <h2 id={heading} className={styles.heading}>
        {kind === 'house' && skill !== null && (program === 'zoou' || program === 'hoh')
          ? t(`play.map.houses.${program}.${skill}`)
          : t(`play.map.rows.${program}`)}
      </h2>
      <ol className={styles.stops}>
        {stops.map((stop, at) => (
          <li key={stop.id} className={styles.place}>
            <StopLink stop={stop} number={first + at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
