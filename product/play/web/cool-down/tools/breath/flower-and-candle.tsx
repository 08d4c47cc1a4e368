import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../../walk/drawing.module.css';
import type { DrawingProps } from '../../walk/drawing-props.ts';
import styles from './flower-and-candle.module.css';

const SKIN = '#c98f65';
const SLEEVE = '#7fa8a0';

/** One hand is a flower, the other a candle. */
export function FlowerAndCandle({ beat, at, isPaused }: DrawingProps) {
  const { cue, shows, part, seconds } = beat.step;
  const isSmelling = cue === 'in';
  const isBlowing = cue === 'out';
  const isOut = part === 'end' && (shows === 'flower' || cue === 'out');
  const hasCandle = part !== 'start' || shows === 'both';
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#f6dcc6', '#fbeedb']} />
      <Glow x={330} y={130} radius={150} color="#ffe9b0" strength={isOut || !hasCandle ? 0.2 : 0.9} />
      <g style={{ '--seconds': `${seconds}s` }}>
        <At x={150} y={400}>
          <g key={isSmelling ? at : 'flower'} className={classNames(styles.hand, isSmelling && styles.near)}>
            <path d="M-44 10C-40-60-34-88-28-120H28C34-88 40-60 44 10Z" fill={SLEEVE} />
            <Hand />
            <path
              d="M0-130C-6-168 4-196 0-232"
              stroke="#5f9a56"
              strokeWidth="9"
              fill="none"
              strokeLinecap="round"
            />
            <path d="M-2-176C-34-178-48-196-50-214C-24-214-6-200-2-176Z" fill="#79b567" />
            <At x={0} y={-250}>
              <g className={isSmelling ? styles.blossom : undefined}>
                {[0, 60, 120, 180, 240, 300].map((turn) => (
                  <ellipse
                    key={turn}
                    cy="-34"
                    rx="22"
                    ry="32"
                    fill={turn % 120 === 0 ? '#ef9aa8' : '#f5b3b8'}
                    transform={`rotate(${turn})`}
                  />
                ))}
                <circle r="22" fill="#fbe3a2" />
                <g stroke="#8a5a32" strokeWidth="3.5" fill="none" strokeLinecap="round">
                  <path d="M-11-2Q-7-7-3-2M3-2Q7-7 11-2M-6 7Q0 13 6 7" />
                </g>
              </g>
            </At>
            {isSmelling && (
              <g className={styles.scent} stroke="#e9909f" strokeWidth="6" fill="none" strokeLinecap="round">
                <path d="M-26-304Q-38-322-26-338T-28-366" />
                <path d="M0-312Q-12-330 0-346T-2-374" />
                <path d="M26-304Q14-322 26-338T24-366" />
              </g>
            )}
          </g>
        </At>
        {hasCandle && (
          <At x={330} y={400}>
            <g className={classNames(styles.hand, isBlowing && styles.near)}>
              <path d="M-44 10C-40-60-34-88-28-120H28C34-88 40-60 44 10Z" fill={SLEEVE} />
              <rect x="-22" y="-246" width="44" height="126" rx="8" fill="#fdf6e6" />
              <path
                d="M-22-238C-22-246-14-250-6-246C2-252 14-250 22-242V-224C14-214 6-226 0-216C-8-206-14-222-22-216Z"
                fill="#f0e2c6"
              />
              <At x={0} y={-14}>
                <Hand />
              </At>
              <path d="M0-246V-260" stroke="#5a4636" strokeWidth="4" strokeLinecap="round" />
              {isOut && cue === 'settle' ? null : (
                <g transform="translate(0 -258)">
                  <g
                    key={isBlowing ? at : 'flame'}
                    className={isOut ? styles.sleeps : isBlowing ? styles.dances : styles.burns}
                  >
                    <path
                      d="M0 4C-22 2-24-24-10-42C-6-50-2-58 0-66C4-54 22-34 18-16C16-4 10 4 0 4Z"
                      fill="#f6a94a"
                    />
                    <path
                      d="M0 2C-12 0-13-16-5-28C-2-33 0-38 0-42C4-34 12-22 10-10C9-2 6 2 0 2Z"
                      fill="#fff0c2"
                    />
                  </g>
                </g>
              )}
              {isOut && (
                <path
                  className={styles.smoke}
                  d="M0-266Q-14-284 0-300T-2-338"
                  stroke="#b7aaa0"
                  strokeWidth="6"
                  fill="none"
                  strokeLinecap="round"
                />
              )}
            </g>
          </At>
        )}
      </g>
      {isBlowing && (
        <g
          key={at}
          className={styles.breath}
          style={{ '--seconds': `${seconds}s` }}
          stroke="#8fb9c9"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        >
          <path d="M206 108Q236 98 262 110" />
          <path d="M200 132Q236 124 272 134" />
          <path d="M208 156Q238 150 260 158" />
        </g>
      )}
    </Picture>
  );
}

function Hand() {
  return (
    <>
      <path d="M-34-92C-40-118-34-142-20-146H22C36-140 40-116 34-92C30-74-30-74-34-92Z" fill={SKIN} />
      <path d="M-30-128H30M-32-112H32" stroke="#b0774f" strokeWidth="4" strokeLinecap="round" opacity=".6" />
      <path
        d="M-34-108C-46-116-44-134-32-138"
        stroke={SKIN}
        strokeWidth="15"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}
