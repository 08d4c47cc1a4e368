import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

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
