import type { ReactNode } from 'react';

export type PictureProps = {
  /** Gives the picture an accessible name. Without one it is decoration. */
  title?: string | undefined;
  className?: string | undefined;
};

type FrameProps = PictureProps & {
  viewBox: string;
  width?: number | undefined;
  height?: number | undefined;
  children: ReactNode;
};

/** The frame of every drawing: hidden from assistive technology unless it is named. */
export function Picture({ title, children, ...frame }: FrameProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" focusable="false" {...frame} {...naming}>
      {children}
    </svg>
  );
}

/** Draws its children twice, the second time mirrored on the vertical axis through the origin. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

/** Puts a drawing on its spot; `flip` makes it look the other way. */
export function At(props: { x: number; y: number; scale?: number; flip?: boolean; children: ReactNode }) {
  const { x, y, scale = 1, flip = false, children } = props;
  return <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>{children}</g>;
}
