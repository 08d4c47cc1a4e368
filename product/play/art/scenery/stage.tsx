import type { ReactNode } from 'react';
import { path } from '#ui/art/pencil/path.ts';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';

export const WIDTH = 1280;
export const HEIGHT = 720;

/**
 * The frame of every background. Phones show only the middle third of it, figures stand at 600 to the left and
 * right, and what they say lies over the lowest quarter.
 */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      {children}
    </Picture>
  );
}

export function times<Drawn>(count: number, draw: (index: number) => Drawn): Drawn[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** Lines on the ground that run towards the viewer. */
export function seams(line: number, gap: number, spread = 2): string {
  const half = Math.ceil(WIDTH / 2 / gap);
  return times(half * 2 + 1, (index) => {
    const x = (index - half) * gap;
    return path`M${640 + x} ${line}L${640 + x * spread} 720`;
  }).join('');
}

/** An edge of round bumps over the whole width, from the right to the left: leaves hang down, clouds swell up. */
function bumps(y: number, depth: number, count: number, seed: number): string {
  const step = WIDTH / count;
  return times(count, (index) => {
    const x = WIDTH - step * index;
    const swell = depth * (1.2 + ((index * seed) % 5) * 0.28);
    const end = y - ((index * seed) % 3) * depth * 0.2;
    return path`C${x + 6} ${y + swell} ${x - step - 6} ${y + swell} ${x - step} ${end}`;
  }).join('');
}

export function leafHem(y: number, depth: number, count: number, seed: number): string {
  return `M0 0H${WIDTH}V${y}${bumps(y, depth, count, seed)}Z`;
}

export function cloudBank(y: number, depth: number, count: number, seed: number): string {
  return `M0 ${HEIGHT}H${WIDTH}V${y}${bumps(y, -depth, count, seed)}Z`;
}

/** A soft pool of light, lying on the ground. */
export function GroundLight(props: {
  x?: number;
  y?: number;
  width?: number;
  color?: string;
  strength?: number;
}) {
  const { x = 640, y = 590, width = 520, color = '#fff6dc', strength = 0.5 } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(1 .26)`}>
      <Glow x={0} y={0} radius={width} color={color} strength={strength} />
    </g>
  );
}

/** Ground of a room from `line` down. */
export function Floor(props: { line: number; colors: readonly string[]; seam: string; gap?: number }) {
  const { line, colors, seam, gap = 96 } = props;
  return (
    <>
      <At x={0} y={line}>
        <Wash width={WIDTH} height={HEIGHT - line} colors={colors} />
      </At>
      <path d={seams(line, gap)} stroke={seam} strokeWidth="2.5" />
      <rect y={line} width={WIDTH} height="12" fill="#2f2430" opacity=".08" />
    </>
  );
}

/** The number of a color, and a path of that color. */
export type Piece = readonly [number, string];

/** Many small shapes as one path a color, which keeps the file small. */
export function Pieces({ colors, pieces }: { colors: readonly string[]; pieces: readonly Piece[] }) {
  return colors.map((color, index) => {
    const own = pieces.filter(([number]) => number % colors.length === index);
    return own.length > 0 && <path key={color} d={own.map(([, drawn]) => drawn).join('')} fill={color} />;
  });
}
