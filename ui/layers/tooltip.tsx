import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as Floating } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './overlay.module.css';
import { useOverlayPlace } from './overlay.ts';

/** A hint at a button or link, for mouse, touch and keyboard. What must be read stands on the page instead. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Floating
      label={label}
      openDelay={300}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tooltip ?? '' }}
      multiline
      {...useOverlayPlace()}
    >
      {children}
    </Floating>
  );
}
