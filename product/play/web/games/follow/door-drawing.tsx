import type { ReactElement } from 'react';
import { useId } from 'react';
import { Picture } from '#ui/art/pencil/picture.tsx';
import type { Door, DoorPattern, DoorShape } from '../../../rules/games/following.ts';

const SHAPES: Record<DoorShape, string> = {
  round: 'M-36 0V-62C-36-112 36-112 36-62V0Z',
  pointed: 'M-36 0V-66L0-106L36-66V0Z',
};

const PATTERNS: Record<DoorPattern, ReactElement> = {
  dots: <circle cx="10" cy="10" r="5" />,
  stripes: <path d="M0 10H20" strokeWidth="7" stroke="#3a2f2a" />,
  stars: <path d="M10 2L12 8L18 8L13 12L15 18L10 14L5 18L7 12L2 8L8 8Z" />,
  waves: <path d="M0 10Q5 2 10 10T20 10" fill="none" strokeWidth="4" stroke="#3a2f2a" />,
};

/** All of one color: shape and pattern tell them apart. */
export function DoorDrawing({
  door: { shape, pattern },
  isOpen,
  className,
}: {
  door: Door;
  isOpen: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <Picture viewBox="-46 -114 92 118" className={className}>
      <defs>
        <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse">
          <rect width="20" height="20" fill="#f0d9a8" />
          <g fill="#3a2f2a">{PATTERNS[pattern]}</g>
        </pattern>
      </defs>
      <path
        d={SHAPES[shape]}
        fill={isOpen ? '#4a3b52' : `url(#${id})`}
        stroke="#7a5232"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      {!isOpen && <circle cx="22" cy="-40" r="6" fill="#7a5232" stroke="#fffdf8" strokeWidth="2" />}
    </Picture>
  );
}
