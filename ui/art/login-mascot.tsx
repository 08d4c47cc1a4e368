import { useEffect, useRef, useState } from 'react';
import type { Feeling } from '#brands/feelings.ts';
import styles from './login-mascot.module.css';
import {
  framesFor,
  MASCOT_STEP_MS,
  type MascotFocus,
  type MascotFrame,
  settledFrame,
} from './login-mascot-steps.ts';
import { EXPRESSIONS } from './pencil/expressions.ts';
import { Picture, type PictureProps } from './pencil/picture.tsx';
import { plum } from './rig/animal-cast.ts';
import { FACE_PLANS } from './rig/animal-plans.ts';
import { OtterHead } from './rig/furry-heads.tsx';
import { Cheeks } from './rig/marks.tsx';
import { Mouth } from './rig/mouth.tsx';

/** Whose mouth and ears the mascot wears in each frame. */
const MOODS: Record<MascotFrame, Feeling> = {
  rest: 'proud',
  perk: 'happy',
  watch: 'okay',
  blink: 'okay',
  lift: 'surprised',
  cover: 'calm',
  snug: 'proud',
};

const PLAN = FACE_PLANS.otter;
const COLORS = { ink: plum.ink, lid: plum.fur, blush: '#ee7b78', iris: plum.iris };

type MascotProps = Omit<PictureProps, 'className'> & {
  focus: MascotFocus;
  /** How far along the username field the caret is: 0 left, 1 right. */
  position?: number;
};

/** Plum the otter looks over the upper edge of the login dialog, and never at a password. */
export function LoginMascot({ focus, position = 0.5, title }: MascotProps) {
  const frame = useMascotFrame(focus);
  const watching = frame === 'watch' || frame === 'blink';
  const lookX = watching ? (clamp(position) - 0.5) * 11 : 0;
  const lookY = watching ? 4.5 : 0;
  const expression = EXPRESSIONS[MOODS[frame]];
  return (
    <div className={styles.mascot} data-frame={frame}>
      <Picture viewBox="0 0 240 132" title={title}>
        <g className={styles.head}>
          <g transform="translate(120 90)">
            <OtterHead look={plum} expression={expression} />
            <Cheeks plan={PLAN} colors={COLORS} expression={expression} />
            <Eye x={-PLAN.eyeX} lookX={lookX} lookY={lookY} />
            <Eye x={PLAN.eyeX} lookX={lookX} lookY={lookY} />
            <g className={styles.brows} fill="none" stroke={plum.ink} strokeWidth="5.2" strokeLinecap="round">
              <path d="M-41-33Q-29-41-15-35M41-33Q29-41 15-35" />
            </g>
            <Mouth plan={PLAN} colors={COLORS} expression={expression} />
          </g>
        </g>
        <Paw className={styles.leftPaw} />
        <Paw className={styles.rightPaw} />
      </Picture>
    </div>
  );
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function Eye({ x, lookX, lookY }: { x: number; lookX: number; lookY: number }) {
  const y = PLAN.eyeY;
  return (
    <>
      <ellipse cx={x} cy={y} rx={PLAN.eyeWidth} ry={PLAN.eyeHeight} fill="#fffdf8" />
      <g className={styles.pupil}>
        <circle cx={x + lookX} cy={y + lookY} r="8.6" fill={plum.iris} />
        <circle cx={x + lookX} cy={y + lookY} r="6.2" fill={plum.ink} />
        <circle cx={x + lookX + 3.2} cy={y + lookY - 3.4} r="2.7" fill="#fff" />
      </g>
      <g className={styles.lid}>
        <ellipse cx={x} cy={y} rx={PLAN.eyeWidth + 1} ry={PLAN.eyeHeight + 1} fill={plum.fur} />
        <path
          d={`M${x - 11} ${y + 7}Q${x} ${y + 20} ${x + 11} ${y + 7}`}
          fill="none"
          stroke={plum.ink}
          strokeWidth="4.4"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** A paw with its forearm; the arm runs out of the picture below. */
function Paw({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <path d="M0 6V130" stroke={plum.shade} strokeWidth="27" />
      <ellipse rx="21" ry="19" fill={plum.shade} />
      <g fill={plum.shade}>
        <circle cx="-12.5" cy="-12" r="8" />
        <circle cy="-17" r="8.5" />
        <circle cx="12.5" cy="-12" r="8" />
      </g>
      <path
        d="M-6.5-18V-8M6.5-18V-8"
        stroke={plum.ink}
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".5"
      />
    </g>
  );
}

function useMascotFrame(focus: MascotFocus): MascotFrame {
  const [frame, setFrame] = useState(() => settledFrame(focus));
  const shown = useRef(frame);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = framesFor(shown.current, focus);
    const steps = still ? frames.slice(-1) : frames;
    const timers = steps.map((next, index) =>
      window.setTimeout(() => {
        shown.current = next;
        setFrame(next);
      }, index * MASCOT_STEP_MS),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [focus]);
  return frame;
}
