import type { ReactNode } from 'react';
import { Figure } from '../character.tsx';
import { At } from '../pencil/picture.tsx';
import { Spark } from '../rig/marks.tsx';
import { Cloud, Glow, RoundTree, Wash } from '../scenery.tsx';

type PanelProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  color: string;
  children: ReactNode;
};

/** A nested svg clips what is drawn in it, so the panel needs no clip path. */
function Panel({ x, y, width, height, turn, color, children }: PanelProps) {
  return (
    <g transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
      <rect x={x - 3} y={y} width={width + 14} height={height + 14} rx="8" fill="#5a3d5c" opacity=".14" />
      <rect x={x - 8} y={y - 8} width={width + 16} height={height + 16} rx="8" fill="#fffdf8" />
      <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <rect width={width} height={height} fill={color} />
        {children}
      </svg>
    </g>
  );
}

function Bubble({
  x,
  y,
  flip = false,
  children,
}: {
  x: number;
  y: number;
  flip?: boolean;
  children: ReactNode;
}) {
  return (
    <At x={x} y={y}>
      <At x={0} y={0} flip={flip}>
        <path
          d="M-28 0C-28-16-14-22 0-22C14-22 28-16 28 0C28 14 14 20 0 20C-4 20-8 20-12 18C-14 26-20 30-27 30C-22 25-21 19-21 13C-26 10-28 5-28 0Z"
          fill="#fffdf8"
        />
      </At>
      {children}
    </At>
  );
}

function Panels() {
  return (
    <>
      <Panel x={276} y={44} width={146} height={108} turn={-4} color="#f3c1a4">
        <path d="M-10 108L70 40L20-10H-10ZM156 108L90 40L120-10H156Z" fill="#efae8d" />
        <path
          d="M14 22l10 8l-4 8l12 4M126 18l-8 9l6 7l-10 6M18 66l9 2l1 9"
          fill="none"
          stroke="#c9604f"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <At x={72} y={196} scale={0.72}>
          <Figure name="you" feeling="worried" pose="rest" />
        </At>
      </Panel>
      <Panel x={456} y={30} width={150} height={106} turn={3} color="#bcd9d3">
        <path d="M0 84Q76 70 150 84V106H0Z" fill="#92bd9c" />
        <RoundTree x={122} y={88} scale={0.86} />
        <Cloud x={30} y={20} scale={0.32} shade="#eef3f1" />
        <At x={62} y={98} scale={0.46}>
          <Figure name="you" feeling="calm" pose="sit" />
        </At>
      </Panel>
      <Panel x={292} y={184} width={146} height={106} turn={3} color="#f6dc9c">
        <circle cx="116" cy="106" r="66" fill="#fae8bb" />
        <At x={46} y={194} scale={0.72}>
          <Figure name="classmate" feeling="happy" pose="stand" />
        </At>
        <Bubble x={112} y={32}>
          <path d="M0 11C-14 1-12-9-5-9C-2-9 0-7 0-5C0-7 2-9 5-9C12-9 14 1 0 11Z" fill="#df6f5c" />
        </Bubble>
      </Panel>
      <Panel x={470} y={172} width={140} height={112} turn={-3} color="#c3b3dc">
        <circle cx="70" cy="126" r="78" fill="#d6cae8" />
        <g fill="#fff1bf">
          <Spark x={18} y={22} size={9} />
          <Spark x={122} y={30} size={11} />
          <Spark x={74} y={14} size={6} />
        </g>
        <At x={44} y={178} scale={0.58}>
          <Figure name="you" feeling="proud" pose="cheer" />
        </At>
        <At x={108} y={166} scale={0.56}>
          <Figure name="friend" feeling="happy" pose="stand" />
        </At>
      </Panel>
    </>
  );
}

