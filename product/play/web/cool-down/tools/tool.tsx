import type { ReactNode } from 'react';
import styles from './tool.module.css';

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; onPress: () => void };

/** A round button inside a drawing. */
export function Tool({ label, icon, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
