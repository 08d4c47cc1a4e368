import type { ProgramId } from '#brands/brand.ts';
import type { Pose } from '#brands/poses.ts';
import { otherSide, type Side } from '../../rules/directions/directions.ts';
import type { Actor } from '../../rules/stage/stage.ts';
import { isMeant } from '../../rules/stage/turning.ts';
import { isExtra } from '../../rules/story/cast.ts';
import { drawnAs } from '../shared/drawn-as.ts';
import styles from './actor.module.css';
import { FEET, WORLD, xOf } from './camera.ts';
import { ExtraView } from './extra-view.tsx';
import { FigureView } from './figure-view.tsx';

type Walk = { kind: 'enters' | 'leaves'; side: Side; slowly: boolean } | { kind: 'moves'; slowly: boolean };

type ActorProps = {
  program: ProgramId;
  actor: Actor;
  pose: Pose;
  walk: Walk | null;
  /** Whom to look at; null: as the feeling has it. */
  speakerAt: number | null;
  isForward: boolean;
  /** Further back: something stands before them. */
  isRaised: boolean;
  /** So high above the ground they sit. */
  seat: number;
  /** Head down, by the feet. */
  hangs: boolean;
  isOver: boolean;
  /** Before everybody else, who are in the shade. */
  isInSpot?: boolean;
  /** The picture of what is on the head. */
  wears?: string | undefined;
  beat: 'even' | 'odd';
};

const WINGS: Record<Side, number> = { left: -180, right: WORLD.width + 180 };
const RAISED = 30;
const QUICK_MS = 700;
const SLOW_MS = 1400;

/** Somebody on the stage: where they are, how they walk, what they do, and body and head apart. Only transforms move. */
export function ActorView({
  program,
  actor,
  pose,
  walk,
  speakerAt,
  isForward,
  isRaised,
  seat,
  hangs,
  isOver,
  isInSpot = false,
  wears,
  beat,
}: ActorProps) {
  const name = drawnAs(actor.who);
  const extra = isExtra(actor.who) ? actor.who : null;
  const { gesture } = actor;
  const glance = glanceOf(actor, speakerAt);
  // What is on the left of who hangs head down is on the right of the picture.
  const turn = hangs ? otherSide(actor.turn) : actor.turn;
  const looksAt = hangs && glance !== undefined ? -glance : glance;
  const side = walk !== null && 'side' in walk ? walk.side : null;
  return (
    <div
      className={styles.actor}
      data-actor={actor.who}
      data-forward={isForward || undefined}
      data-raised={isRaised || undefined}
      data-spot={isInSpot || undefined}
      data-walk={walk?.kind}
      data-beat={walk === null ? undefined : beat}
      style={{
        '--actor-x': `${xOf(actor.at)}px`,
        '--actor-y': `${FEET - seat - (isRaised ? RAISED : 0)}px`,
        '--actor-wing': side === null ? undefined : `${WINGS[side]}px`,
        '--actor-walk': `${walk?.slowly ? SLOW_MS : QUICK_MS}ms`,
      }}
    >
      <div className={styles.step}>
        <div
          className={styles.figure}
          data-face={actor.face}
          data-gesture={actor.gesture ?? undefined}
          data-hangs={hangs || undefined}
        >
          {name !== null && (
            <FigureView
              name={name}
              program={program}
              pose={pose}
              turn={turn}
              feeling={isOver ? 'happy' : actor.face}
              looks={looksAt}
              speaks={isForward}
              gesture={gesture}
              wears={wears}
            />
          )}
          {extra !== null && (
            <ExtraView
              name={extra}
              pose={pose}
              turn={turn}
              feeling={isOver ? 'happy' : actor.face}
              looks={looksAt}
              speaks={isForward}
              gesture={gesture}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const GLANCE = 0.75;

/** At whoever speaks; else where the own arm goes; else as the feeling has it. */
function glanceOf({ at, pose, turn }: Actor, speakerAt: number | null): number | undefined {
  if (speakerAt !== null && speakerAt !== at) return speakerAt < at ? -GLANCE : GLANCE;
  if (!isMeant(pose)) return undefined;
  return turn === 'left' ? -GLANCE : GLANCE;
}

/** As told; else as the face has it. When it is over all wave, but with what is in a hand: that would hide who stands beside. */
export function poseOf({ pose, face }: Actor, isForward: boolean, isOver: boolean, holds: boolean): Pose {
  if (isOver) return holds ? 'hold' : 'wave';
  if (pose !== null) return pose;
  if (holds) return 'hold';
  if (!isForward) return 'stand';
  if (face === 'excited') return 'cheer';
  return face === 'calm' ? 'rest' : 'stand';
}
