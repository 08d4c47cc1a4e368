/** A drawing made ready for any pen: paths in the notation of SVG, and how each is filled and stroked. */
export type Drawing = { width: number; height: number; parts: readonly Part[] };

export type Part = Group | Shape;

export type Matrix = readonly [number, number, number, number, number, number];

export type Group = {
  kind: 'group';
  /** From its own places to those around it. */
  move: Matrix;
  /** What is outside of this path is not seen. */
  clip: string | null;
  parts: Part[];
};

export type Shape = {
  kind: 'shape';
  path: string;
  isEvenOdd: boolean;
  fill: { paint: string | Gradient; opacity: number } | null;
  stroke: Stroke | null;
};

type Stroke = {
  color: string;
  opacity: number;
  width: number;
  hasRoundCaps: boolean;
  hasRoundJoins: boolean;
  dash: readonly [number, number] | null;
};

type Point = readonly [x: number, y: number];
type Stop = { at: number; color: string; opacity: number };

/** In the places of its shape. A round one runs from its middle to its rim. */
export type Gradient =
  | { kind: 'linear'; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: 'radial'; middle: Point; radius: number; stops: readonly Stop[] };
