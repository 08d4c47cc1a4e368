import { Figure } from '../character.tsx';
import { path } from '../pencil/path.ts';
import { At } from '../pencil/picture.tsx';
import type { Point } from '../pencil/poses.ts';
import { Bush, Glow, Lantern, Shadow, Wash } from '../scenery.tsx';

function TreeHouse(props: {
  x: number;
  y: number;
  scale: number;
  wall: string;
  roof: string;
  light: string;
}) {
  const { x, y, scale, wall, roof, light } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-46 8L-10 46M46 8L10 46" stroke="#7b543b" strokeWidth="7" strokeLinecap="round" />
      <path d="M-38 0C-44-28-36-52-30-58H30C36-52 44-28 38 0Z" fill={wall} />
      <path d="M14 0C20-30 18-50 16-58H30C36-52 44-28 38 0Z" fill="#3d2412" opacity=".1" />
      <path
        d="M-60-46C-42-66-18-100 0-114C18-100 42-66 60-46C52-36 44-46 36-40C28-34 22-46 12-40C4-34-4-34-12-40C-22-46-28-34-36-40C-44-46-52-36-60-46Z"
        fill={roof}
      />
      <path
        d="M-40-54C-28-70-12-90-2-100M-14-52C-8-66 0-80 6-90M16-54C18-62 18-68 18-74"
        fill="none"
        stroke={light}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-24 0V-20Q-24-32-14-32T-4-20V0Z" fill="#7a4d36" />
      <circle cx="-8" cy="-14" r="1.8" fill="#f4c667" />
      <circle cx="17" cy="-24" r="11" fill="#ffe39a" />
      <path d="M17-35V-13M6-24H28" stroke="#8f6444" strokeWidth="2.5" />
      <circle cx="17" cy="-24" r="11" fill="none" stroke="#8f6444" strokeWidth="3.5" />
      <path d="M-64 0H64L58 11H-58Z" fill="#9a6d4b" />
      <path d="M-64 0H64" stroke="#c0926a" strokeWidth="3" />
    </At>
  );
}

/** A sagging bridge of planks between two platforms. */
function RopeBridge({ from, to, sag }: { from: Point; to: Point; sag: number }) {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const posts = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    const rest = 1 - share;
    const x = rest * rest * from[0] + 2 * rest * share * middle[0] + share * share * to[0];
    const y = rest * rest * from[1] + 2 * rest * share * middle[1] + share * share * to[1];
    return path`M${x} ${y - 20}V${y}`;
  });
  return (
    <g fill="none" stroke="#8a6244">
      <path
        d={path`M${from[0]} ${from[1] - 20}Q${middle[0]} ${middle[1] - 20} ${to[0]} ${to[1] - 20}`}
        strokeWidth="2.5"
      />
      <path d={posts.join('')} strokeWidth="1.5" />
      <path
        d={path`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`}
        stroke="#b98558"
        strokeWidth="7"
        strokeDasharray="9 2"
      />
    </g>
  );
}

function Trunk({ x, width, color, shade }: { x: number; width: number; color: string; shade: string }) {
  return (
    <>
      <path
        d={path`M${x - width * 0.5} -10C${x - width * 0.4} 120 ${x - width * 0.42} 260 ${x - width * 0.8} 400H${x + width * 0.8}C${x + width * 0.42} 260 ${x + width * 0.4} 120 ${x + width * 0.5} -10Z`}
        fill={color}
      />
      <path
        d={path`M${x + width * 0.14} -10C${x + width * 0.1} 120 ${x + width * 0.1} 260 ${x + width * 0.2} 400H${x + width * 0.8}C${x + width * 0.42} 260 ${x + width * 0.4} 120 ${x + width * 0.5} -10Z`}
        fill={shade}
        opacity=".5"
      />
    </>
  );
}

function Boardwalk() {
  return (
    <>
      <path d="M0 346Q320 330 640 346V400H0Z" fill="#b98a5e" />
      <path d="M0 346Q320 330 640 346V354Q320 338 0 354Z" fill="#d9ae7e" />
      <path
        d="M60 346L40 400M150 342L138 400M240 340L236 400M330 339L332 400M420 340L428 400M510 342L524 400M596 345L618 400"
        stroke="#94693f"
        strokeWidth="2.5"
        opacity=".7"
      />
      <g stroke="#8a6244" strokeLinecap="round">
        <path d="M26 348V298M124 342V294M540 342V294M622 346V298" strokeWidth="8" />
        <path
          d="M-10 304Q26 312 26 304Q74 322 124 300M540 300Q584 322 622 304Q640 312 650 306"
          strokeWidth="3.5"
          fill="none"
        />
      </g>
    </>
  );
}

