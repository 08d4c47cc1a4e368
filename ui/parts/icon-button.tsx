import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
};

/** A button that is only a picture: the label is read out. */
export function IconButton({ label, icon, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type={type} className={classNames(styles.button, className)} aria-label={label}>
      {icon}
    </button>
  );
}
