import type { Sky } from '../../../rules/comics/comic.ts';
import styles from './made-panel.module.css';

const spread = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth);
/** Scattered, and the same on every page. */
const at = (nth: number, step: number, size: number): number => (nth * step + 23) % size;
const PAPER = ['#d9655a', '#f0b04f', '#4fa39a', '#83609c', '#5c8fc4'];

/** The weather of a picture: as on the stage, but still. */
export function SkyLayer({ sky }: { sky: Sky }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={styles.sky}
      aria-hidden="true"
      focusable="false"
    >
      {sky === 'dusk' && <rect x="-200" y="-200" width="800" height="700" fill="#2f2a5c" opacity=".42" />}
      {sky === 'lamps' &&
        [60, 200, 340].map((x) => (
          <g key={x}>
            <circle cx={x} cy="40" r="70" fill="#ffd98a" opacity=".28" />
            <circle cx={x} cy="40" r="34" fill="#ffe7b0" opacity=".5" />
            <circle cx={x} cy="40" r="9" fill="#fff6dd" />
          </g>
        ))}
      {sky === 'rain' &&
        spread(46).map((nth) => (
          <path
            key={nth}
            d={`M${at(nth, 67, 400)} ${at(nth, 41, 290)}l-6 22`}
            stroke="#5f86ad"
            strokeWidth="3"
            strokeLinecap="round"
            opacity=".75"
          />
        ))}
      {sky === 'snow' &&
        spread(52).map((nth) => (
          <circle
            key={nth}
            cx={at(nth, 71, 400)}
            cy={at(nth, 43, 300)}
            r={2.5 + (nth % 3)}
            fill="#fff"
            stroke="#b9cadb"
            strokeWidth=".8"
          />
        ))}
      {sky === 'sparkle' &&
        spread(44).map((nth) => (
          <rect
            key={nth}
            x={at(nth, 73, 400)}
            y={at(nth, 37, 230)}
            width="8"
            height="5"
            rx="1.5"
            fill={PAPER[nth % PAPER.length]}
            transform={`rotate(${nth * 47} ${at(nth, 73, 400)} ${at(nth, 37, 230)})`}
          />
        ))}
    </svg>
  );
}
