import type { ReactElement } from 'react';
import type { Piece } from '../../../rules/story/pieces.ts';

/** Each 100 wide, its foot at 0. Shapes tell them apart; their marks do as well, and colors only please. */
const DRAWN: Record<Piece, { height: number; fill: string; shape: ReactElement }> = {
  arch: {
    height: 50,
    fill: '#d97b5a',
    shape: <path d="M-50 0V-50H50V0H26C26-32-26-32-26 0Z" />,
  },
  ball: { height: 56, fill: '#5a9bb5', shape: <circle cy="-28" r="28" /> },
  beam: { height: 26, fill: '#e0ad4c', shape: <rect x="-50" y="-26" width="100" height="26" rx="4" /> },
  cube: { height: 56, fill: '#7aa668', shape: <rect x="-28" y="-56" width="56" height="56" rx="5" /> },
  roof: { height: 48, fill: '#c8574e', shape: <path d="M-50 0L0-48L50 0Z" /> },
  star: {
    height: 58,
    fill: '#e9b93c',
    shape: <path d="M0-58L9-36L32-35L14-20L21 0L0-12L-21 0L-14-20L-32-35L-9-36Z" />,
  },
  flag: {
    height: 72,
    fill: '#8a6fb0',
    shape: <path d="M-6 0V-72H2L42-54L2-36V0Z" />,
  },
  ring: {
    height: 56,
    fill: '#4f8f86',
    shape: (
      <path
        fillRule="evenodd"
        d="M0-56A28 28 0 1 0 0 0A28 28 0 1 0 0-56ZM0-40A12 12 0 1 1 0-16A12 12 0 1 1 0-40Z"
      />
    ),
  },
};

export const heightOf = (piece: Piece): number => DRAWN[piece].height;

/** Around the origin: its foot is there. */
export function PieceShape({ piece }: { piece: Piece }) {
  const { fill, shape } = DRAWN[piece];
  return (
    <g fill={fill} stroke="#3a2f2a" strokeWidth="3" strokeLinejoin="round">
      {shape}
    </g>
  );
}
