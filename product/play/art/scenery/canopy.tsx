import { type ReactNode, useId } from 'react';
import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Lantern, Wash } from '#ui/art/scenery.tsx';
import { Round } from './indoors.tsx';
import { HEIGHT, leafHem, seams, times, WIDTH } from './stage.tsx';

/** The evening sky of Canopy Town, with trunks far away. */
export function CanopySky({ sun = [640, 250] }: { sun?: readonly [number, number] }) {
  return (
    <>
      <Wash width={WIDTH} height={HEIGHT} colors={['#f2b896', '#f9d2aa', '#fbe9c8', '#dbe4ba']} />
      <Glow x={sun[0]} y={sun[1]} radius={380} color="#fff4d2" />
      <circle cx={sun[0]} cy={sun[1]} r="70" fill="#fff4d4" />
      <g fill="#e6bf94" opacity=".6">
        <path d="M96 0H132L146 720H82ZM398 0H426L436 720H386ZM852 0H884L894 720H842ZM1164 0H1200L1216 720H1148Z" />
        <path d={leafHem(84, 34, 12, 3)} />
      </g>
    </>
  );
}

export function Trunk(props: { x: number; width: number; color?: string; shade?: string; bottom?: number }) {
  const { x, width, color = '#b07d55', shade = '#8a5c3d', bottom = HEIGHT } = props;
  const w = width;
  return (
    <>
      <path
        d={path`M${x - w * 0.5} -10C${x - w * 0.4} 200 ${x - w * 0.42} ${bottom - 180} ${x - w * 0.85} ${bottom}H${x + w * 0.85}C${x + w * 0.42} ${bottom - 180} ${x + w * 0.4} 200 ${x + w * 0.5} -10Z`}
        fill={color}
      />
      <path
        d={path`M${x + w * 0.14} -10C${x + w * 0.1} 200 ${x + w * 0.1} ${bottom - 180} ${x + w * 0.22} ${bottom}H${x + w * 0.85}C${x + w * 0.42} ${bottom - 180} ${x + w * 0.4} 200 ${x + w * 0.5} -10Z`}
        fill={shade}
        opacity=".5"
      />
    </>
  );
}

/** The leaves overhead. */
export function Leaves({ y = 64 }: { y?: number }) {
  return (
    <>
      <path d={leafHem(y, 36, 11, 2)} fill="#86a869" />
      <path d={leafHem(y * 0.45, 28, 9, 3)} fill="#6b945c" />
    </>
  );
}

/** What all guild houses have in common. A picture with guild houses draws it once, before them. */
export function SiloParts() {
  return (
    <defs>
      <g id="silo" fill="none">
        <path d="M-40 8L-10 44M40 8L10 44" stroke="#7b543b" strokeWidth="8" strokeLinecap="round" />
        <path d="M16 0C22-50 20-92 18-116H42C48-92 50-50 44 0Z" fill="#3d2412" opacity=".1" />
        <path
          d="M-20 0C-24-50-22-92-20-116M0-56V-116M22 0C26-50 24-92 22-116"
          stroke="#3d2412"
          strokeWidth="1.5"
          opacity=".14"
        />
        <path d="M-46-22Q0-12 46-22M-47-96Q0-86 47-96" stroke="#8f6444" strokeWidth="4" />
        <path d="M-16 0V-28Q-16-44 0-44T16-28V0Z" fill="#7a4d36" />
        <circle cx="9" cy="-20" r="2.4" fill="#f4c667" />
        <circle cy="-68" r="15" fill="#ffe39a" stroke="#8f6444" strokeWidth="4" />
        <path d="M0-83V-53M-15-68H15" stroke="#8f6444" strokeWidth="3" />
        <path d="M-66 0H66L58 12H-58Z" fill="#9a6d4b" />
        <path d="M-66 0H66" stroke="#c0926a" strokeWidth="3" />
      </g>
    </defs>
  );
}

