import { memo } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import type { MyFigure } from '#brands/my-figure.ts';
import type { Pose } from '#brands/poses.ts';
import type { FigureName } from '#ui/art/cast.ts';
import { FIGURE_FRAME, FigureBody, FigureHead, FigureShadow, type HeadProps } from '#ui/art/character.tsx';
import { handAt } from '#ui/art/hands.ts';
import { lookFor } from '#ui/art/me.ts';
import type { Side } from '../../rules/directions/directions.ts';
import type { Actor } from '../../rules/stage/stage.ts';
import styles from './actor.module.css';

type PartProps = { name: FigureName; program: ProgramId; pose: Pose };
type BodyProps = PartProps & { turn: Side };
export type FigureProps = BodyProps &
  Required<Pick<HeadProps, 'feeling' | 'looks' | 'speaks' | 'wears'>> &
  Pick<Actor, 'gesture'>;

/** Somebody of the cast, body and head apart. */
export function Figure({ turn, ...head }: FigureProps) {
  const { name, program, pose } = head;
  return (
    <>
      <Body name={name} program={program} pose={pose} turn={turn} />
      <Head {...head} />
    </>
  );
}

/** A figure is a hundred shapes: whoever neither moves nor feels otherwise is not drawn again. */
const Body = memo(function Body(props: BodyProps) {
  return (
    <svg className={styles.part} viewBox={FIGURE_FRAME}>
      <FigureShadow />
      <FigureBody {...props} />
    </svg>
  );
});

const Head = memo(function Head({ gesture, ...props }: Omit<FigureProps, 'turn'>) {
  return (
    <svg className={styles.head} viewBox={FIGURE_FRAME} data-gesture={gesture ?? undefined}>
      <FigureHead {...props} />
    </svg>
  );
});

/** Where the hand of somebody is: children look as they chose. */
export function handOf(
  { name, program, pose, turn }: BodyProps,
  mine: MyFigure | null,
): readonly [number, number] {
  return handAt(lookFor(name, program, mine), pose, turn);
}
