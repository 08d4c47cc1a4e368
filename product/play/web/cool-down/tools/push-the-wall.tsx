import { Mirrored, Picture } from '#ui/art/pencil/picture.tsx';
import { Flower, Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './push-the-wall.module.css';

const BRICKS = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((at) => ({
    row,
    x: at * 96 - (row % 2 === 0 ? 0 : 48),
    tone: (row * 3 + at * 5) % 4,
  })),
);
const TONES = ['#d39a78', '#cb8f6d', '#dba685', '#c98a67'];

/** A big friendly wall that can take it. */
export function PushTheWall({ beat, at, isPaused }: DrawingProps) {
  const { cue, seconds, shows } = beat.step;
  const isPushing = cue === 'push';
  const isLoose = cue === 'rest';
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#cfe6ec', '#eef0dc']} />
      <g transform="translate(0 46)">
        <path d="M-10-10H490V300H-10Z" fill="#b77a58" />
        {BRICKS.map(({ row, x, tone }) => (
          <rect
            key={`${row} ${x}`}
            x={x + 4}
            y={row * 58 + 4}
            width="88"
            height="50"
            rx="8"
            fill={TONES[tone]}
          />
        ))}
        <path d="M-10-22H490V2H-10Z" fill="#e3c3a2" />
        <path
          d="M420-20C400 20 436 40 414 84C400 112 430 128 418 160"
          stroke="#5f8f56"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        />
        {[
          [404, 18],
          [434, 46],
          [402, 78],
          [430, 118],
          [404, 142],
        ].map(([x = 0, y = 0]) => (
          <ellipse
            key={y}
            cx={x}
            cy={y}
            rx="14"
            ry="9"
            fill="#79ad6b"
            transform={`rotate(${x % 2 === 0 ? -24 : 20} ${x} ${y})`}
          />
        ))}
        <g
          className={classNames(styles.smile, isPushing && styles.firm)}
          stroke="#7a4a34"
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
        >
          <path d="M186 76Q198 66 210 76M270 76Q282 66 294 76" />
          <path d="M216 108Q240 128 264 108" />
        </g>
      </g>
      <path d="M0 340H480V400H0Z" fill="#a9c98a" />
      <Flower x={60} y={366} scale={1.6} color="#f3b0a0" />
      <Flower x={430} y={376} scale={1.8} color="#f6cf6d" />
      <g key={at} transform="translate(240 0)" style={{ '--seconds': `${seconds}s` }}>
        {isPushing && (
          <g className={styles.warmth}>
            <Glow x={-84} y={226} radius={86} color="#fff3c4" />
            <Glow x={84} y={226} radius={86} color="#fff3c4" />
          </g>
        )}
        {/* First there is a wall, then hands on it. */}
        {shows !== 'wall' && (
          <Mirrored>
            <g className={isPushing ? styles.push : isLoose ? styles.noodle : styles.ready}>
              <path
                d="M128 410C128 350 104 320 88 284"
                stroke="#7fa8a0"
                strokeWidth="44"
                fill="none"
                strokeLinecap="round"
              />
              <path d="M92 296L86 272" stroke="#c98f65" strokeWidth="36" strokeLinecap="round" />
              <g fill="#c98f65">
                <rect x="56" y="204" width="60" height="66" rx="26" />
                <rect x="52" y="166" width="15" height="58" rx="7.5" />
                <rect x="70" y="156" width="15" height="66" rx="7.5" />
                <rect x="88" y="160" width="15" height="62" rx="7.5" />
                <rect x="105" y="174" width="14" height="52" rx="7" />
                <rect x="30" y="212" width="44" height="17" rx="8.5" transform="rotate(28 52 220)" />
              </g>
            </g>
          </Mirrored>
        )}
      </g>
    </Picture>
  );
}