/** A guild house: a round tower of staves with a pointed roof; the point is the middle of its foot. */
export function Silo(props: {
  x: number;
  y: number;
  scale?: number;
  wall: string;
  roof: string;
  light: string;
}) {
  const { x, y, scale = 1, wall, roof, light } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-44 0C-50-50-48-92-42-116H42C48-92 50-50 44 0Z" fill={wall} />
      <use href="#silo" />
      <path
        d="M-62-106C-44-128-18-166 0-184C18-166 44-128 62-106C52-96 44-106 36-100C28-94 22-106 12-100C4-94-4-94-12-100C-22-106-28-94-36-100C-44-106-52-96-62-106Z"
        fill={roof}
      />
      <path
        d="M-40-114C-28-132-12-156-2-168M-14-112C-8-128 0-146 6-158M16-114C18-124 18-132 18-140"
        fill="none"
        stroke={light}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </At>
  );
}

/** A boardwalk among the branches, from `y` down. */
export function Boardwalk({ y }: { y: number }) {
  return (
    <>
      <path d={path`M0 ${y + 16}Q640 ${y - 16} 1280 ${y + 16}V720H0Z`} fill="#c69a6c" />
      <path
        d={path`M0 ${y + 16}Q640 ${y - 16} 1280 ${y + 16}V${y + 28}Q640 ${y - 4} 0 ${y + 28}Z`}
        fill="#dcb486"
      />
      <path d={seams(y + 22, 130, 1.7)} stroke="#a97d50" strokeWidth="2.5" opacity=".6" />
    </>
  );
}

