import type { FigureName } from '#ui/art/cast.ts';
import { Figure } from '#ui/art/character.tsx';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { POSE_OF } from '../../rules/comics/from-story.ts';
import type { Panel } from '../../rules/stage/comic.ts';
import { drawnAs } from '../shared/drawn-as.ts';
import { placePicture } from '../shared/pictures.ts';
import styles from './comic-panel.module.css';

/** One picture: the place behind, whoever is there, and what is said above. */
export function ComicPanel({ panel, number }: { panel: Panel; number: number }) {
  const { who, face, place, text } = panel;
  const picture = place === null ? undefined : placePicture(place);
  const other = who === 'narrator' || who === 'you' ? null : drawnAs(who);
  return (
    <article className={styles.panel} data-tone={number % 3}>
      {picture !== undefined && <img src={picture} alt="" className={styles.place} />}
      <p
        className={who === 'narrator' ? styles.caption : styles.bubble}
        data-from={other === null ? 'left' : 'right'}
      >
        {text}
      </p>
      <Picture viewBox="0 0 400 300" className={styles.people}>
        <Standing
          name="you"
          x={other === null ? 150 : 110}
          feeling={who === 'you' ? (face ?? 'okay') : 'okay'}
        />
        {other !== null && <Standing name={other} x={290} feeling={face ?? 'okay'} isFlipped />}
      </Picture>
    </article>
  );
}

type StandingProps = {
  name: FigureName;
  x: number;
  feeling: NonNullable<Panel['face']>;
  isFlipped?: boolean;
};

function Standing({ name, x, feeling, isFlipped = false }: StandingProps) {
  return (
    <At x={x} y={284} scale={0.92} flip={isFlipped}>
      <Shadow x={0} y={2} width={62} />
      <Figure name={name} feeling={feeling} pose={POSE_OF[feeling]} />
    </At>
  );
}
