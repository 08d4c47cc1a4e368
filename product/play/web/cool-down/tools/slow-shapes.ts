export type Point = readonly [x: number, y: number];

/** The line to follow, if one likes, in parts of the page from 0 to 1. */
export function slowShape(shape: string): Point[] {
  const steps = 240;
  return Array.from({ length: steps + 1 }, (_, at) => at / steps).map((part) => pointOn(shape, part));
}

function pointOn(shape: string, part: number): Point {
  const turn = part * Math.PI * 2;
  switch (shape) {
    case 'wave':
      return [0.06 + 0.88 * part, 0.5 - 0.22 * Math.sin(turn * 2.5)];
    case 'spiral': {
      const far = 0.4 * (1 - part) + 0.02;
      return [0.5 + far * Math.cos(turn * 3.5), 0.5 + far * Math.sin(turn * 3.5)];
    }
    case 'eight':
      return [0.5 + 0.36 * Math.sin(turn * 2), 0.5 + 0.3 * Math.sin(turn * 4)];
    default:
      return [0.5 + 0.4 * Math.sin(turn * 3 + 0.5), 0.5 + 0.36 * Math.sin(turn * 2)];
  }
}

const PAGE = { width: 960, height: 640 } as const;
export const PAGE_SIZE: { readonly width: number; readonly height: number } = PAGE;

export function pathOf(points: readonly Point[]): string {
  const onPage = points.map(([x, y]) => `${Math.round(x * PAGE.width)} ${Math.round(y * PAGE.height)}`);
  return `M${onPage.join('L')}`;
}

/** A pen that follows slowly: a part of the way in each moment. */
export function followed(pen: Point, target: Point, seconds: number): Point {
  const part = 1 - Math.exp(-4 * seconds);
  return [pen[0] + (target[0] - pen[0]) * part, pen[1] + (target[1] - pen[1]) * part];
}
