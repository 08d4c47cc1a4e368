import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Flower, Glow, Shadow, Wash } from '#ui/art/scenery.tsx';
import styles from '../wait-game.module.css';
import { Board, type ThingProps } from './board.tsx';

const scaled = (x: number, y: number, scale: number): string =>
  `translate(${x}px, ${y}px) scale(${Math.round(scale * 1000) / 1000})`;

const SEEDS = [
  [-120, -70, 0.9],
  [-74, -128, 1.1],
  [-18, -150, 0.8],
  [48, -138, 1.15],
  [102, -92, 0.95],
  [134, -40, 0.75],
  [-142, -18, 0.7],
] as const;

/** A pod on a stalk, asleep; when it was let alone it opens into a flower and its seeds fly. */
export function PopPod({ part, isGrown }: ThingProps) {
  return (
    <Board>
      <Wash width={480} height={340} colors={['#cfe9ee', '#fdf3d8']} />
      <Glow x={392} y={62} radius={70} color="#fff3b8" />
      <circle cx="392" cy="62" r="26" fill="#ffe28a" />
      <Cloud x={96} y={74} scale={0.9} />
      <Cloud x={300} y={44} scale={0.6} />
      <path d="M0 252C90 214 180 232 260 238C350 244 420 222 480 236V340H0Z" fill="#b8d99a" />
      <path d="M0 286C110 256 210 274 300 270C380 266 430 272 480 264V340H0Z" fill="#9cc97f" />
      <Flower x={70} y={300} scale={1.4} color="#f3b0a0" />
      <Flower x={410} y={310} scale={1.6} color="#f6cf6d" />
      <Flower x={120} y={322} scale={1.1} color="#c9a8e0" />
      <Shadow x={240} y={306} width={58} />
      <g className={styles.thing}>
        <path
          d="M240 306C236 268 244 236 240 196"
          stroke="#5f9a56"
          strokeWidth="9"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M239 270C206 268 190 250 186 232C214 232 234 246 239 270Z" fill="#79b567" />
        <path d="M241 250C270 250 290 234 296 212C266 212 246 226 241 250Z" fill="#8bc476" />
        {isGrown ? (
          <OpenFlower />
        ) : (
          <g className={styles.grows} style={{ transform: scaled(240, 190, 0.55 + part * 0.6) }}>
            <path
              d="M0 12C-46 12-56-34-36-66C-24-84-8-94 0-104C8-94 24-84 36-66C56-34 46 12 0 12Z"
              fill="#7fbf5f"
            />
            <path d="M0 12C-24 0-26-60 0-104C26-60 24 0 0 12Z" fill="#9ad477" />
            <path
              d="M-30-58C-38-38-36-16-26-6"
              stroke="#c9eda6"
              strokeWidth="6"
              fill="none"
              strokeLinecap="round"
            />
            <g stroke="#3f6b35" strokeWidth="4" fill="none" strokeLinecap="round">
              <path d="M-20-34Q-14-28-8-34" />
              <path d="M8-34Q14-28 20-34" />
              <path d="M-7-20Q0-14 7-20" />
            </g>
            <circle cx="-24" cy="-22" r="5" fill="#f0a59a" opacity=".8" />
            <circle cx="24" cy="-22" r="5" fill="#f0a59a" opacity=".8" />
          </g>
        )}
      </g>
    </Board>
  );
}

function OpenFlower() {
  return (
    <At x={240} y={160}>
      <g className={styles.pops}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse
            key={turn}
            cy="-44"
            rx="22"
            ry="38"
            fill={turn % 90 === 0 ? '#f7b98f' : '#f6a58b'}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="32" fill="#fbe3a2" />
        <g stroke="#7a4f2a" strokeWidth="4" fill="none" strokeLinecap="round">
          <path d="M-16-4Q-11-11-6-4" />
          <path d="M6-4Q11-11 16-4" />
          <path d="M-11 8Q0 20 11 8" />
        </g>
        <circle cx="-20" cy="6" r="5" fill="#f0937f" opacity=".7" />
        <circle cx="20" cy="6" r="5" fill="#f0937f" opacity=".7" />
      </g>
      {SEEDS.map(([x, y, size]) => (
        <At key={x} x={x} y={y} scale={size}>
          <g className={styles.floats}>
            <path d="M0 0V26" stroke="#b98d5a" strokeWidth="2.5" strokeLinecap="round" />
            <path d="M-15 2Q0-20 15 2Q8-3 0 2Q-8-3-15 2Z" fill="#fff" />
            <ellipse cy="28" rx="3.5" ry="5" fill="#8a6248" />
          </g>
        </At>
      ))}
    </At>
  );
}
