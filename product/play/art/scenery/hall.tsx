import type { ReactNode } from 'react';
import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { times } from './stage.tsx';

/** Courses of stone on a wall: every other row is shifted by half a block. */
export function courses(box: {
  x: number;
  y: number;
  width: number;
  rows: number;
  height: number;
  block: number;
}): string {
  const { x, y, width, rows, height, block } = box;
  return times(rows, (row) => {
    const top = y + row * height;
    const first = x + (row % 2 === 0 ? block / 2 : block);
    const joints = times(
      Math.ceil((x + width - first) / block),
      (index) => path`M${first + index * block} ${top}v${height}`,
    );
    return path`M${x} ${top + height}h${width}` + joints.join('');
  }).join('');
}

export function ArchedWindow({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-42 0V-84C-42-118-22-134 0-134C22-134 42-118 42-84V0Z" fill="#c99a6c" />
      <path d="M-35-4V-84C-35-112-18-126 0-126C18-126 35-112 35-84V-4Z" fill="#d5e8ea" />
      <path d="M-35-30C-20-44-6-36 4-42C16-52 28-46 35-40V-4H-35Z" fill="#b5d1aa" />
      <path d="M0-126V-4M-35-84H35M-35-46H35" stroke="#c99a6c" strokeWidth="4" />
      <path d="M-48 0H48V9H-48Z" fill="#b9835a" />
    </At>
  );
}

/** A stand with something an ordinary helper used. */
export function Pedestal({
  x,
  y,
  scale = 1,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  children: ReactNode;
}) {
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={0} width={36} />
      <path d="M-24 0L-20-58H20L24 0Z" fill="#efdcbd" />
      <path d="M6 0L8-58H20L24 0Z" fill="#7a4a2a" opacity=".1" />
      <path d="M-28-66H28V-56H-28Z" fill="#fbf0da" />
      <path d="M-12-42H12V-28H-12Z" fill="#d9b36a" />
      <At x={0} y={-66}>
        {children}
      </At>
    </At>
  );
}

/** A microphone on its foot, which leans to the left. */
export function Microphone({
  x,
  y,
  scale = 1,
  flip = false,
}: {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}) {
  return (
    <At x={x} y={y} scale={scale} flip={flip}>
      <path d="M-15 0H15" stroke="#4a4353" strokeWidth="6" strokeLinecap="round" />
      <path d="M0 0V-26L-9-34" fill="none" stroke="#5d5468" strokeWidth="4" strokeLinejoin="round" />
      <g transform="rotate(-32 -14 -42)">
        <rect x="-23" y="-60" width="18" height="30" rx="9" fill="#4a4353" />
        <path d="M-23-50H-5M-23-43H-5" stroke="#8b8299" strokeWidth="2" />
      </g>
    </At>
  );
}

/** A round column from `y` up. */
export function Column({ x, y, height, width }: { x: number; y: number; height: number; width: number }) {
  const half = width / 2;
  return (
    <At x={x} y={y}>
      <path d={path`M${-half} -18L${8 - half} ${26 - height}h${width - 16}L${half} -18Z`} fill="#f8ecd6" />
      <path
        d={path`M${half * 0.3} -18V${26 - height}H${half - 8}L${half} -18Z`}
        fill="#7a4a2a"
        opacity=".1"
      />
      <path
        d={path`M${-half * 0.4} -18V${26 - height}M0 -18V${26 - height}M${half * 0.4} -18V${26 - height}`}
        stroke="#e4cfae"
        strokeWidth="3"
      />
      <path
        d={path`M${-half - 8} -20h${width + 16}V0H${-half - 8}ZM${-half - 6} ${-height}h${width + 12}v16l-6 12H${-half}l-6 -12Z`}
        fill="#eedcbd"
      />
    </At>
  );
}
