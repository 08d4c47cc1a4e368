import type { ReactNode } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { path } from '#ui/art/path.ts';
import { At, Picture } from '#ui/art/picture.tsx';
import { Cloud, Flower, Glow, Shadow, Wash } from '#ui/art/scenery.tsx';
import styles from './wait-game.module.css';

type ThingProps = {
  /** From 0 to 1. */
  part: number;
  isGrown: boolean;
};

/** What a child waits for in each world. */
export function GrowingThing({ program, ...growth }: ThingProps & { program: ProgramId }) {
  switch (program) {
    case 'zoou':
      return <SandGlass {...growth} />;
    case 'ssgrin':
      return <GlowingDome {...growth} />;
    case 'hoh':
      return <DeskDrawer {...growth} />;
    case 'academy':
    case 'sim':
      return <PopPod {...growth} />;
  }
}

function Board({ children }: { children: ReactNode }) {
  return (
    <Picture viewBox="0 0 480 340" className={styles.picture}>
      {children}
    </Picture>
  );
}

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
function PopPod({ part, isGrown }: ThingProps) {
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

/** Sand falls from the upper bulb into the lower one. */
function SandGlass({ part, isGrown }: ThingProps) {
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

function Sparkles() {
  return (
    <g fill="#f2a65a">
      {[
        [116, 96, 1.1],
        [362, 84, 1.3],
        [92, 190, 0.8],
        [388, 186, 0.9],
        [136, 42, 0.7],
        [340, 36, 0.7],
      ].map(([x = 0, y = 0, size = 1]) => (
        <At key={x} x={x} y={y} scale={size}>
          <path className={styles.pops} d="M0-20Q3-3 20 0Q3 3 0 20Q-3 3-20 0Q-3-3 0-20Z" />
        </At>
      ))}
    </g>
  );
}

/** A button under glass that glows until it has rested. */
function GlowingDome({ part, isGrown }: ThingProps) {
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

/** A lamp glows over a closed drawer; when it goes out, the drawer slides open. */
function DeskDrawer({ part, isGrown }: ThingProps) {
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
