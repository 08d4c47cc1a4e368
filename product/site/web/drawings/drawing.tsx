import { classNames } from '#ui/style/class-names.ts';
import type { DrawingName } from './draw.tsx';
import styles from './drawing.module.css';

/** The build draws every picture once (`draw.tsx`): a page shows a file, and carries none of the code that drew it. */
const files = import.meta.glob<string>('/dist/pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type DrawingProps = {
  name: DrawingName;
  className?: string | undefined;
  label?: string;
  /** It is among the first things a visitor sees. */
  first?: boolean;
};

/** A drawing in a box of its own. Without a label it is decoration. */
export function Drawing({ name, className, label = '', first = false }: DrawingProps) {
  return (
    <div className={classNames(styles.box, className)}>
      <img
        src={files[`/dist/pictures/${name}.svg`]}
        alt={label}
        className={styles.picture}
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </div>
  );
}
