import { useId } from 'react';
import { path } from './pencil/path.ts';
import { At } from './pencil/picture.tsx';

/** A backdrop that runs through its colors from top to bottom. */
export function Wash({
  width,
  height,
  colors,
}: {
  width: number;
  height: number;
  colors: readonly string[];
}) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {colors.map((color, index) => (
          <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** Soft light that fades out to its rim. */
export function Glow(props: { x: number; y: number; radius: number; color: string; strength?: number }) {
  const { x, y, radius, color, strength = 0.9 } = props;
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor={color} stopOpacity={strength} />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} />
    </>
  );
}

type SpotProps = { x: number; y: number; scale?: number };

export function Cloud({
  x,
  y,
  scale = 1,
  color = '#fff',
  shade = '#e9eef0',
}: SpotProps & { color?: string; shade?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path
        d="M-58 20C-84 20-86-8-62-10C-62-34-30-42-15-26C-2-48 36-42 38-17C64-22 78 6 58 18C54 20 50 20 46 20Z"
        fill={color}
      />
      <path
        d="M-58 20C-74 20-80 10-77 1C-66 12-50 10-42 5C-30 14-10 14 0 6C14 14 36 12 44 4C54 9 62 8 67 5C68 11 64 16 58 18C54 20 50 20 46 20Z"
        fill={shade}
      />
    </At>
  );
}

export function RoundTree({
  x,
  y,
  scale = 1,
  leaf = '#7fae7f',
  light = '#9cc596',
}: SpotProps & { leaf?: string; light?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-6 0C-4-20-5-34-6-48H6C5-34 4-20 6 0Z" fill="#8a6248" />
      <path d="M0-30L12-46" stroke="#8a6248" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-26-42C-46-46-46-74-28-80C-28-104 6-112 16-94C36-98 48-74 36-62C40-46 22-36 10-42C0-34-16-34-26-42Z"
        fill={leaf}
      />
      <path d="M-24-66C-26-84-10-96 4-90C-8-84-10-74-24-66Z" fill={light} />
      <path d="M14-72C16-82 26-84 32-78C24-78 22-72 14-72Z" fill={light} />
    </At>
  );
}

export function Bush({
  x,
  y,
  scale = 1,
  leaf = '#86b07c',
  light = '#a4c796',
}: SpotProps & { leaf?: string; light?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-40 0C-54-2-50-24-34-22C-30-40-6-40-2-28C8-42 34-34 30-18C48-20 50-2 38 0Z" fill={leaf} />
      <path
        d="M-28-14C-26-26-12-28-8-20C-16-20-20-14-28-14ZM8-18C12-28 22-26 24-18C18-20 14-16 8-18Z"
        fill={light}
      />
    </At>
  );
}

export function Flower({ x, y, scale = 1, color = '#e98b77' }: SpotProps & { color?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M0 0Q-1-8 0-14" stroke="#5f8f5f" strokeWidth="2" fill="none" strokeLinecap="round" />
      <path
        d="M0-14m-5 0a3.5 3.5 0 1 1 5-4a3.5 3.5 0 1 1 5 4a3.5 3.5 0 1 1-5 4a3.5 3.5 0 1 1-5-4Z"
        fill={color}
      />
      <circle cy="-14" r="2.4" fill="#fbe3a2" />
    </At>
  );
}

/** A hanging lantern; the point is where its cord ends above. */
export function Lantern({ x, y, scale = 1, cord = 16 }: SpotProps & { cord?: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d={path`M0 0V${cord}`} stroke="#6b4a3a" strokeWidth="2" />
      <circle cy={cord + 14} r="26" fill="#ffd98a" opacity=".28" />
      <path
        d={path`M-6 ${cord}H6L10 ${cord + 6}V${cord + 22}L6 ${cord + 28}H-6L-10 ${cord + 22}V${cord + 6}Z`}
        fill="#e39a3b"
      />
      <path d={path`M-6 ${cord + 6}H6V${cord + 22}H-6Z`} fill="#fff0c2" />
      <path
        d={path`M-7 ${cord}H7M-7 ${cord + 28}H7`}
        stroke="#8a5a32"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </At>
  );
}

/** What keeps a figure on the ground. */
export function Shadow({
  x,
  y,
  width,
  opacity = 0.16,
}: {
  x: number;
  y: number;
  width: number;
  opacity?: number;
}) {
  return <ellipse cx={x} cy={y} rx={width} ry={width * 0.16} fill="#2f2430" opacity={opacity} />;
}
