import type { ProgramId } from '#brands/brand.ts';
import type { Pose } from '#brands/poses.ts';
import type { FigureName } from '#ui/art/cast.ts';
import { useMine } from '#ui/art/mine.ts';
import { otherSide } from '../../rules/directions/directions.ts';
import { PERCH, sheetOf } from '../../rules/directions/props.ts';
import type { Actor, Prop } from '../../rules/stage/stage.ts';
import { drawnAs } from '../shared/drawn-as.ts';
import { propPicture } from '../shared/pictures.ts';
import { FEET, xOf } from './camera.ts';
import { figures } from './figure-view.tsx';
import styles from './prop.module.css';
import { footOf, LARGER, pictureBox } from './prop-place.ts';

/** In whose hand it is, how high they sit, and whether they hang head down. */
export type Holder = { actor: Actor; pose: Pose; seat: number; hangs: boolean };

type PropProps = {
  program: ProgramId;
  prop: Prop;
  holder: Holder | null;
  verb: string | null;
  beat: 'even' | 'odd';
};

/** A thing where it stands, hangs or is held. */
export function PropView({ program, prop, holder, verb, beat }: PropProps) {
  const { behind } = sheetOf(prop.name);
  const hand = useHand(program, holder);
  const picture = propPicture(prop.name, prop.state);
  if (picture === undefined || (holder !== null && hand === null)) return null;
  const { x, y } = footOf(prop, hand);
  const frame = pictureBox(prop, hand !== null);
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
            left: `${frame.x}px`,
            top: `${frame.y}px`,
            width: `${frame.width}px`,
            height: `${frame.height}px`,
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

/** Where the hand is that holds something. It is not there before whoever holds it is. */
export function useHand(program: ProgramId, holder: Holder | null): { x: number; y: number } | null {
  const drawn = figures.use();
  const mine = useMine();
  if (holder === null || drawn === null) return null;
  const { actor, pose, seat, hangs } = holder;
  const name = drawnAs(actor.who) ?? BUILT_ALIKE[program];
  const turn = hangs ? otherSide(actor.turn) : actor.turn;
  const [x, y] = drawn.handOf({ name, program, pose, turn }, mine);
  if (hangs) return { x: xOf(actor.at) - x * LARGER, y: FEET - PERCH - y * LARGER };
  return { x: xOf(actor.at) + x * LARGER, y: FEET - seat + y * LARGER };
}
