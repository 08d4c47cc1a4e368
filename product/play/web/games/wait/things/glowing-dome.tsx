import { Glow, Wash } from '#ui/art/scenery.tsx';
import styles from '../wait-game.module.css';
import { Board, Sparkles, type ThingProps } from './board.tsx';

/** A button under glass that glows until it has rested. */
export function GlowingDome({ part, isGrown }: ThingProps) {
  const glow = 1 - part;
  return (
    <Board>
      <Wash width={480} height={340} colors={['#26345c', '#4c5f8f']} />
      {[
        [60, 60],
        [120, 120],
        [402, 50],
        [356, 118],
        [430, 168],
        [40, 190],
        [208, 34],
      ].map(([x = 0, y = 0]) => (
        <circle key={x} cx={x} cy={y} r={x % 3 === 0 ? 2.6 : 1.8} fill="#fdf3d8" />
      ))}
      <path d="M0 262H480V340H0Z" fill="#39466f" />
      <path d="M0 262H480" stroke="#6f7fae" strokeWidth="6" />
      {[50, 130, 350, 430].map((x) => (
        <circle key={x} cx={x} cy="300" r="7" fill="#55648f" />
      ))}
      <g className={styles.fades} style={{ opacity: glow }}>
        <Glow x={240} y={200} radius={180} color="#ff9a7a" strength={0.85} />
      </g>
      <g className={styles.fades} style={{ opacity: part }}>
        <Glow x={240} y={200} radius={150} color="#9fd9e6" strength={0.5} />
      </g>
      <g className={styles.thing}>
        <path d="M132 280H348L328 312H152Z" fill="#c9a86a" />
        <path d="M120 262H360V282H120Z" fill="#e3c583" />
        <ellipse cx="240" cy="256" rx="70" ry="16" fill="#7a8bb8" />
        <path d="M186 248C186 214 294 214 294 248C294 262 186 262 186 248Z" fill="#8fc5cc" />
        <path
          className={styles.fades}
          d="M186 248C186 214 294 214 294 248C294 262 186 262 186 248Z"
          fill="#f0634f"
          style={{ opacity: glow }}
        />
        <path
          d="M204 236C214 226 232 222 244 223"
          stroke="#fff"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          opacity=".7"
        />
        <path d="M148 260C148 150 174 116 240 116C306 116 332 150 332 260Z" fill="#dff1f5" opacity=".22" />
        <path
          d="M148 260C148 150 174 116 240 116C306 116 332 150 332 260"
          stroke="#e6f3f6"
          strokeWidth="5"
          fill="none"
          opacity=".8"
        />
        <path
          d="M172 230C170 170 186 146 212 138"
          stroke="#fff"
          strokeWidth="7"
          fill="none"
          strokeLinecap="round"
          opacity=".65"
        />
        <circle cx="240" cy="110" r="9" fill="#e3c583" />
        {isGrown && <Sparkles />}
      </g>
    </Board>
  );
}
