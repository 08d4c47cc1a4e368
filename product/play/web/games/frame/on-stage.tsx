import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#ui/style/class-names.ts';
import { ignoreRepeats } from '../../hooks/use-focus.ts';
import { xOf } from '../../stage/camera.ts';
import type { WorldBox } from '../../stage/prop-place.ts';
import styles from './on-stage.module.css';
import { usePlace } from './place.ts';

/** Over the stage, in its units: what a game adds to the place of the scene. */
export function OnStage({ children }: { children: ReactNode }) {
  const { over } = usePlace();
  return over === null ? null : createPortal(children, over);
}

/** So much of somebody has to be in sight. */
const HALF_A_FIGURE = 70;

type WindowEdges = Pick<CSSStyleDeclaration, 'getPropertyValue'>;

/** Whether somebody who stands at a mark is seen: the stage has told what lies over it where its window ends. */
export function isInWindow(over: { style: WindowEdges } | null, mark: number): boolean {
  const edge = (side: 'left' | 'right'): number =>
    Number.parseFloat(over?.style.getPropertyValue(`--window-${side}`) ?? '');
  const [left, right] = [edge('left'), edge('right')];
  if (Number.isNaN(left) || Number.isNaN(right)) return true;
  return xOf(mark) - HALF_A_FIGURE >= left && xOf(mark) + HALF_A_FIGURE <= right;
}

/** Large enough for a finger, also where the world is shown small. */
const SMALLEST = 120;

type SpotProps = {
  box: WorldBox;
  /** It matters more that it is seen than where it is. */
  isSeen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A drawing somewhere on the stage. What it shows is said in words, too. */
export function Spot({ box, isSeen = false, className, children }: SpotProps) {
  const style = isSeen ? inWindow(box) : placed(box);
  return (
    <div className={classNames(styles.spot, className)} style={style} aria-hidden="true">
      {children}
    </div>
  );
}

type StageButtonProps = {
  box: WorldBox;
  /** For screen readers: the card says it to all others. Words on the stage would lie on somebody's face. */
  label: string;
  /** In its middle. */
  icon?: ReactNode;
  look?: 'calling' | 'quiet' | 'touched';
  /** On at once; a press of what stood here before is no press of this. */
  focusRef?: Ref<HTMLButtonElement> | undefined;
  /** Does what another button does, for fingers: keys and screen readers have that one. */
  isTwin?: boolean;
  onPress: () => void;
};

/** Presses a thing of the stage, or a place beside it. */
export function StageButton(props: StageButtonProps) {
  const { box, label, icon, look = 'quiet', focusRef, isTwin = false, onPress } = props;
  return (
    <button
      type="button"
      ref={focusRef}
      className={styles.button}
      data-look={look}
      style={inWindow(atLeast(box))}
      aria-label={label}
      aria-hidden={isTwin || undefined}
      tabIndex={isTwin ? -1 : undefined}
      onKeyDown={ignoreRepeats}
      onClick={onPress}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    </button>
  );
}

/** Where it is in the world, whatever of that the window shows; but words hide nothing of it. */
function placed({ x, y, width, height }: WorldBox) {
  const top = `min(${y}px, var(--window-bottom, 720px) - ${height}px)`;
  return { left: `${x}px`, top, width: `${width}px`, height: `${height}px` };
}

/**
 * In the window: beside its edge and above the words, and what begins above the window begins where that does. Of what hangs
 * above it altogether as much is left as a finger needs.
 */
function inWindow(box: WorldBox) {
  const { x, y, width, height } = box;
  const inWorld = placed(box);
  const top = `max(${inWorld.top}, var(--window-top, 0px))`;
  return {
    ...inWorld,
    left: `max(var(--window-left, 0px), min(${x}px, var(--window-right, 1280px) - ${width}px))`,
    top,
    height: `max(${Math.min(height, SMALLEST)}px, min(${height}px, ${y + height}px - ${top}))`,
  };
}

function atLeast({ x, y, width, height }: WorldBox): WorldBox {
  const [wide, tall] = [Math.max(width, SMALLEST), Math.max(height, SMALLEST)];
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall };
}
