import { Picture } from '#ui/art/pencil/picture.tsx';
import { Flower, Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './quiet-place.module.css';

/** With each the light behind the door is warmer. */
const SENSES = ['look', 'hear', 'touch', 'smell', 'like'];

const FLOWERS = [
  [66, 352, '#f3b0a0'],
  [410, 344, '#f6cf6d'],
  [122, 372, '#cdb4e0'],
  [356, 374, '#f3b0a0'],
  [30, 378, '#f6cf6d'],
] as const;

/** A hill with a door that opens. What is behind it is the child's own: nothing of it is drawn. */
export function QuietPlace({ beat, at, isPaused }: DrawingProps) {
  const { cue, part, shows } = beat.step;
  const seen = part === 'end' ? SENSES.length : SENSES.indexOf(cue) + 1;
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#4d5a86', '#9a8fb5', '#f0c3a4']} />
      {STARS.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} fill="#fdf3d8" opacity=".8" />
      ))}
      <path d="M-20 400C20 250 130 150 240 150S460 250 500 400Z" fill="#86a873" />
      <path d="M-20 400C40 300 130 232 200 214C150 276 120 330 112 400Z" fill="#78996a" />
      {shows === 'shut' ? <ShutDoor /> : <OpenDoor at={at} seen={seen} />}
      {FLOWERS.slice(0, seen).map(([x, y, color]) => (
        <Flower key={x} x={x} y={y} scale={1.5} color={color} />
      ))}
    </Picture>
  );
}

const FRAME = 'M190 400V292C190 262 212 242 240 242S290 262 290 292V400';

function ShutDoor() {
  return (
    <>
      <path d={FRAME} fill="#b77a58" stroke="#8a5f42" strokeWidth="14" strokeLinejoin="round" />
      <path d="M240 250V396" stroke="#9a6446" strokeWidth="5" />
      <circle cx="272" cy="330" r="7" fill="#f6cf6d" />
    </>
  );
}

function OpenDoor({ at, seen }: { at: number; seen: number }) {
  return (
    <>
      <g key={at} className={styles.light}>
        <Glow x={240} y={296} radius={90 + seen * 22} color="#ffe2a0" strength={0.35 + seen * 0.11} />
      </g>
      <path d={FRAME} fill="#fff0c4" stroke="#8a5f42" strokeWidth="14" strokeLinejoin="round" />
      <path d="M290 400V280L346 262V400Z" fill="#b77a58" />
      <path
        d="M302 392V292L334 282V388Z"
        fill="none"
        stroke="#9a6446"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="304" cy="336" r="6" fill="#f6cf6d" />
      <path d="M196 400Q240 376 284 400Z" fill="#f6d9a0" />
    </>
  );
}

const STARS = [
  [54, 60, 2.4],
  [120, 104, 1.8],
  [176, 44, 2],
  [300, 70, 1.8],
  [372, 40, 2.4],
  [430, 116, 2],
] as const;
