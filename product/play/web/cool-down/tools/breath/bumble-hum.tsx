import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Flower, Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../../walk/drawing.module.css';
import type { DrawingProps } from '../../walk/drawing-props.ts';
import styles from './bumble-hum.module.css';

/** A round bumblebee: at a clover while one breathes in, on a slow loop while one hums, and home on its flower. */
export function BumbleHum({ beat, at, isPaused }: DrawingProps) {
  const { shows = 'rest', seconds } = beat.step;
  const isHumming = shows === 'hum';
  const isAsleep = shows === 'rest' || shows === 'asleep';
  const rings = isHumming ? [0, 1, 2] : shows === 'awake' ? [0] : [];
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#bfe0e6', '#e6f1dc', '#f6efc9']} />
      <Glow x={400} y={70} radius={120} color="#fff4c2" />
      <path d="M0 300C100 268 210 300 300 284C370 272 430 288 480 276V400H0Z" fill="#b5d398" />
      <path d="M0 340C140 316 330 340 480 322V400H0Z" fill="#95bd7b" />
      <Flower x={60} y={352} scale={1.5} color="#f3b0a0" />
      <Flower x={426} y={346} scale={1.7} color="#f6cf6d" />
      <Clover x={132} y={330} isNear={shows === 'flower'} />
      <Clover x={352} y={344} isNear={isAsleep} />
      <g key={at} style={{ '--seconds': `${seconds}s` }}>
        <g className={isHumming ? styles.loop : shows === 'flower' ? styles.hover : styles.sit}>
          {rings.map((ring) => (
            <circle
              key={ring}
              className={styles.ring}
              style={{ '--after': `${ring * 1.6}s` }}
              r="58"
              fill="none"
              stroke="#fff8de"
              strokeWidth="5"
            />
          ))}
          <Bee isAsleep={isAsleep} />
        </g>
      </g>
    </Picture>
  );
}

function Clover({ x, y, isNear }: { x: number; y: number; isNear: boolean }) {
  return (
    <At x={x} y={y}>
      <path d="M0 30C-4 0 2-30 0-62" stroke="#5f9a56" strokeWidth="7" fill="none" strokeLinecap="round" />
      <g fill="#79b567">
        <ellipse cx="-22" cy="0" rx="18" ry="13" transform="rotate(-24 -22 0)" />
        <ellipse cx="24" cy="-12" rx="18" ry="13" transform="rotate(22 24 -12)" />
      </g>
      <g className={isNear ? styles.open : undefined}>
        {[-28, -14, 0, 14, 28].map((turn) => (
          <ellipse
            key={turn}
            cy="-84"
            rx="9"
            ry="24"
            fill={turn % 28 === 0 ? '#d9a3cf' : '#e7bfe0'}
            transform={`rotate(${turn} 0 -62)`}
          />
        ))}
      </g>
    </At>
  );
}

function Bee({ isAsleep }: { isAsleep: boolean }) {
  return (
    <>
      <g fill="#fdfdf6" fillOpacity=".85" stroke="#d8d2bd" strokeWidth="2">
        <ellipse className={styles.wing} cx="-16" cy="-40" rx="17" ry="30" transform="rotate(-26 -16 -40)" />
        <ellipse className={styles.wing} cx="18" cy="-40" rx="17" ry="30" transform="rotate(26 18 -40)" />
      </g>
      <ellipse rx="52" ry="40" fill="#f4bf4f" />
      <path d="M-14-38C-24-14-24 14-14 38H4C-6 14-6-14 4-38Z" fill="#5d4332" />
      <path d="M22-36C14-12 14 12 22 36L38 28C34 10 34-10 38-28Z" fill="#5d4332" />
      <circle cx="-30" cy="-4" r="24" fill="#f7cc6e" />
      <g stroke="#5d4332" strokeWidth="4" fill="none" strokeLinecap="round">
        <path d="M-44-26Q-52-42-44-50M-28-28Q-30-46-20-52" />
        <path d={isAsleep ? 'M-44-4Q-40 0-36-4M-26-4Q-22 0-18-4' : 'M-44-4Q-40-9-36-4M-26-4Q-22-9-18-4'} />
        <path d="M-38 8Q-31 14-24 8" />
      </g>
      <circle cx="-46" cy="6" r="5" fill="#ee9c78" opacity=".7" />
    </>
  );
}
