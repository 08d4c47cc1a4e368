import type { ReactNode } from 'react';
import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow, Wash } from '#ui/art/scenery.tsx';
import { Round } from './indoors.tsx';
import { cloudBank, Floor, HEIGHT, times, WIDTH } from './stage.tsx';

export const BRASS = '#cf9d4e';
export const BRASS_LIGHT = '#ecc983';
export const BRASS_DARK = '#a4763a';

/** A cabin of the station: painted panels between ribs of brass. */
export function Cabin(props: {
  wall: readonly string[];
  panel: string;
  floor: readonly string[];
  seam: string;
}) {
  const { wall, panel, floor, seam } = props;
  const ribs = [60, 330, 950, 1220];
  return (
    <>
      <Wash width={WIDTH} height={HEIGHT} colors={wall} />
      <rect y="330" width={WIDTH} height="130" fill={panel} />
      <path d="M0 326H1280V336H0Z" fill={BRASS} />
      <path d="M0 326H1280V329H0Z" fill={BRASS_LIGHT} />
      <path d={ribs.map((x) => path`M${x - 13} 0h26V460h-26Z`).join('')} fill={BRASS} />
      <path d={ribs.map((x) => path`M${x - 13} 0h7V460h-7Z`).join('')} fill={BRASS_LIGHT} />
      <path
        d={ribs.flatMap((x) => times(6, (index) => path`M${x + 3} ${40 + index * 76}v.1`)).join('')}
        stroke={BRASS_DARK}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M0 0H1280V26Q640 60 0 26Z" fill={BRASS} />
      <path d="M0 26Q640 60 1280 26V33Q640 67 0 33Z" fill={BRASS_DARK} opacity=".5" />
      <rect y="444" width={WIDTH} height="14" fill={BRASS_DARK} opacity=".75" />
      <Floor line={458} colors={floor} seam={seam} />
    </>
  );
}

/** A round window in a ring of brass. */
export function Porthole(props: {
  x: number;
  y: number;
  radius: number;
  sky: readonly string[];
  children?: ReactNode;
}) {
  const { x, y, radius: r, sky, children } = props;
  return (
    <>
      <circle cx={x + 3} cy={y + 8} r={r + 18} fill="#2f2430" opacity=".12" />
      <circle cx={x} cy={y} r={r + 18} fill={BRASS} />
      <circle cx={x} cy={y} r={r + 15} fill="none" stroke={BRASS_LIGHT} strokeWidth="4" />
      <Round x={x} y={y} radius={r}>
        <g transform={`translate(${-r} ${-r})`}>
          <Wash width={r * 2} height={r * 2} colors={sky} />
        </g>
        {children}
      </Round>
      <circle cx={x} cy={y} r={r} fill="none" stroke={BRASS_DARK} strokeWidth="4" />
      <path
        d={path`M${x - r * 0.66} ${y - r * 0.3}Q${x - r * 0.5} ${y - r * 0.66} ${x - r * 0.1} ${y - r * 0.74}`}
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d={times(8, (index) => {
          const turn = (Math.PI / 4) * (index + 0.5);
          return path`M${x + Math.cos(turn) * (r + 9)} ${y + Math.sin(turn) * (r + 9)}v.1`;
        }).join('')}
        stroke={BRASS_DARK}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  );
}

/** A dial without numbers; `turn` is where its needle points, 0 is up. */
export function Gauge(props: { x: number; y: number; radius: number; turn: number; face?: string }) {
  const { x, y, radius: r, turn, face = '#fbf2dc' } = props;
  return (
    <At x={x} y={y}>
      <circle r={r + 6} fill={BRASS} />
      <circle r={r + 6} fill="none" stroke={BRASS_DARK} strokeWidth="2.5" opacity=".6" />
      <circle r={r} fill={face} />
      <path
        d={path`M${-r * 0.7} ${r * 0.2}A${r * 0.72} ${r * 0.72} 0 0 1 ${r * 0.7} ${r * 0.2}`}
        fill="none"
        stroke="#9db7b4"
        strokeWidth={r * 0.16}
      />
      <path
        d={path`M0 0V${-r * 0.66}`}
        stroke="#c9604f"
        strokeWidth="4"
        strokeLinecap="round"
        transform={`rotate(${turn})`}
      />
      <circle r={r * 0.16} fill="#6f5a48" />
    </At>
  );
}

/** Pipes along a wall; `d` is the way they take. */
export function Pipe({
  d,
  width = 16,
  color = BRASS,
  light = BRASS_LIGHT,
}: {
  d: string;
  width?: number;
  color?: string;
  light?: string;
}) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} stroke={color} strokeWidth={width} />
      <path d={d} stroke={light} strokeWidth={width * 0.25} transform={`translate(0 ${-width * 0.2})`} />
    </g>
  );
}

export function Balloon(props: {
  x: number;
  y: number;
  scale: number;
  color: string;
  stripe: string;
  patch?: string;
}) {
  const { x, y, scale, color, stripe, patch } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path
        d="M0-66C36-66 50-38 44-14C40 6 18 26 8 34H-8C-18 26-40 6-44-14C-50-38-36-66 0-66Z"
        fill={color}
      />
      <path d="M0-66C14-60 20-36 18-14C16 6 8 26 4 34H-4C-8 26-16 6-18-14C-20-36-14-60 0-66Z" fill={stripe} />
      {patch && (
        <path
          d="M-38-16L-20-22L-14-4L-32 2Z"
          fill={patch}
          stroke="#fff6e4"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <path
        d="M-30-40C-26-50-20-55-14-58"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M-8 34H8L6 42H-6Z" fill="#b9855a" />
    </At>
  );
}

/** The wide sky around the station, with clouds to the bottom. */
export function StationSky({ colors = ['#86bddb', '#bfdfe8', '#fbe9d3'] }: { colors?: readonly string[] }) {
  return (
    <>
      <Wash width={WIDTH} height={HEIGHT} colors={colors} />
      <Glow x={930} y={170} radius={300} color="#fff5d2" />
      <circle cx="930" cy="170" r="54" fill="#fff4cd" />
      <Cloud x={520} y={150} scale={1.1} color="#f7fbfb" shade="#dcebee" />
      <Cloud x={1130} y={230} scale={1.3} color="#f7fbfb" shade="#dcebee" />
      <Cloud x={120} y={230} scale={1.4} color="#f7fbfb" shade="#dcebee" />
      <path d={cloudBank(420, 34, 9, 2)} fill="#fdf3e8" />
      <path d={cloudBank(462, 26, 11, 3)} fill="#f8e4d6" />
    </>
  );
}
