import type { ProgramId } from '#brands/brand.ts';
import type { Pose } from '#brands/poses.ts';
import { type FigureName, lookOf } from '#ui/art/cast.ts';
import { handAt } from '#ui/art/hands.ts';
import { PROP_FRAMES, sheetOf } from '../../rules/directions/props.ts';
import type { Actor, Prop } from '../../rules/stage/stage.ts';
import { drawnAs } from '../shared/drawn-as.ts';
import { propPicture } from '../shared/pictures.ts';
import { FEET, xOf } from './camera.ts';
import styles from './prop.module.css';

/** In whose hand it is, and how high they sit. */
export type Holder = { actor: Actor; pose: Pose; seat: number };

type PropProps = {
  program: ProgramId;
  prop: Prop;
  holder: Holder | null;
  verb: string | null;
  beat: 'even' | 'odd';
};

/** Figures and things are drawn a little larger than life; what is in a hand leaves the face to be seen. */
export const LARGER = 1.12;
const IN_HAND = 0.94;

/** A thing where it stands, hangs or is held. */
export function PropView({ program, prop, holder, verb, beat }: PropProps) {
  const { size, lift, behind } = sheetOf(prop.name);
  const picture = propPicture(prop.name, prop.state);
  if (picture === undefined) return null;
  const frame = PROP_FRAMES[size];
  const scale = holder === null ? LARGER : IN_HAND;
  const top = prop.on === null ? 0 : sheetOf(prop.on).top * LARGER;
  const [x, y] =
    holder === null
      ? [xOf(prop.at), FEET + 10 - lift - top]
      : heldAt(program, holder, (frame.y + frame.height / 2) * scale);
  return (
    <div
      className={styles.prop}
      data-behind={behind || undefined}
      data-on={prop.on === null ? undefined : sheetOf(prop.on).behind ? 'behind' : 'before'}
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
            left: `${frame.x * scale}px`,
            top: `${frame.y * scale}px`,
            width: `${frame.width * scale}px`,
            height: `${frame.height * scale}px`,
          }}
        />
      </div>
    </div>
  );
}

/** Extras are drawn late; their hands are about where those of this one are. */
const BUILT_ALIKE: Record<ProgramId, FigureName> = {
  academy: 'bao',
  zoou: 'juno',
  ssgrin: 'noor',
  hoh: 'amara',
  sim: 'classmate',
};

/** By its middle. */
function heldAt(program: ProgramId, { actor, pose, seat }: Holder, middle: number): [number, number] {
  const look = lookOf(drawnAs(actor.who) ?? BUILT_ALIKE[program], program);
  const [x, y] = handAt(look, pose, actor.turn);
  return [xOf(actor.at) + x * LARGER, FEET - seat + y * LARGER - middle];
}
