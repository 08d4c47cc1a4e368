import type { FigureName } from '#ui/art/cast.ts';
import { Figure } from '#ui/art/character.tsx';
import { handAt } from '#ui/art/hands.ts';
import { useLook } from '#ui/art/me.ts';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { POSE_OF } from '../../rules/comics/from-story.ts';
import { PROP_FRAMES, sheetOf } from '../../rules/directions/props.ts';
import { isHung, type Panel, type PanelFigure, type PanelThing } from '../../rules/stage/comic.ts';
import paper from '../shared/comic-paper.module.css';
import { drawnAs } from '../shared/drawn-as.ts';
import { placePicture, propPicture } from '../shared/pictures.ts';
import styles from './comic-panel.module.css';

const FLOOR = 284;

/** One picture: the place behind, whoever is there with what they hold, what stands there, and what is said above. */
export function ComicPanel({ panel, number }: { panel: Panel; number: number }) {
  const { who, place, text } = panel;
  const picture = place === null ? undefined : placePicture(place);
  const { figures, things, isClose } = panel.drawn ?? asTold(panel);
  const speaks = figures.findIndex((figure) => figure.who === who);
  const [scale, floor] = isClose ? [1.25, FLOOR + 56] : [0.92, FLOOR];
  const xs = figures.length === 1 ? [things.length === 0 ? 200 : 130] : [110, 290];
  return (
    <article className={classNames(paper.picture, styles.panel)} data-tone={number % 3}>
      {picture !== undefined && <img src={picture} alt="" className={paper.place} />}
      <p
        className={classNames(
          styles.words,
          ...(who === 'narrator' ? [paper.caption] : [paper.said, styles.bubble]),
        )}
        data-from={speaks === 1 ? 'right' : figures.length === 1 && things.length === 0 ? 'middle' : 'left'}
      >
        {text}
      </p>
      <Picture viewBox="0 0 400 300" className={styles.people}>
        {things.map((thing, nth) => (
          <Thing key={thing.name} thing={thing} x={figures.length === 1 ? 290 - 60 * nth : 200} />
        ))}
        {figures.map((figure, nth) => {
          const name = drawnAs(figure.who);
          return (
            name !== null && (
              <Standing
                key={name}
                name={name}
                figure={figure}
                at={{ x: isClose ? 200 : (xs[nth] ?? 200), y: floor, scale }}
              />
            )
          );
        })}
      </Picture>
    </article>
  );
}

/** Where nothing is acted: the child, and whoever speaks. */
function asTold({ who, face }: Panel): NonNullable<Panel['drawn']> {
  const standing = { pose: null, turn: 'right', holds: null, wears: null } as const;
  const me = { ...standing, who: 'you', face: who === 'you' ? (face ?? 'okay') : 'okay' } as const;
  const other = who === 'narrator' || who === 'you' ? null : { ...standing, who, face: face ?? 'okay' };
  return { figures: other === null ? [me] : [me, other], things: [], isClose: false };
}

/** Things of all sizes have room in a small picture. */
const SHRUNK = { small: 0.85, medium: 0.62, large: 0.42 } as const;

function Thing({ thing, x }: { thing: PanelThing; x: number }) {
  const { size } = sheetOf(thing.name);
  return <ThingPicture thing={thing} x={x} y={isHung(thing) ? 150 : FLOOR} scale={SHRUNK[size]} />;
}

type ThingPictureProps = { thing: PanelThing; x: number; y: number; scale: number };

function ThingPicture({ thing: { name, state }, x, y, scale }: ThingPictureProps) {
  const href = propPicture(name, state);
  const frame = PROP_FRAMES[sheetOf(name).size];
  if (href === undefined) return null;
  return (
    <At x={x} y={y} scale={scale}>
      <image href={href} {...frame} />
    </At>
  );
}

type StandingProps = {
  name: FigureName;
  figure: PanelFigure;
  at: { x: number; y: number; scale: number };
};

const IN_HAND = 0.84;

function Standing({ name, figure, at: { x, y, scale } }: StandingProps) {
  const { face, holds, wears, turn } = figure;
  const pose = figure.pose ?? POSE_OF[face];
  const [handX, handY] = handAt(useLook(name), pose, turn);
  const { y: top, height } = PROP_FRAMES.small;
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={2} width={62} />
      <Figure
        name={name}
        feeling={face}
        pose={pose}
        turn={turn}
        wears={wears === null ? undefined : propPicture(wears.name, wears.state)}
      />
      {holds !== null && (
        <ThingPicture thing={holds} x={handX} y={handY - (top + height / 2) * IN_HAND} scale={IN_HAND} />
      )}
    </At>
  );
}
