import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './overlay.module.css';
import { useOverlayPlace } from './overlay.ts';

export type MenuEntry = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it. */
  divided?: boolean;
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

type ActionMenuProps = {
  /** Names the button where it is the three dots. */
  label?: string;
  /** Another button in place of the three dots: the account menu's. */
  trigger?: ReactElement;
  /** Above the entries: whose account it is. */
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  /** It came because its button was pressed, which it now takes the place of. */
  opensAtOnce?: boolean;
};

/** Actions behind a button: of an account, of a row. */
export function ActionMenu({ label, trigger, heading, entries, opensAtOnce = false }: ActionMenuProps) {
  const { t } = useTranslation();
  const place = useOverlayPlace();
  const dots = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opensAtOnce) return;
    // First the focus, so that it comes back here when the menu closes.
    dots.current?.focus();
    dots.current?.click();
  }, [opensAtOnce]);
  return (
    <Menu
      position="bottom-end"
      width={240}
      offset={6}
      classNames={{ dropdown: styles.dropdown ?? '', itemSection: styles['option-icon'] ?? '' }}
      // The placeholder is a focusable element that a menu may not contain; the first entry takes the focus instead.
      withInitialFocusPlaceholder={false}
      // It goes at once: an entry may lead to another page, where nothing of it may be left.
      transitionProps={{ duration: 0 }}
      {...place}
    >
      <Menu.Target>
        {trigger ?? (
          <IconButton ref={dots} label={label ?? t('ui.more-actions')} icon={<EllipsisVertical />} />
        )}
      </Menu.Target>
      <Menu.Dropdown data-overlay>
        {heading && <Menu.Label className={styles.heading ?? ''}>{heading}</Menu.Label>}
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry.divided && <Menu.Divider className={styles.divider ?? ''} />}
            <Entry {...entry} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ label, icon, danger = false, disabled = false, to, onSelect }: MenuEntry) {
  const look = classNames(styles.option, danger && styles.danger);
  if (to !== undefined) {
    return (
      <Menu.Item component={Link} to={to} className={look} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item className={look} leftSection={icon} disabled={disabled} onClick={onSelect}>
      {label}
    </Menu.Item>
  );
}
