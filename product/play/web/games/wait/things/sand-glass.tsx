import { Glow, Shadow, Wash } from '#ui/art/scenery.tsx';
import styles from '../wait-game.module.css';
import { Board, Sparkles, type ThingProps } from './board.tsx';

/** Sand falls from the upper bulb into the lower one. */
export function SandGlass({ part, isGrown }: ThingProps) {
  const left = 1 - part;
  return (
    <Board>
      <Wash width={480} height={340} colors={['#f8cfa4', '#fdecc8']} />
      <Glow x={240} y={160} radius={190} color="#fff4cf" />
      <path d="M0 268C120 244 200 262 300 254C390 248 440 258 480 250V340H0Z" fill="#8a9f63" />
      <path d="M0 300C140 282 340 292 480 280V340H0Z" fill="#6f8a52" />
      <path
        d="M70 312C72 290 90 280 108 288C114 268 144 272 146 292C160 296 160 310 154 314Z"
        fill="#5d7a49"
      />
      <path
        d="M352 316C352 296 372 290 386 298C394 280 420 286 420 302C432 306 432 316 426 318Z"
        fill="#5d7a49"
      />
      <Shadow x={240} y={312} width={92} />
      <g className={styles.thing}>
        <rect x="160" y="296" width="160" height="18" rx="9" fill="#8a5a32" />
        <rect x="160" y="26" width="160" height="18" rx="9" fill="#8a5a32" />
        <path d="M176 44V296M304 44V296" stroke="#a9713f" strokeWidth="10" strokeLinecap="round" />
        <path
          d="M190 46H290C290 116 254 140 250 170C254 200 290 224 290 294H190C190 224 226 200 230 170C226 140 190 116 190 46Z"
          fill="#eef6f4"
          opacity=".92"
        />
        <clipPath id="upper-bulb">
          <path d="M196 50H284C284 112 250 138 246 166H234C230 138 196 112 196 50Z" />
        </clipPath>
        <clipPath id="lower-bulb">
          <path d="M196 290H284C284 228 250 202 246 174H234C230 202 196 228 196 290Z" />
        </clipPath>
        <g clipPath="url(#upper-bulb)">
          <rect
            className={styles.grows}
            x="190"
            y="70"
            width="100"
            height="100"
            fill="#f0b65a"
            style={{ transform: `translateY(${Math.round((1 - left) * 96)}px)` }}
          />
        </g>
        <g clipPath="url(#lower-bulb)">
          <path
            className={styles.grows}
            d="M180 122Q240 60 300 122V230H180Z"
            fill="#f0b65a"
            style={{ transform: `translateY(${Math.round(180 - part * 96)}px)` }}
          />
          {!isGrown && part > 0 && (
            <path
              className={styles.falls}
              d="M240 168V296"
              stroke="#e3a23f"
              strokeWidth="4"
              strokeDasharray="5 7"
            />
          )}
        </g>
        <path
          d="M204 60C206 96 220 116 230 132"
          stroke="#fff"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
          opacity=".9"
        />
        <path
          d="M206 282C208 252 218 236 226 224"
          stroke="#fff"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          opacity=".7"
        />
        {isGrown && <Sparkles />}
      </g>
    </Board>
  );
}
