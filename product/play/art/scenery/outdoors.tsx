import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { times } from './stage.tsx';

type SpotProps = { x: number; y: number; scale?: number };

/** A small house of Puddle AtMost. */
export function House(props: SpotProps & { wall: string; roof: string; door: string }) {
  const { x, y, scale = 1, wall, roof, door } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-34 0V-56H34V0Z" fill={wall} />
      <path d="M18 0V-56H34V0Z" fill="#2f2430" opacity=".05" />
      <path d="M20-96H32V-70H20Z" fill="#b98a70" />
      <path d="M-44-54L-4-100Q0-104 4-100L44-54Q44-50 38-50H-38Q-44-50-44-54Z" fill={roof} />
      <path d="M-24 0V-28Q-24-38-14-38T-4-28V0Z" fill={door} />
      <rect x="6" y="-40" width="20" height="22" rx="3" fill="#ffe7a3" />
      <path d="M16-40V-18M6-29H26" stroke={wall} strokeWidth="2.5" />
      <circle cy="-72" r="7" fill="#ffe7a3" />
    </At>
  );
}

export function Puddle(props: { x: number; y: number; width: number; water?: string; light?: string }) {
  const { x, y, width, water = '#a5cfde', light = '#cbe5ec' } = props;
  return (
    <At x={x} y={y} scale={width / 100}>
      <path
        d="M-96 4C-100-16-50-24-20-20C20-28 92-22 98-2C102 18 40 24 0 22C-40 26-92 22-96 4Z"
        fill={water}
      />
      <path d="M-82 2C-80-12-40-16-14-13C20-20 78-16 82-3C70-8 30-8 6-4C-30 0-60-4-82 2Z" fill={light} />
    </At>
  );
}

/** Slanting rain, sparse enough to stay calm. */
export function rain(from: number, to: number, count: number): string {
  return times(count, (index) => {
    const x = from + ((to - from) * index) / count;
    const y = 60 + ((index * 113) % 260);
    return path`M${x} ${y}l-5 ${16 + (index % 3) * 4}`;
  }).join('');
}

/** A fence of pickets with round heads that stands on `y`. */
export function Fence(props: {
  from: number;
  to: number;
  y: number;
  height?: number;
  color?: string;
  gap?: number;
}) {
  const { from, to, y, height = 62, color = '#fbf3e2', gap = 34 } = props;
  const count = Math.floor((to - from) / gap);
  return (
    <g stroke={color} strokeLinecap="round">
      <path d={path`M${from} ${y - height * 0.72}H${to}M${from} ${y - height * 0.3}H${to}`} strokeWidth="6" />
      <path
        d={times(count + 1, (index) => path`M${from + index * gap} ${y}v${-height}`).join('')}
        strokeWidth="11"
      />
    </g>
  );
}

/** A bench that stands on `y`. */
export function Bench({
  x,
  y,
  scale = 1,
  wood = '#b98558',
  leg = '#7f8b8a',
}: SpotProps & { wood?: string; leg?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={2} width={104} opacity={0.12} />
      <path d="M-80-34V0M80-34V0M-80-84V-34M80-84V-34" stroke={leg} strokeWidth="8" strokeLinecap="round" />
      <path d="M-100-86H100V-72H-100ZM-100-66H100V-52H-100ZM-106-40H106V-28H-106Z" fill={wood} />
      <path d="M-106-28H106V-23H-106Z" fill="#2f2430" opacity=".22" />
    </At>
  );
}

/** Tufts of grass at the given points. */
export function tufts(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y]) => path`M${x} ${y}q-2-12-9-17M${x} ${y}q0-14 1-22M${x} ${y}q3-11 10-15`)
    .join('');
}

export function Kite(props: SpotProps & { color: string; light: string; tail: string }) {
  const { x, y, scale = 1, color, light, tail } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M0-44L32 0L0 52L-32 0Z" fill={color} />
      <path d="M0-44L32 0L0 0ZM0 52L-32 0H0Z" fill={light} />
      <path d="M0 52Q18 78-2 98T4 144" fill="none" stroke={tail} strokeWidth="3" />
      <path d="M-4 76l16-8v16ZM12 76l-16-8v16ZM-10 112l16-8v16ZM6 112l-16-8v16Z" fill={tail} />
    </At>
  );
}
