import { type ReactNode, useId } from 'react';
import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow, RoundTree, Shadow, Wash } from '#ui/art/scenery.tsx';
import { Floor, HEIGHT, type Piece, Pieces, times, WIDTH } from './stage.tsx';

/** A room seen from the front: wall, a painted lower part, and boards. */
export function Room(props: {
  wall: readonly string[];
  band?: string;
  rail?: string;
  skirting: string;
  floor: readonly string[];
  seam: string;
  line?: number;
}) {
  const { wall, band, rail = '#fdf6e8', skirting, floor, seam, line = 456 } = props;
  return (
    <>
      <Wash width={WIDTH} height={HEIGHT} colors={wall} />
      {band && (
        <>
          <rect y={line - 128} width={WIDTH} height="128" fill={band} />
          <rect y={line - 134} width={WIDTH} height="9" fill={rail} />
        </>
      )}
      <rect y={line - 16} width={WIDTH} height="16" fill={skirting} />
      <Floor line={line} colors={floor} seam={seam} />
    </>
  );
}

type BoxProps = { x: number; y: number; width: number; height: number };

/** A window by its upper left corner; what is drawn in it is cut at its frame. */
export function Window(
  props: BoxProps & { frame?: string; sill?: string; columns?: number; children: ReactNode },
) {
  const { x, y, width, height, frame = '#fdf6e8', sill = '#dcbf98', columns = 2, children } = props;
  const bars = times(columns - 1, (index) => path`M${(width / columns) * (index + 1)} 8V${height - 8}`).join(
    '',
  );
  return (
    <At x={x} y={y}>
      <rect x="-4" y="4" width={width + 14} height={height + 8} rx="12" fill="#2f2430" opacity=".07" />
      <rect width={width} height={height} rx="10" fill={frame} />
      <svg x="10" y="10" width={width - 20} height={height - 20} viewBox={`0 0 ${width - 20} ${height - 20}`}>
        {children}
      </svg>
      <path d={bars + path`M8 ${height * 0.42}H${width - 8}`} stroke={frame} strokeWidth="7" />
      <rect x="-14" y={height - 2} width={width + 28} height="13" rx="5" fill={sill} />
    </At>
  );
}

/** Sky, hills and a tree, as seen through a window. */
export function WindowView(props: {
  width: number;
  height: number;
  colors?: readonly string[];
  tree?: boolean;
}) {
  const { width, height, colors = ['#b9dbe6', '#e6f0e6'], tree = true } = props;
  return (
    <>
      <Wash width={width} height={height} colors={colors} />
      <Cloud x={width * 0.3} y={height * 0.26} scale={0.6} shade="#eef4f3" />
      <path
        d={path`M0 ${height * 0.72}Q${width * 0.3} ${height * 0.54} ${width * 0.58} ${height * 0.7}T${width} ${height * 0.64}V${height}H0Z`}
        fill="#bcd6ac"
      />
      <path
        d={path`M0 ${height * 0.86}Q${width * 0.45} ${height * 0.7} ${width} ${height * 0.86}V${height}H0Z`}
        fill="#a3c592"
      />
      {tree && (
        <RoundTree x={width * 0.76} y={height * 0.86} scale={height / 190} leaf="#8fb98c" light="#abcfa3" />
      )}
    </>
  );
}

/** What is drawn in it is cut to a circle. */
export function Round(props: { x: number; y: number; radius: number; children: ReactNode }) {
  const id = useId();
  const { x, y, radius, children } = props;
  return (
    <At x={x} y={y}>
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </At>
  );
}

/** An order of colors that shows no pattern. */
export const SHUFFLED = [0, 3, 1, 4, 2, 5, 0, 2, 4, 1, 3, 5, 2];

const SPINES = ['#d98a76', '#8fb3a6', '#e6bf78', '#8ea8c4', '#b79bb9', '#f1e2c8'];

/** A row of books that stand on `y`. */
export function Books(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
  colors?: readonly string[];
}) {
  const { x, y, width, height, seed, colors = SPINES } = props;
  const books: Piece[] = [];
  let at = 0;
  for (let index = seed; at < width - 22; index += 1) {
    const thick = 11 + ((index * 7) % 10);
    const tall = height * (0.7 + ((index * 5) % 7) * 0.045);
    const color = SHUFFLED[index % SHUFFLED.length] ?? 0;
    books.push([color, path`M${at} 0v${-tall}h${thick}v${tall}z`]);
    at += thick + (index % 9 === 0 ? 16 : 2);
  }
  return (
    <At x={x} y={y}>
      <Pieces colors={colors} pieces={books} />
    </At>
  );
}

/** A case of shelves that stands on `y`; `children` are drawn over its boards. */
export function ShelfCase(
  props: BoxProps & { rows: number; wood?: string; back?: string; children?: ReactNode },
) {
  const { x, y, width, height, rows, wood = '#d3a878', back = '#b98a5e', children } = props;
  const row = (height - 12) / rows;
  return (
    <At x={x} y={y}>
      <rect width={width} y={-height} height={height} rx="6" fill={wood} />
      <path
        d={times(rows, (index) => path`M10 ${10 - height + row * index}H${width - 10}v${row - 10}H10Z`).join(
          '',
        )}
        fill={back}
      />
      <path
        d={times(rows, (index) => path`M10 ${10 - height + row * index}H${width - 10}v9H10Z`).join('')}
        fill="#2f2430"
        opacity=".13"
      />
      {children}
    </At>
  );
}

