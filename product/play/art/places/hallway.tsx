import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import { PottedPlant, WindowView } from '../scenery/indoors.tsx';
import { GroundLight, HEIGHT, type Piece, Pieces, Stage, times, WIDTH } from '../scenery/stage.tsx';

const FAR = 436;
/** Where a line on the left wall lies at `x`, given its height at the picture's edge and at the far corner. */
const along = (edge: number, corner: number, x: number): number => edge + ((corner - edge) * x) / FAR;

const LOCKERS = times(6, (index): Piece => {
  const from = 24 + index * 62;
  const to = from + 56;
  return [
    index,
    path`M${from} ${along(96, 216, from)}L${to} ${along(96, 216, to)}V${along(560, 436, to)}L${from} ${along(560, 436, from)}Z`,
  ];
});

const VENTS = times(6, (index) => {
  const from = 38 + index * 62;
  const to = from + 28;
  const slit = (share: number): string => {
    const at = (x: number): number => along(96, 216, x) + (along(560, 436, x) - along(96, 216, x)) * share;
    return path`M${from} ${at(from)}L${to} ${at(to)}`;
  };
  return slit(0.1) + slit(0.14) + slit(0.18);
}).join('');

const HANDLES = times(6, (index) => {
  const x = 70 + index * 62;
  return path`M${x} ${along(320, 318, x)}v22`;
}).join('');

function LockerWall() {
  return (
    <>
      <path d={path`M0 0L${FAR} 146V446L0 566Z`} fill="#ece6d4" />
      <path d={path`M0 566L${FAR} 446V434L0 548Z`} fill="#c4c9b8" />
      <Pieces colors={['#9db9bd', '#a9c2bb', '#b3c3cf']} pieces={LOCKERS} />
      <path d={VENTS} stroke="#5d7278" strokeWidth="3" opacity=".45" strokeLinecap="round" />
      <path d={HANDLES} stroke="#f6efdc" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

/** A drinking fountain. */
function Fountain() {
  return (
    <At x={500} y={374}>
      <path d="M-26 0H26L20 30Q0 40-20 30Z" fill="#b5c4c8" />
      <path d="M-32-8H32V4H-32Z" fill="#d3dee0" />
      <path d="M-14-8V-20q0-8 10-8" fill="none" stroke="#93a6ab" strokeWidth="6" strokeLinecap="round" />
      <path d="M-4-28Q10-30 14-10" fill="none" stroke="#a3cbe0" strokeWidth="5" strokeLinecap="round" />
      <path d="M-8 34H8V72H-8Z" fill="#a3b3b7" />
    </At>
  );
}

export function Hallway() {
  return (
    <Stage>
      <Wash width={WIDTH} height={HEIGHT} colors={['#f4efe0', '#eee7d4']} />
      <path d="M0 0H1280L844 146H436Z" fill="#fbf8ee" />
      <path d="M520 60H760L730 98H550ZM560 118H720L710 134H570Z" fill="#fff6d6" />
      <Glow x={640} y={90} radius={230} color="#fff6d6" strength={0.6} />
      <path d="M436 146H844V446H436Z" fill="#e6e4d2" />
      <path d="M436 330H844V446H436Z" fill="#d3dccb" />
      <path d="M0 566L436 446H844L1280 566V720H0Z" fill="#d9cdb4" />
      <path
        d="M538 446L400 720M640 446V720M742 446L880 720M436 446L160 720M844 446L1120 720M386 460H894M290 486H990M160 522H1120M0 578H1280M0 652H1280"
        stroke="#cdc0a4"
        strokeWidth="3"
      />
      <LockerWall />
      <At x={1280} y={0} flip>
        <LockerWall />
      </At>
      <rect x="552" y="196" width="176" height="252" rx="8" fill="#c99a6b" />
      <path d="M564 208H636V448H564ZM644 208H716V448H644Z" fill="#d9ae80" />
      <svg x="576" y="222" width="48" height="110" viewBox="0 0 48 110">
        <WindowView width={48} height={110} tree={false} />
      </svg>
      <svg x="656" y="222" width="48" height="110" viewBox="0 0 48 110">
        <WindowView width={48} height={110} tree={false} />
      </svg>
      <path d="M630 348v34M650 348v34" stroke="#f6efdc" strokeWidth="6" strokeLinecap="round" />
      <circle cx="640" cy="172" r="17" fill="#fffaf0" stroke="#c99a6b" strokeWidth="4" />
      <path d="M640 161V172H631" fill="none" stroke="#6b5a4c" strokeWidth="3" strokeLinecap="round" />
      <Fountain />
      <PottedPlant x={790} y={450} scale={0.72} />
      <GroundLight y={600} width={420} strength={0.55} />
    </Stage>
  );
}
