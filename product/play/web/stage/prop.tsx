import type { Pose } from '#brands/poses.ts';
import { PROP_FRAMES, sheetOf } from '../../rules/directions/props.ts';
import type { Actor, Prop } from '../../rules/stage/stage.ts';
import { propPicture } from '../shared/pictures.ts';
import { FEET, xOf } from './camera.ts';
import styles from './prop.module.css';

type PropProps = { prop: Prop; holder: Actor | null; verb: string | null; beat: 'even' | 'odd' };

/** Figures and things are drawn a little larger than life. */
const LARGER = 1.12;

/** Where the hand is that holds something, from the ground between the feet. */
const HANDS: Partial<Record<Pose, readonly [x: number, y: number]>> = {
  hold: [0, -78],
  clutch: [0, -84],
  rest: [0, -78],
  lift: [82, -150],
  wave: [86, -160],
  cheer: [86, -160],
  reach: [104, -104],
  point: [108, -122],
  shrug: [84, -96],
  sit: [20, -46],
  comfort: [96, -66],
};
const AT_THE_SIDE = [58, -60] as const;

/** A thing where it stands, hangs or is held. */
export function PropView({ prop, holder, verb, beat }: PropProps) {
  const { size, lift, behind } = sheetOf(prop.name);
  const picture = propPicture(prop.name, prop.state);
  if (picture === undefined) return null;
  const frame = PROP_FRAMES[size];
  const [x, y] =
    holder === null
      ? [xOf(prop.at), FEET + 10 - lift]
      : heldAt(holder, HANDS[holder.pose ?? 'hold'] ?? AT_THE_SIDE, frame.y + frame.height / 2);
  return (
    <div
      className={styles.prop}
      data-behind={behind || undefined}
      data-held={holder !== null || undefined}
      style={{ '--x': `${x}px`, '--y': `${y}px` }}
    >
      <div
        className={styles.doing}
        data-verb={verb ?? undefined}
        data-beat={verb === null ? undefined : beat}
      >
        <img
          key={prop.state}
          className={styles.picture}
          src={picture}
          alt=""
          style={{
            left: `${frame.x * LARGER}px`,
            top: `${frame.y * LARGER}px`,
            width: `${frame.width * LARGER}px`,
            height: `${frame.height * LARGER}px`,
          }}
        />
      </div>
    </div>
  );
}

/** By its middle. */
function heldAt({ at }: Actor, [x, y]: readonly [number, number], middle: number): [number, number] {
  return [xOf(at) + x * LARGER, FEET + (y - middle) * LARGER];
}
