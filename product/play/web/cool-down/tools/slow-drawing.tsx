import { Eraser, Sparkles } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './slow-drawing.module.css';
import { followed, PAGE_SIZE, type Point, pathOf, slowShape } from './slow-shapes.ts';
import tools from './tool.module.css';
import { Tool } from './tool.tsx';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-0.03, 0],
  ArrowRight: [0.03, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
};
const WATCH_SECONDS = 24;

/** A page and a slow line, drawn with a finger, a mouse or the arrow keys; or the line draws itself. */
export function SlowDrawing({ beat, at, isPaused, isStill }: DrawingProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<Point>([0.5, 0.5]);
  const target = useRef<Point>([0.5, 0.5]);
  const isDown = useRef(false);
  const watched = useRef(0);
  const [isWatching, watch] = useState(false);
  const [isSupported, setSupported] = useState(true);
  const shape = beat.step.shape ?? 'free';
  const line = useMemo(() => slowShape(shape), [shape]);
  const isGuided = beat.step.cue === 'draw' && shape !== 'free';

  const clear = (): void => {
    const { width, height } = PAGE_SIZE;
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    watched.current = 0;
  };
  const newPage = useEffectEvent(() => {
    setSupported(canvas.current?.getContext('2d') !== null);
    clear();
    watch(false);
  });
  const isDrawing = beat.step.cue === 'draw';
  useEffect(() => {
    if (isDrawing) newPage();
  }, [at, isDrawing]);

  const draw = useEffectEvent((seconds: number) => {
    const brush = canvas.current?.getContext('2d');
    if (brush === null || brush === undefined) return;
    if (isWatching && watched.current < 1) {
      watched.current = isStill ? 1 : Math.min(1, watched.current + seconds / WATCH_SECONDS);
      const [first = pen.current] = line;
      const upTo = line.slice(0, Math.max(1, Math.ceil(watched.current * line.length)));
      const next = upTo.at(-1) ?? first;
      if (watched.current <= seconds / WATCH_SECONDS) pen.current = first;
      for (const point of isStill ? upTo : [next]) {
        stroke(brush, pen.current, point);
        pen.current = point;
      }
      target.current = next;
      return;
    }
    const next = isStill ? target.current : followed(pen.current, target.current, seconds);
    if (Math.hypot(next[0] - pen.current[0], next[1] - pen.current[1]) < 0.0004) return;
    stroke(brush, pen.current, next);
    pen.current = next;
  });
  useEffect(() => {
    if (isPaused) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      draw(Math.min(0.05, (now - before) / 1000));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPaused]);

  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const begin = (event: PointerEvent<HTMLElement>): void => {
    isDown.current = true;
    watch(false);
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = placeOf(event);
    target.current = pen.current;
  };
  const steer = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    watch(false);
    const [x, y] = target.current;
    target.current = [within(x + step[0]), within(y + step[1])];
  };

  if (!isSupported) return <p className={styles.sorry}>{t('play-games.cool-down.no-canvas')}</p>;
  return (
    <div className={styles.desk}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a page to draw on has no role of its own */}
      <div
        className={styles.page}
        role="application"
        aria-label={t('play-games.cool-down.page')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys draw here
        tabIndex={0}
        onKeyDown={steer}
        onPointerDown={begin}
        onPointerMove={(event) => {
          if (isDown.current) target.current = placeOf(event);
        }}
        onPointerUp={() => {
          isDown.current = false;
        }}
        onPointerCancel={() => {
          isDown.current = false;
        }}
      >
        <svg
          className={styles.guide}
          viewBox={`0 0 ${PAGE_SIZE.width} ${PAGE_SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {isGuided && <path d={pathOf(line)} />}
        </svg>
        <canvas ref={canvas} className={styles.canvas} width={PAGE_SIZE.width} height={PAGE_SIZE.height} />
      </div>
      <div className={tools.tools}>
        <Tool
          label={t('play-games.cool-down.watch')}
          icon={<Sparkles />}
          isOn={isWatching}
          onPress={() => {
            clear();
            watch(!isWatching);
          }}
        />
        <Tool label={t('play-games.cool-down.clear')} icon={<Eraser />} onPress={clear} />
      </div>
    </div>
  );
}

const within = (place: number): number => Math.min(0.98, Math.max(0.02, place));

/** The color wanders with the line, slowly, through blues, greens and violets. */
function stroke(brush: CanvasRenderingContext2D, from: Point, to: Point): void {
  const { width, height } = PAGE_SIZE;
  brush.lineWidth = 15;
  brush.lineCap = 'round';
  brush.strokeStyle = `hsl(${195 + 65 * Math.sin((to[0] + to[1]) * 4)} 42% 56%)`;
  brush.beginPath();
  brush.moveTo(from[0] * width, from[1] * height);
  brush.lineTo(to[0] * width, to[1] * height);
  brush.stroke();
}
