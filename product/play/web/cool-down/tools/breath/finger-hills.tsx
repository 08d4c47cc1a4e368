import { Picture } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../../walk/drawing.module.css';
import type { DrawingProps } from '../../walk/drawing-props.ts';
import styles from './finger-hills.module.css';

type Point = readonly [x: number, y: number];

/** Each finger is a hill: from the valley before it over its top into the next. */
const HILLS: Readonly<Record<string, readonly [up: Point, top: Point, down: Point]>> = {
  thumb: [
    [104, 318],
    [98, 196],
    [176, 240],
  ],
  pointer: [
    [176, 240],
    [174, 92],
    [216, 186],
  ],
  middle: [
    [216, 186],
    [246, 58],
    [276, 184],
  ],
  ring: [
    [276, 184],
    [322, 86],
    [324, 204],
  ],
  little: [
    [324, 204],
    [394, 150],
    [378, 312],
  ],
};
const FOOT: Point = [104, 318];
/** Where the light waits before its walk. */
const BESIDE: Point = [428, 344];

/** A hand that stands open like a row of hills; a small light walks up one side and down the other. */
export function FingerHills({ beat, at, isPaused }: DrawingProps) {
  const { cue, shows = '', seconds } = beat.step;
  const hill = HILLS[shows];
  const waits = shows === 'finger' ? BESIDE : FOOT;
  const [up, top, down] = hill ?? [waits, waits, waits];
  const [from, to] = cue === 'in' ? [up, top] : cue === 'out' ? [top, down] : [up, up];
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#f7c9a8', '#f9e3c4', '#dfe9c9']} />
      <Cloud x={92} y={82} scale={0.7} color="#fff6ea" shade="#f6dfc8" />
      <Cloud x={412} y={58} scale={0.56} color="#fff6ea" shade="#f6dfc8" />
      <path d="M0 330C90 296 150 322 240 312C330 302 400 326 480 304V400H0Z" fill="#b9cf97" />
      <g stroke="#c98f65" strokeLinecap="round">
        <path d="M206 318L120 222" strokeWidth="46" />
        <path d="M216 290L182 124" strokeWidth="44" />
        <path d="M246 280V90" strokeWidth="46" />
        <path d="M274 290L312 116" strokeWidth="44" />
        <path d="M292 316L370 172" strokeWidth="40" />
      </g>
      <path
        d="M166 300C170 250 200 232 246 232C296 232 326 252 326 300C326 348 306 372 302 410H190C186 372 162 346 166 300Z"
        fill="#c98f65"
      />
      <g stroke="#b0774f" strokeWidth="4" strokeLinecap="round" fill="none" opacity=".55">
        <path d="M198 300Q244 276 300 304M204 334Q236 346 262 318" />
      </g>
      <path d="M176 376H318V410H176Z" fill="#7fa8a0" />
      <path d="M0 372C130 350 340 366 480 352V400H0Z" fill="#9dbb7c" />
      {shows !== 'hand' && (
        <g
          key={at}
          className={styles.light}
          style={{
            '--from': `translate(${from[0]}px, ${from[1]}px)`,
            '--to': `translate(${to[0]}px, ${to[1]}px)`,
            '--seconds': `${seconds}s`,
          }}
        >
          <Glow x={0} y={0} radius={44} color="#fff3b8" />
          <circle r="14" fill="#fffbe6" stroke="#e9a94a" strokeWidth="4" />
        </g>
      )}
    </Picture>
  );
}
