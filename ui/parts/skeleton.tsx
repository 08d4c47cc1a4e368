import { classNames } from '../style/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'circle' | 'button';
  lines?: number;
  className?: string;
};

/** The place of something on its way. What loads says so elsewhere: this is only for the eyes. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.stack, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  );
}
