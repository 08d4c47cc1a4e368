import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../style/class-names.ts';
import { type Tone, ToneIcon } from '../style/tone.tsx';
import styles from './banner.module.css';
import { IconButton } from './icon-button.tsx';

type BannerProps = {
  tone?: Tone;
  title?: ReactNode;
  actions?: ReactNode;
  /** Appears in answer to something: read out at once. */
  live?: boolean;
  onDismiss?: () => void;
  children?: ReactNode;
};

export function Banner({ tone = 'info', title, actions, live = false, onDismiss, children }: BannerProps) {
  const { t } = useTranslation();
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.banner, styles[tone])} role={live ? role : undefined}>
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton label={t('ui.dismiss')} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