export function CanopyTown() {
  return (
    <>
      <Wash width={640} height={400} colors={['#f2b391', '#f9cfa5', '#fbe8c4', '#d9e2b6']} />
      <Glow x={318} y={170} radius={220} color="#fff4d2" />
      <circle cx="318" cy="170" r="44" fill="#fff3d0" />
      <g fill="#e2b98a" opacity=".65">
        <path d="M36 0H62L70 400H24ZM212 0H232L240 400H204ZM404 0H428L436 400H398ZM604 0H630L640 400H594Z" />
        <path d="M0 0H640V50C600 74 570 44 530 62C500 84 460 52 430 66C400 80 370 44 330 58C290 76 260 46 220 64C180 82 140 46 110 62C70 80 40 52 0 66Z" />
      </g>
      <path d="M0 300C120 268 220 290 320 284C430 276 540 270 640 300V400H0Z" fill="#b9cc97" />
      <path d="M0 326C120 300 240 316 340 312C450 306 560 304 640 322V400H0Z" fill="#98b67c" />
      <Trunk x={112} width={56} color="#b07d55" shade="#8a5c3d" />
      <Trunk x={330} width={36} color="#bb8a60" shade="#966a48" />
      <Trunk x={540} width={60} color="#a9764f" shade="#835739" />
      <RopeBridge from={[178, 214]} to={[282, 168]} sag={34} />
      <RopeBridge from={[380, 168]} to={[472, 206]} sag={34} />
      <TreeHouse x={112} y={216} scale={1.05} wall="#f0cd9a" roof="#7b9f5c" light="#9dbd78" />
      <TreeHouse x={331} y={170} scale={0.82} wall="#f3d3b4" roof="#cf7f5c" light="#e39e7b" />
      <TreeHouse x={540} y={208} scale={1.1} wall="#e9c6a8" roof="#5f8f78" light="#82ad94" />
      <g fill="#7da061">
        <path d="M0 0H640V34C614 66 586 28 560 48C530 74 498 34 470 50C440 68 414 30 386 44C356 60 330 30 300 44C270 62 240 30 214 46C186 70 150 34 124 50C92 74 60 36 36 56C22 66 10 60 0 54Z" />
      </g>
      <path
        d="M0 0H640V14C600 36 566 8 530 24C490 40 450 10 410 22C370 34 330 8 290 22C250 38 210 10 170 24C130 40 80 12 44 32C26 42 10 36 0 32Z"
        fill="#5f8a54"
      />
      <path d="M-10 92Q150 128 320 96T650 90" fill="none" stroke="#6b4a3a" strokeWidth="2.5" />
      <Lantern x={44} y={101} scale={0.9} cord={8} />
      <Lantern x={148} y={113} scale={0.9} cord={8} />
      <Lantern x={436} y={84} scale={0.9} cord={8} />
      <Lantern x={610} y={88} scale={0.9} cord={8} />
      <At x={226} y={36} scale={-0.44}>
        <Figure name="tavi" feeling="happy" pose="wave" />
      </At>
      <path d="M166 28Q226 46 284 34" fill="none" stroke="#8a5c3d" strokeWidth="11" strokeLinecap="round" />
      <g fill="#5f8a54">
        <path d="M190 32q-4-16 14-18q2 14-14 18ZM262 38q4 14 20 10q-4-14-20-10Z" />
      </g>
      <Boardwalk />
      <Bush x={24} y={398} scale={1.1} leaf="#6d9a60" light="#8cb47c" />
      <Bush x={620} y={400} scale={1.2} leaf="#6d9a60" light="#8cb47c" />
      <Shadow x={220} y={374} width={44} />
      <Shadow x={332} y={380} width={44} />
      <Shadow x={438} y={374} width={44} />
      <At x={220} y={372} scale={0.64}>
        <Figure name="juno" feeling="happy" pose="wave" />
      </At>
      <At x={332} y={378} scale={0.6}>
        <Figure name="oke" feeling="okay" pose="rest" />
      </At>
      <At x={438} y={372} scale={0.62} flip>
        <Figure name="mirela" feeling="proud" pose="stand" />
      </At>
      <g fill="#4f7a4a">
        <path d="M0 0H96C92 30 66 22 62 40C56 62 34 46 28 66C20 86 8 78 0 84Z" />
        <path d="M640 0H548C552 26 574 20 580 38C586 58 606 44 612 62C618 80 632 74 640 80Z" />
      </g>
    </>
  );
}
