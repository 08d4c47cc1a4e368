import { Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../../walk/drawing.module.css';
import type { DrawingProps } from '../../walk/drawing-props.ts';
import styles from './square-breath.module.css';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof SIDES)[number];
type Point = readonly [x: number, y: number];

const CORNERS: Record<Side, readonly [from: Point, to: Point]> = {
  left: [
    [150, 290],
    [150, 110],
  ],
  top: [
    [150, 110],
    [330, 110],
  ],
  right: [
    [330, 110],
    [330, 290],
  ],
  bottom: [
    [330, 290],
    [150, 290],
  ],
};

/** A small light walks around a square; what it has passed stays lit until the round is over. */
export function SquareBreath({ beat, at, ms, isPaused }: DrawingProps) {
  const side = SIDES.find((one) => one === beat.step.side) ?? null;
  const [from, to] = side === null ? [CORNERS.left[0], CORNERS.left[0]] : CORNERS[side];
  const passed = side === null ? 0 : SIDES.indexOf(side);
  // Before anything is said of the light it is not there.
  const isDark = beat.step.shows === 'night';
  const count = Math.min(beat.step.seconds, Math.floor(ms / 1000) + 1);
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#2f3d66', '#6a6f9f', '#e8b9a0']} />
      {STARS.map(([x, y, size]) => (
        <circle
          key={x}
          className={styles.star}
          cx={x}
          cy={y}
          r={size}
          fill="#fdf3d8"
          style={{ '--at': `${x % 5}s` }}
        />
      ))}
      <path d="M0 346C90 322 180 340 262 332C350 324 420 338 480 326V400H0Z" fill="#3f4a6e" />
      <path d="M0 372C140 354 330 368 480 356V400H0Z" fill="#343e60" />
      <rect x="150" y="110" width="180" height="180" rx="26" fill="#fff" opacity=".07" />
      <rect
        x="150"
        y="110"
        width="180"
        height="180"
        rx="26"
        fill="none"
        stroke="#fff"
        strokeOpacity={isDark ? 0.12 : 0.3}
        strokeWidth="10"
      />
      <g stroke="#ffe6a8" strokeWidth="10" strokeLinecap="round" fill="none">
        {SIDES.map((one, index) => {
          const [[x1, y1], [x2, y2]] = CORNERS[one];
          const trim = (start: number, end: number): number => start + Math.sign(end - start) * 22;
          if (index > passed || side === null) return null;
          return (
            <path
              key={`${one} ${index === passed ? at : ''}`}
              className={index === passed ? styles.drawn : undefined}
              style={{ '--seconds': `${beat.step.seconds}s` }}
              pathLength="1"
              d={`M${trim(x1, x2)} ${trim(y1, y2)}L${trim(x2, x1)} ${trim(y2, y1)}`}
            />
          );
        })}
      </g>
      {!isDark && (
        <g
          key={at}
          className={styles.light}
          style={{
            '--from': `translate(${from[0]}px, ${from[1]}px)`,
            '--to': `translate(${to[0]}px, ${to[1]}px)`,
            '--seconds': `${beat.step.seconds}s`,
          }}
        >
          <Glow x={0} y={0} radius={46} color="#fff0b8" />
          <circle r="15" fill="#fff6d6" />
        </g>
      )}
      {side !== null && (
        <text x="240" y="222" textAnchor="middle" className={styles.count}>
          {count}
        </text>
      )}
    </Picture>
  );
}

const STARS = [
  [42, 52, 2.4],
  [96, 118, 1.8],
  [76, 230, 1.6],
  [204, 40, 2],
  [290, 66, 1.6],
  [386, 46, 2.6],
  [432, 130, 1.8],
  [401, 214, 2],
  [30, 160, 1.8],
] as const;
