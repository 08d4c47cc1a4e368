import type { ProgramId } from '#brands/brand.ts';
import type { CastName } from '#ui/art/cast.ts';
import { Figure } from '#ui/art/character.tsx';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Bush, Cloud, Flower, RoundTree, Shadow, Wash } from '#ui/art/scenery.tsx';
import { namedIn } from '../../../rules/story/cast.ts';

const FRIENDS: Record<ProgramId, readonly [CastName, CastName]> = {
  academy: ['nim', 'bao'],
  zoou: ['juno', 'tavi'],
  ssgrin: ['noor', 'ximo'],
  hoh: ['dev', 'ines'],
  sim: ['friend', 'classmate'],
};

/** Tall for a phone held upright, low for one on its side. */
export type MapShape = keyof typeof FRAMES;

const FRAMES = { wide: [0, 400], tall: [0, 800], low: [70, 330] } as const;
const WIDTH = 640;

export function ratioOf(shape: MapShape): number {
  return WIDTH / FRAMES[shape][1];
}

type MapGroundProps = {
  program: ProgramId;
  source: string;
  shape: MapShape;
  className?: string | undefined;
};

/** A simple place with the others on one side of it, and room to come closer. */
export function MapGround({ program, source, shape, className }: MapGroundProps) {
  const [first, second] = FRIENDS[program];
  const asked = namedIn(program, source);
  const friends = asked === null || asked === second ? [first, second] : [asked, second];
  return (
    <Picture viewBox={`0 ${FRAMES[shape][0]} ${WIDTH} ${FRAMES[shape][1]}`} className={className}>
      {program === 'ssgrin' ? <Deck /> : program === 'hoh' || program === 'sim' ? <Hall /> : <Meadow />}
      {friends.map((name, at) => (
        <At key={name} {...standing(shape, at)} flip={at === 1}>
          <Shadow x={0} y={2} width={62} />
          <Figure name={name} feeling={at === 0 ? 'happy' : 'excited'} pose={at === 0 ? 'reach' : 'stand'} />
        </At>
      ))}
    </Picture>
  );
}

function standing(shape: MapShape, at: number): { x: number; y: number; scale: number } {
  return shape === 'tall'
    ? { x: 380 + at * 150, y: 400 + at * 14, scale: 0.92 }
    : { x: 424 + at * 120, y: 236 + at * 10, scale: 0.62 };
}

function Meadow() {
  return (
    <>
      <Wash width={640} height={800} colors={['#cfe6ec', '#fdf3d8']} />
      <Cloud x={120} y={60} scale={0.9} />
      <Cloud x={520} y={44} scale={0.7} />
      <path d="M0 150C130 118 240 142 360 128C470 116 560 136 640 122V800H0Z" fill="#c2dfa6" />
      <path d="M0 190C160 168 320 186 640 164V800H0Z" fill="#abd38f" />
      <path
        d="M0 330C120 300 240 320 300 290C380 252 470 268 640 238V320C500 330 420 330 330 360C240 388 120 380 0 392Z"
        fill="#f3dfb4"
      />
      <RoundTree x={60} y={176} scale={0.9} />
      <RoundTree x={590} y={150} scale={0.8} />
      <Bush x={250} y={176} scale={0.8} />
      <Flower x={180} y={236} scale={1.4} color="#f3b0a0" />
      <Flower x={360} y={230} scale={1.2} color="#f6cf6d" />
      <Flower x={90} y={280} scale={1.3} color="#c9a8e0" />
      <Flower x={600} y={360} scale={1.6} color="#f3b0a0" />
      <Flower x={430} y={384} scale={1.3} color="#fff" />
    </>
  );
}

function Deck() {
  return (
    <>
      <Wash width={640} height={800} colors={['#9cc4e4', '#e8f1f4']} />
      <Cloud x={110} y={70} scale={1.1} />
      <Cloud x={330} y={46} scale={0.8} />
      <Cloud x={560} y={90} scale={1} />
      <path d="M0 128H640" stroke="#b98250" strokeWidth="10" />
      {[30, 130, 230, 330, 430, 530, 620].map((x) => (
        <path key={x} d={`M${x} 128V180`} stroke="#a06a3c" strokeWidth="8" />
      ))}
      <path d="M0 172H640V800H0Z" fill="#d9b98a" />
      {[214, 262, 316, 376, 446, 526, 616, 716].map((y) => (
        <path key={y} d={`M0 ${y}H640`} stroke="#c39f6c" strokeWidth="4" />
      ))}
      <circle cx="86" cy="212" r="34" fill="#8fa3b5" />
      <circle cx="86" cy="212" r="24" fill="#b4c4d1" />
      <circle cx="86" cy="212" r="6" fill="#6d8193" />
    </>
  );
}

function Hall() {
  return (
    <>
      <Wash width={640} height={800} colors={['#f3e6cf', '#f9f1e2']} />
      {[90, 250, 410, 570].map((x) => (
        <At key={x} x={x} y={30}>
          <rect x="-44" width="88" height="110" rx="40" fill="#cfe2ea" />
          <path d="M0 0V110M-44 58H44" stroke="#fff" strokeWidth="6" />
        </At>
      ))}
      <path d="M0 166H640V800H0Z" fill="#dcc3a0" />
      <path d="M0 160H640V174H0Z" fill="#b78e62" />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <path
          key={at}
          d={`M${320 + (at - 2.5) * 60} 174L${320 + (at - 2.5) * 420} 800`}
          stroke="#cdb18a"
          strokeWidth="4"
        />
      ))}
      <path d="M0 236H640M0 312H640M0 410H640M0 530H640M0 680H640" stroke="#cdb18a" strokeWidth="4" />
    </>
  );
}
