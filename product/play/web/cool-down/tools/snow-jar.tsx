import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { chime } from '../../shared/sound.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import { type Flake, fallen, hanging, isAtRest, restingSnow, shaken } from './snow.ts';
import styles from './snow-jar.module.css';

/** How long snow hangs in the air where nothing may move. */
const STILL_MS = 20_000;

/** A glass jar with a small house. Shake it, and watch the snow come down. */
export function SnowJar({ beat, ms, isPaused, isStill }: DrawingProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const flakes = useRef<Flake[]>(restingSnow());
  const turn = useRef(0);
  const jar = useRef<HTMLButtonElement>(null);

  const shake = (): void => {
    turn.current += 1;
    flakes.current = shaken(flakes.current, turn.current);
    chime('tap');
    if (!isStill) jar.current?.animate(SHAKING, { duration: 500, easing: 'ease-out' });
  };

  const paint = useEffectEvent((seconds: number, clock: number) => {
    if (!isAtRest(flakes.current)) flakes.current = fallen(flakes.current, seconds, clock);
    if (canvas.current !== null) paintFlakes(canvas.current, flakes.current);
  });
  useEffect(() => {
    if (isPaused || isStill) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      paint(Math.min(0.05, (now - before) / 1000), now / 1000);
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPaused, isStill]);

  const isWatching = beat.step.cue === 'watch';
  const stage = isWatching ? Math.floor((ms / STILL_MS) * 5) / 5 : beat.step.cue === 'shake' ? 0 : 1;
  useEffect(() => {
    if (isStill && canvas.current !== null) paintFlakes(canvas.current, hanging(restingSnow(), stage));
  }, [isStill, stage]);

  return (
    <div className={styles.table}>
      <button
        ref={jar}
        type="button"
        className={styles.jar}
        aria-label={t('play-games.cool-down.shake')}
        onClick={shake}
        onPointerMove={(event) => {
          if (event.buttons > 0 && Math.abs(event.movementX) > 14) shake();
        }}
      >
        <Picture viewBox="0 0 300 360" className={drawing.scene}>
          <rect x="70" y="6" width="160" height="40" rx="14" fill="#c9845a" />
          <rect x="70" y="6" width="160" height="15" rx="7" fill="#dd9f77" />
          <path
            d="M62 46H238C272 68 282 98 282 140V300C282 336 262 354 228 354H72C38 354 18 336 18 300V140C18 98 28 68 62 46Z"
            fill="#dfeef5"
          />
          <clipPath id="jar-glass">
            <path d="M66 52H234C266 72 275 100 275 140V298C275 332 258 347 226 347H74C42 347 25 332 25 298V140C25 100 34 72 66 52Z" />
          </clipPath>
          <g clipPath="url(#jar-glass)">
            <g transform="translate(18 46)">
              <Wash width={264} height={310} colors={['#6d86b8', '#b9cfe6', '#eef3f5']} />
            </g>
            <Glow x={150} y={262} radius={90} color="#ffe9b0" strength={0.7} />
            <path d="M0 290C60 262 100 286 150 276C210 264 250 284 300 268V360H0Z" fill="#f4f8fa" />
            <RoundTree x={82} y={290} scale={0.75} leaf="#6f9a86" light="#8fb8a2" />
            <RoundTree x={226} y={286} scale={0.6} leaf="#6f9a86" light="#8fb8a2" />
            <path d="M118 296V246L152 216L186 246V296Z" fill="#d9785f" />
            <path
              d="M108 250L152 210L196 250"
              stroke="#f7fafb"
              strokeWidth="14"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path d="M168 214V196H182V228" fill="#b55f4a" />
            <rect x="142" y="264" width="22" height="32" rx="10" fill="#7a4b3a" />
            <circle cx="152" cy="244" r="9" fill="#ffe9a8" />
            <path d="M0 306C70 288 120 304 170 298C230 290 260 302 300 292V360H0Z" fill="#fff" />
          </g>
        </Picture>
        <canvas ref={canvas} className={styles.snow} width={520} height={600} aria-hidden />
        <span className={styles.glass} aria-hidden />
      </button>
    </div>
  );
}

const SHAKING = [
  { rotate: '0deg' },
  { rotate: '-5deg' },
  { rotate: '5deg' },
  { rotate: '-3deg' },
  { rotate: '2deg' },
  { rotate: '0deg' },
];

function paintFlakes(canvas: HTMLCanvasElement, flakes: readonly Flake[]): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = '#ffffff';
  pen.shadowColor = 'rgb(70 90 130 / 0.35)';
  pen.shadowBlur = 3;
  for (const { x, y, size } of flakes) {
    pen.beginPath();
    pen.arc((x / 100) * width, (y / 100) * height, size * 4.2, 0, Math.PI * 2);
    pen.fill();
  }
}