function Lamp() {
  return (
    <>
      <Glow x={76} y={226} radius={130} color="#ffe9ad" strength={0.75} />
      <path d="M14 318H58" stroke="#3f6f86" strokeWidth="9" strokeLinecap="round" />
      <path d="M36 318L22 244L58 196" fill="none" stroke="#4f86a0" strokeWidth="6" strokeLinejoin="round" />
      <circle cx="22" cy="244" r="6" fill="#3f6f86" />
      <path d="M44 190L74 180C92 188 100 206 98 222L50 236C40 224 38 204 44 190Z" fill="#df6f5c" />
      <path d="M50 236L98 222C96 234 58 246 50 236Z" fill="#fff1bf" />
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M0 312H640V400H0Z" fill="#d9a878" />
      <path d="M0 312H640V320H0Z" fill="#ebc398" />
      <path
        d="M0 352Q160 344 320 354T640 350M0 382Q200 374 380 384T640 380"
        fill="none"
        stroke="#c48f5e"
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M70 372L104 322H222L262 372Z" fill="#8a5f7a" opacity=".16" />
      <path d="M64 368L100 318H218L256 368Z" fill="#fffdf8" />
      <path
        d="M92 360L106 340H142L134 360ZM144 360L150 340H184L188 360ZM112 334L119 323H200L208 334Z"
        fill="none"
        stroke="#b8a4bd"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M112 356q6-12 12-2t8-6" fill="none" stroke="#df6f5c" strokeWidth="2.5" strokeLinecap="round" />
      <At x={318} y={372}>
        <path
          d="M-8-28L-14-74M2-28L2-82M10-28L20-70M-2-28L-24-62"
          strokeWidth="6"
          stroke="#e0a13d"
          strokeLinecap="round"
        />
        <path d="M2-28V-82" stroke="#4fa39a" strokeWidth="6" strokeLinecap="round" />
        <path d="M10-28L20-70" stroke="#83609c" strokeWidth="6" strokeLinecap="round" />
        <path d="M-22-40H22L18 4Q0 10-18 4Z" fill="#5588a8" />
        <path d="M-21-30H21L20-20H-20Z" fill="#f4d58b" />
      </At>
      <path d="M388 362L442 346L448 356L394 372Z" fill="#e98b77" />
      <path d="M388 362L400 358L406 368L394 372Z" fill="#f6e3d3" />
      <g transform="rotate(-8 540 360)">
        <path d="M508 340H556V380H508Z" fill="#f4d58b" />
        <path d="M518 352H546M518 361H540" stroke="#c79a3a" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="rotate(6 590 360)">
        <path d="M566 346H610V384H566Z" fill="#bcd9d3" />
        <path
          d="M588 372C576 364 578 356 583 356C586 356 588 358 588 360C588 358 590 356 593 356C598 356 600 364 588 372Z"
          fill="#3f8f8c"
        />
      </g>
    </>
  );
}

export function StoriesInMotion() {
  return (
    <>
      <Wash width={640} height={400} colors={['#dccfe4', '#ecdde6', '#f8e6d6']} />
      <rect x="70" y="30" width="146" height="150" rx="10" fill="#fdf4e6" />
      <svg x="79" y="39" width="128" height="132" viewBox="0 0 128 132">
        <Wash width={128} height={132} colors={['#f3b79a', '#fbe0b8']} />
        <circle cx="92" cy="70" r="18" fill="#fff1cd" />
        <path d="M0 102Q40 82 84 98T128 92V132H0Z" fill="#a9bf8f" />
        <RoundTree x={26} y={116} scale={0.7} leaf="#86a87a" light="#a3c095" />
      </svg>
      <path d="M143 39V171M79 105H207" stroke="#fdf4e6" strokeWidth="6" />
      <path d="M62 180H224V190H62Z" fill="#e3c8a6" />
      <path
        d="M206 316C262 300 228 196 262 128"
        fill="none"
        stroke="#83609c"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <path
        d="M424 92Q438 80 446 82M530 146Q536 156 536 162M470 140Q440 156 420 172"
        fill="none"
        stroke="#83609c"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <Panels />
      <g fill="#f0b84f">
        <Spark x={256} y={36} size={10} />
        <Spark x={446} y={166} size={7} />
        <Spark x={628} y={154} size={8} />
      </g>
      <Lamp />
      <At x={160} y={374} scale={0.94}>
        <Figure name="you" feeling="happy" pose="hold" />
      </At>
      <Desk />
      <At x={186} y={310}>
        <path d="M12-44L-3 20" stroke="#e0a13d" strokeWidth="6" strokeLinecap="round" />
        <path d="M-6 17L-7 31L1 19Z" fill="#4a3540" />
      </At>
    </>
  );
}
