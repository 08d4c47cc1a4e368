import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#ui/style/class-names.ts';
import { ignoreRepeats } from '../../hooks/use-focus.ts';
import type { WorldBox } from '../../stage/prop-place.ts';
import styles from './on-stage.module.css';
import { usePlace } from './place.ts';

/** Over the stage, in its units: what a game adds to the place of the scene. */
export function OnStage({ children }: { children: ReactNode }) {
  const { over } = usePlace();
  return over === null ? null : createPortal(children, over);
}

type SpotProps = { box: WorldBox; className?: string | undefined; children: ReactNode };

/** A drawing somewhere on the stage. What it shows is said in words, too. */
export function Spot({ box, className, children }: SpotProps) {
  return (
    <div className={classNames(styles.spot, className)} style={placed(box)} aria-hidden="true">
      {children}
    </div>
  );
}

type StageButtonProps = {
  box: WorldBox;
  label: string;
  /** With it the label stands above the thing, in the size of other words. */
  icon?: ReactNode;
  look?: 'calling' | 'quiet';
  /** On at once; a press of what stood here before is no press of this. */
  focusRef?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
};

/** Presses a thing of the stage. */
export function StageButton({ box, label, icon, look = 'quiet', focusRef, onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      ref={focusRef}
      className={styles.button}
      data-look={look}
      style={placed(atLeast(box))}
      aria-label={icon === undefined ? label : undefined}
      onKeyDown={ignoreRepeats}
      onClick={onPress}
    >
      {icon !== undefined && (
        <span className={styles.chip}>
          {icon}
          {label}
        </span>
      )}
    </button>
  );
}

function placed({ x, y, width, height }: WorldBox) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** Large enough for a finger, also where the world is shown small. */
const SMALLEST = 120;

function atLeast({ x, y, width, height }: WorldBox): WorldBox {
  const [wide, tall] = [Math.max(width, SMALLEST), Math.max(height, SMALLEST)];
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall };
}