/** A lamp that hangs from above. */
export function Pendant(props: { x: number; cord: number; shade: string; glow?: string; scale?: number }) {
  const { x, cord, shade, glow = '#fff1c4', scale = 1 } = props;
  return (
    <>
      <path d={path`M${x} 0V${cord}`} stroke="#8a7a72" strokeWidth="3" />
      <At x={x} y={cord} scale={scale}>
        <Glow x={0} y={34} radius={130} color={glow} strength={0.7} />
        <ellipse cy="34" rx="42" ry="10" fill="#fff6d8" />
        <path d="M-12 0H12C26 6 42 20 46 34C30 28-30 28-46 34C-42 20-26 6-12 0Z" fill={shade} />
      </At>
    </>
  );
}

export function Rug(props: { x?: number; y?: number; width: number; color: string; ring: string }) {
  const { x = 640, y = 600, width, color, ring } = props;
  return (
    <>
      <ellipse cx={x} cy={y + 3} rx={width} ry={width * 0.17} fill="#2f2430" opacity=".08" />
      <ellipse cx={x} cy={y} rx={width} ry={width * 0.17} fill={color} />
      <ellipse cx={x} cy={y} rx={width * 0.9} ry={width * 0.145} fill="none" stroke={ring} strokeWidth="6" />
    </>
  );
}

type SpotProps = { x: number; y: number; scale?: number };

export function PottedPlant(props: SpotProps & { pot?: string; leaf?: string; light?: string }) {
  const { x, y, scale = 1, pot = '#d98a6a', leaf = '#7fae7f', light = '#9cc596' } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={0} width={34} />
      <path
        d="M-2-40C-10-70-40-78-46-100C-24-102-8-84-2-62C-6-90-18-112-8-134C8-118 10-88 4-62C10-82 22-100 46-98C42-76 14-68 6-40Z"
        fill={leaf}
      />
      <path
        d="M-4-58C-12-76-26-88-38-94M1-62C2-84 0-106-4-122M6-58C14-74 26-86 38-92"
        fill="none"
        stroke={light}
        strokeWidth="3"
      />
      <path d="M-28-44H28L22-2Q0 4-22-2Z" fill={pot} />
      <path d="M-32-48H32V-36H-32Z" fill={pot} />
      <path d="M8-36H26L22-2Q14 1 6 1Z" fill="#2f2430" opacity=".1" />
    </At>
  );
}

/** A coat on its hook; the point is the hook. */
export function Coat({
  x,
  y,
  scale = 1,
  color,
  trim = '#fff4e0',
}: SpotProps & { color: string; trim?: string }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path
        d="M-10 8C-30 12-36 28-40 60L-46 112Q-40 120-30 116L-26 84L-30 138Q0 148 30 138L26 84L30 116Q40 120 46 112L40 60C36 28 30 12 10 8Q0 18-10 8Z"
        fill={color}
      />
      <path
        d="M6 16C20 40 20 100 16 142Q24 141 30 138L26 84L30 116Q40 120 46 112L40 60C36 28 30 12 10 8Z"
        fill="#2f2430"
        opacity=".1"
      />
      <path d="M-12 8Q0 22 12 8L8 2H-8Z" fill={trim} />
      <path d="M0 24V136" stroke={trim} strokeWidth="2.5" opacity=".7" />
      <path d="M0-8V4" stroke="#8a6a4a" strokeWidth="6" strokeLinecap="round" />
    </At>
  );
}

/** A picture on the wall, by its middle. */
export function Framed(props: BoxProps & { frame: string; color: string; children?: ReactNode }) {
  const { x, y, width, height, frame, color, children } = props;
  return (
    <At x={x} y={y}>
      <rect
        x={-width / 2 + 4}
        y={-height / 2 + 6}
        width={width}
        height={height}
        rx="5"
        fill="#2f2430"
        opacity=".1"
      />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="5" fill={frame} />
      <svg
        x={8 - width / 2}
        y={8 - height / 2}
        width={width - 16}
        height={height - 16}
        viewBox={`0 0 ${width - 16} ${height - 16}`}
      >
        <rect width={width} height={height} fill={color} />
        {children}
      </svg>
    </At>
  );
}

/** A table seen from the front that stands on `y`. */
export function Table(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  top: string;
  leg: string;
}) {
  const { x, y, width, height, top, leg } = props;
  const half = width / 2;
  return (
    <At x={x} y={y}>
      <ellipse rx={half} ry="12" fill="#2f2430" opacity=".1" />
      <path
        d={path`M${16 - half} ${-height}h16l-4 ${height}h-12ZM${half - 32} ${-height}h16v${height}h-12Z`}
        fill={leg}
      />
      <rect x={-half} y={-height} width={width} height="16" rx="7" fill={top} />
      <rect x={10 - half} y={16 - height} width={width - 20} height="8" fill="#2f2430" opacity=".12" />
    </At>
  );
}