/** Posts with a slack rope between them. */
export function RopeRail({
  posts,
  y,
  height = 78,
}: {
  posts: readonly number[];
  y: number;
  height?: number;
}) {
  const ropes = posts.slice(1).map((to, index) => {
    const from = posts[index] ?? 0;
    return path`M${from} ${y - height + 12}Q${(from + to) / 2} ${y - height + 44} ${to} ${y - height + 12}`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <path d={ropes.join('')} stroke="#a67f57" strokeWidth="5" />
      <path d={posts.map((x) => path`M${x} ${y}v${-height}`).join('')} stroke="#8a6244" strokeWidth="13" />
    </g>
  );
}

/** Lanterns on a slack string. */
export function LanternLine(props: {
  from: number;
  to: number;
  y: number;
  sag: number;
  count: number;
  scale?: number;
}) {
  const { from, to, y, sag, count, scale = 1.3 } = props;
  const id = useId();
  return (
    <>
      <path
        d={path`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`}
        fill="none"
        stroke="#7b543b"
        strokeWidth="3"
      />
      <defs>
        <g id={id}>
          <Lantern x={0} y={0} scale={scale} cord={8} />
        </g>
      </defs>
      {times(count, (index) => {
        const share = (index + 0.5) / count;
        const hang = Math.round(y + 4 * sag * share * (1 - share));
        return <use key={index} href={`#${id}`} x={Math.round(from + (to - from) * share)} y={hang} />;
      })}
    </>
  );
}

/** The inside of a guild house: a round room of staves, seen from its door. */
export function GuildRoom(props: {
  wall: readonly string[];
  beam: string;
  roof: string;
  floor: string;
  seam: string;
}) {
  const { wall, beam, roof, floor, seam } = props;
  return (
    <>
      <Wash width={WIDTH} height={HEIGHT} colors={wall} />
      <path
        d={times(15, (index) => {
          const x = 80 + index * 80;
          const bow = (x - 640) * 0.1;
          return path`M${x} 40C${x + bow} 180 ${x + bow} 320 ${x} 500`;
        }).join('')}
        fill="none"
        stroke={beam}
        strokeWidth="2.5"
        opacity=".32"
      />
      <path d="M0 0H1280V34Q640 112 0 34Z" fill={roof} />
      <path
        d="M640-60L180 54M640-60L420 82M640-60V92M640-60L860 82M640-60L1100 54"
        stroke={beam}
        strokeWidth="10"
        opacity=".55"
      />
      <path d="M0 34Q640 112 1280 34V56Q640 136 0 56Z" fill={beam} />
      <path d="M0 478Q640 424 1280 478V720H0Z" fill={floor} />
      <path d="M0 464Q640 410 1280 464V480Q640 426 0 480Z" fill={beam} />
      <path d="M0 480Q640 426 1280 480V492Q640 438 0 492Z" fill="#2f2430" opacity=".09" />
      <path d="M0 556Q640 506 1280 556M0 640Q640 596 1280 640" fill="none" stroke={seam} strokeWidth="3" />
      <path
        d="M640 452V530M430 462L400 534M850 462L880 534M250 474L206 543M1030 474L1074 543M520 528L496 622M760 528L784 622"
        stroke={seam}
        strokeWidth="3"
      />
    </>
  );
}

/** A round window with the trees of the town behind it. */
export function TreeWindow(props: {
  x: number;
  y: number;
  radius: number;
  frame: string;
  night?: boolean;
  children?: ReactNode;
}) {
  const { x, y, radius: r, frame, night = false, children } = props;
  const sky = night ? ['#6d7aa3', '#a99bb5', '#e3b9a2'] : ['#f7c9a0', '#fdeac8'];
  return (
    <>
      <circle cx={x + 3} cy={y + 7} r={r + 14} fill="#2f2430" opacity=".1" />
      <Round x={x} y={y} radius={r}>
        <g transform={`translate(${-r} ${-r})`}>
          <Wash width={r * 2} height={r * 2} colors={sky} />
        </g>
        <circle cx={r * 0.2} cy={-r * 0.1} r={r * 0.3} fill="#fff4d4" />
        <g fill={night ? '#6f7a86' : '#c7cf9c'}>
          <path
            d={path`M${-r} ${r * 0.3}Q${-r * 0.4} ${-r * 0.1} 0 ${r * 0.4}T${r} ${r * 0.2}V${r}H${-r}Z`}
          />
        </g>
        <path
          d={path`M${-r} ${r * 0.7}Q${-r * 0.3} ${r * 0.35} ${r * 0.2} ${r * 0.7}T${r} ${r * 0.6}V${r}H${-r}Z`}
          fill={night ? '#586b6c' : '#a6bd80'}
        />
        {children}
      </Round>
      <circle cx={x} cy={y} r={r + 4} fill="none" stroke={frame} strokeWidth="16" />
      <path d={path`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`} stroke={frame} strokeWidth="6" />
    </>
  );
}

export function CartWheel({
  x,
  y,
  radius,
  color = '#8a5f42',
  hub = '#d9a95c',
}: {
  x: number;
  y: number;
  radius: number;
  color?: string;
  hub?: string;
}) {
  const r = radius;
  const c = r * 0.7;
  return (
    <At x={x} y={y}>
      <path
        d={path`M0 ${-r}V${r}M${-r} 0H${r}M${-c} ${-c}L${c} ${c}M${-c} ${c}L${c} ${-c}`}
        stroke={color}
        strokeWidth={r * 0.13}
      />
      <circle r={r} fill="none" stroke={color} strokeWidth={r * 0.24} />
      <circle r={r * 0.24} fill={hub} />
    </At>
  );
}

/** A rolling cart of the town, by the point between its wheels on the ground. */
export function Cart(props: {
  x: number;
  y: number;
  scale?: number;
  color: string;
  light: string;
  children?: ReactNode;
}) {
  const { x, y, scale = 1, color, light, children } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <ellipse cy="2" rx="120" ry="11" fill="#2f2430" opacity=".14" />
      {children}
      <path d="M-112-92H112L98-32Q96-26 90-26H-90Q-96-26-98-32Z" fill={color} />
      <path d="M-112-92H112L109-78H-109Z" fill={light} />
      <path d="M-54-78L-48-26M0-78V-26M54-78L48-26" stroke="#2f2430" strokeWidth="3" opacity=".15" />
      <path d="M110-84L150-104" stroke="#8a5f42" strokeWidth="8" strokeLinecap="round" />
      <CartWheel x={-62} y={-26} radius={24} />
      <CartWheel x={62} y={-26} radius={24} />
    </At>
  );
}
