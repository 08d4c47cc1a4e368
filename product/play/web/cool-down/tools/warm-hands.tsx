import { Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './warm-hands.module.css';

type Point = readonly [x: number, y: number];

/** Where the warm hands lie. */
const PLACES: Readonly<Record<string, readonly [left: Point, right: Point]>> = {
  cheeks: [
    [172, 190],
    [308, 190],
  ],
  eyes: [
    [208, 156],
    [272, 156],
  ],
  chest: [
    [222, 296],
    [262, 344],
  ],
  lap: [
    [196, 366],
    [284, 366],
  ],
};
const TOGETHER: readonly [Point, Point] = [
  [218, 316],
  [262, 316],
];

/** For whoever would rather not touch. */
const APART: readonly [Point, Point] = [
  [176, 316],
  [304, 316],
];

/** Somebody round and friendly, whose hands rub each other and then glow where they lie. */
export function WarmHands({ beat, at, isPaused }: DrawingProps) {
  const { cue, body = '', seconds, part, shows } = beat.step;
  const isWarm = cue === 'warm' || part === 'end';
  const isApart = shows === 'apart';
  const [left, right] =
    (isWarm ? (PLACES[body] ?? PLACES['lap']) : undefined) ?? (isApart ? APART : TOGETHER);
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#efd9c8', '#f7ead9']} />
      <path d="M0 348C120 330 340 330 480 346V400H0Z" fill="#c7a98c" />
      <path d="M132 410C126 312 170 246 240 246S354 312 348 410Z" fill="#7fa8a0" />
      <path d="M190 262Q240 298 290 262" stroke="#6b938c" strokeWidth="6" fill="none" strokeLinecap="round" />
      <circle cx="240" cy="166" r="92" fill="#e9b78d" />
      <path
        d="M150 150C152 92 196 66 240 66S328 92 330 150C296 128 270 108 252 96C234 124 190 136 150 150Z"
        fill="#6b4a36"
      />
      <g stroke="#7a4f35" strokeWidth="6" fill="none" strokeLinecap="round">
        <path
          d={
            isWarm
              ? 'M196 160Q208 170 220 160M260 160Q272 170 284 160'
              : 'M196 164Q208 152 220 164M260 164Q272 152 284 164'
          }
        />
        <path d="M216 206Q240 226 264 206" />
      </g>
      <g fill="#e28f72" opacity=".5">
        <circle cx="182" cy="196" r="16" />
        <circle cx="298" cy="196" r="16" />
      </g>
      <g key={at} style={{ '--seconds': `${seconds}s` }}>
        {isWarm && (
          <g className={styles.warmth}>
            <Glow x={left[0]} y={left[1]} radius={72} color="#ffe19a" />
            <Glow x={right[0]} y={right[1]} radius={72} color="#ffe19a" />
          </g>
        )}
        {isApart && (
          <g className={styles.warmth}>
            <Glow x={240} y={312} radius={64} color="#ffe19a" />
          </g>
        )}
        <g className={cue === 'rub' ? styles.rubs : undefined}>
          <Hand at={left} />
        </g>
        <g className={cue === 'rub' ? styles.rubsBack : undefined}>
          <Hand at={right} isRight />
        </g>
      </g>
    </Picture>
  );
}

function Hand({ at: [x, y], isRight = false }: { at: Point; isRight?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isRight ? -1 : 1} 1)`}>
      <rect x="-22" y="-30" width="44" height="58" rx="20" fill="#dda377" stroke="#b97e54" strokeWidth="4" />
      <path d="M-8-28V-8M6-28V-8" stroke="#b97e54" strokeWidth="4" strokeLinecap="round" />
      <path d="M20-2C34-8 34 14 20 14" fill="#dda377" stroke="#b97e54" strokeWidth="4" />
    </g>
  );
}
