import { path } from '#ui/art/pencil/path.ts';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import styles from '../wait-game.module.css';
import { Board, type ThingProps } from './board.tsx';

/** A lamp glows over a closed drawer; when it goes out, the drawer slides open. */
export function DeskDrawer({ part, isGrown }: ThingProps) {
  const lamp = 1 - part;
  const ring = 2 * Math.PI * 40;
  return (
    <Board>
      <Wash width={480} height={340} colors={['#efe0c6', '#f9f0df']} />
      <path d="M0 0H480V210H0Z" fill="#e6d3b3" opacity=".5" />
      {[40, 120, 360, 440].map((x) => (
        <path key={x} d={path`M${x} 0V210`} stroke="#dcc6a0" strokeWidth="3" />
      ))}
      <path d="M60 340V210H420V340Z" fill="#a9713f" />
      <path d="M36 190H444V216H36Z" fill="#8a5a32" />
      <path d="M36 190H444V198H36Z" fill="#b98250" />
      <g className={styles.thing}>
        <g className={styles.fades} style={{ opacity: lamp }}>
          <Glow x={240} y={104} radius={110} color="#ff8d78" strength={0.9} />
        </g>
        <path d="M222 190V150H258V190Z" fill="#6b5a4a" />
        <path d="M206 192H274V182Q240 172 206 182Z" fill="#57483b" />
        <circle cx="240" cy="104" r="48" fill="#57483b" />
        <circle cx="240" cy="104" r="33" fill="#d8cbb9" />
        <circle className={styles.fades} cx="240" cy="104" r="33" fill="#e5503f" style={{ opacity: lamp }} />
        <path
          d="M222 92Q228 80 242 80"
          stroke="#fff"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          opacity=".8"
        />
        <circle
          className={styles.ring}
          cx="240"
          cy="104"
          r="40"
          fill="none"
          stroke="#f6d08a"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={path`${ring * part} ${ring}`}
          transform="rotate(-90 240 104)"
        />
        <rect x="112" y="232" width="256" height="86" rx="8" fill="#6f4526" />
        <g
          className={styles.opens}
          style={{
            transform: isGrown ? 'translateY(14px) scale(1.04)' : 'none',
            transformOrigin: '240px 270px',
          }}
        >
          {isGrown && (
            <>
              <rect x="118" y="222" width="244" height="26" rx="6" fill="#4d2f19" />
              <path d="M168 244L176 214L236 208L250 244Z" fill="#fdf8ee" />
              <path d="M240 244L246 216L306 218L300 244Z" fill="#f6e6c4" />
              <path
                d="M186 224L228 220M188 232L232 230"
                stroke="#b9a98c"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </>
          )}
          <rect x="116" y="238" width="248" height="76" rx="8" fill="#c08a55" />
          <rect x="128" y="250" width="224" height="52" rx="6" fill="#b37c49" />
          <path
            d="M208 270Q240 296 272 270"
            stroke="#f0c865"
            strokeWidth="9"
            fill="none"
            strokeLinecap="round"
          />
          <circle cx="208" cy="270" r="7" fill="#e2b24c" />
          <circle cx="272" cy="270" r="7" fill="#e2b24c" />
        </g>
      </g>
    </Board>
  );
}
