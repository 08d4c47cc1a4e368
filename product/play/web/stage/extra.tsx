import { memo } from 'react';
import type { Pose } from '#brands/poses.ts';
import type { ExtraName } from '#ui/art/cast.ts';
import { FIGURE_FRAME, type HeadProps } from '#ui/art/character.tsx';
import { ExtraBody, ExtraHead } from '#ui/art/extras/extra.tsx';
import type { Side } from '../../rules/directions/directions.ts';
import type { Actor } from '../../rules/stage/stage.ts';
import styles from './actor.module.css';

type BodyProps = { name: ExtraName; pose: Pose; turn: Side };
export type ExtraProps = BodyProps & Pick<HeadProps, 'feeling' | 'looks' | 'speaks'> & Pick<Actor, 'gesture'>;

/** Body and head of somebody who comes by, in the layers that an actor has. */
export function Extra({ gesture, feeling, looks, speaks, ...body }: ExtraProps) {
  return (
    <>
      <Body {...body} />
      <Head
        name={body.name}
        pose={body.pose}
        gesture={gesture}
        feeling={feeling}
        looks={looks}
        speaks={speaks}
      />
    </>
  );
}

const Body = memo(function Body(props: BodyProps) {
  return (
    <svg className={styles.part} viewBox={FIGURE_FRAME}>
      <ExtraBody {...props} />
    </svg>
  );
});

const Head = memo(function Head({ gesture, ...props }: Omit<ExtraProps, 'turn'>) {
  return (
    <svg className={styles.head} viewBox={FIGURE_FRAME} data-gesture={gesture ?? undefined}>
      <ExtraHead {...props} />
    </svg>
  );
});
