import type { ExtraName } from '../cast.ts';
import { FigureShadow, type HeadProps, LookBody, LookHead } from '../character.tsx';
import type { Side } from '../pencil/poses.ts';
import type { Look } from '../rig/looks.ts';
import {
  badger,
  boatBadger,
  duckling,
  ferryOtter,
  goat,
  goose,
  greenSnail,
  mole,
  otherBoatBadger,
  otherFerryOtter,
  owl,
  pigeon,
  postSnail,
  raccoon,
  redSnail,
  snail,
} from './animals.ts';
import { baptiste, girl, halina, kids, lien, okafor, osei, quispe, rafferty } from './people.tsx';

/** Somebody, or one of several who stand together. `isFlipped`: looks the other way. */
type Member = { look: Look; x: number; scale: number; isFlipped: boolean };

const alone = (look: Look, scale = 1): Member[] => [{ look, x: 0, scale, isFlipped: false }];

type Placed = readonly [look: Look | undefined, x: number, scale: number];

const together = (...members: readonly Placed[]): Member[] =>
  members.flatMap(([look, x, scale], index) =>
    look === undefined ? [] : [{ look, x, scale, isFlipped: index % 2 === 1 }],
  );

/** Whoever is listed last stands in front. */
const EXTRAS: Record<ExtraName, readonly Member[]> = {
  ducklings: together(
    [{ ...duckling, cloth: '#5a8fc0', trim: '#e8f1f8' }, -66, 0.46],
    [{ ...duckling, cloth: '#4f9d72', trim: '#e4f5ee' }, 66, 0.42],
    [duckling, 2, 0.52],
  ),
  snail: alone(postSnail, 0.72),
  otters: together([otherFerryOtter, 68, 0.96], [ferryOtter, -62, 1.02]),
  goat: alone(goat, 0.98),
  mole: alone(mole, 0.94),
  badger: alone(badger, 1.02),
  badgers: together([otherBoatBadger, 66, 0.96], [boatBadger, -64, 1.02]),
  raccoon: alone(raccoon, 0.74),
  owl: alone(owl, 1.08),
  snails: together([greenSnail, -64, 0.5], [redSnail, 78, 0.34], [snail, 14, 0.42]),
  crowd: together(
    [otherBoatBadger, -22, 1.02],
    [{ ...goat, fur: '#b9b4ae', cloth: '#5a8fc0', clothShade: '#44749f', trim: '#e8f1f8' }, 62, 0.94],
    [{ ...mole, cloth: '#c9604f', clothShade: '#a94c3e' }, -84, 0.74],
    [{ ...raccoon, cloth: '#d0913f', clothShade: '#b1772c' }, 18, 0.6],
    [otherFerryOtter, 98, 0.72],
  ),
  goose: alone(goose, 0.98),
  pigeon: alone(pigeon, 0.56),
  quispe: alone(quispe),
  baptiste: alone(baptiste),
  halina: alone(halina, 0.98),
  osei: alone(osei),
  lien: alone(lien),
  okafor: alone(okafor),
  rafferty: alone(rafferty),
  girl: alone(girl),
  kids: together([kids[0], -82, 0.84], [kids[2], 84, 0.82], [kids[1], 2, 0.86]),
};

const placed = ({ x, scale, isFlipped }: Member): string =>
  `translate(${x} 0) scale(${isFlipped ? -scale : scale} ${scale})`;

const other = (turn: Side): Side => (turn === 'left' ? 'right' : 'left');

type BodyProps = { name: ExtraName; pose?: HeadProps['pose']; turn?: Side | undefined };

/** All but the heads of whoever comes by, on their shadows. */
export function ExtraBody({ name, pose, turn = 'right' }: BodyProps) {
  return (
    <>
      {EXTRAS[name].map((member) => (
        <g key={member.x} transform={placed(member)}>
          <FigureShadow />
          <LookBody look={member.look} pose={pose} turn={member.isFlipped ? other(turn) : turn} />
        </g>
      ))}
    </>
  );
}

export function ExtraHead({ name, looks, ...felt }: HeadProps & { name: ExtraName }) {
  return (
    <>
      {EXTRAS[name].map((member) => (
        <g key={member.x} transform={placed(member)}>
          <LookHead
            look={member.look}
            looks={looks === undefined || !member.isFlipped ? looks : -looks}
            {...felt}
          />
        </g>
      ))}
    </>
  );
}
