import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './badge.module.css';

type BadgeTone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error';

export function Badge(props: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  const { tone = 'neutral', icon, children } = props;
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
