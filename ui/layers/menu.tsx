import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, EllipsisVertical } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../parts/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import { type MenuPart, menuParts } from './menu-parts.ts';
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
  /** What it belongs to, in words: in a long menu those of one group are behind one entry. */
  group?: string;
  /** What is usually done with a selection, or with a row of a list that waits for it: a button where there is room. */
  prominent?: boolean;
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
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const before = useRef(opened);
  // What was chosen is gone, and what it led to takes the focus.
  useEffect(() => {
    if (before.current !== opened) {
      list.current?.querySelector<HTMLElement>('[role="menuitem"]:not([data-back])')?.focus();
    }
    before.current = opened;
  }, [opened]);
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
      classNames={{
        dropdown: classNames(styles.dropdown, styles.menu),
        itemSection: styles['option-icon'] ?? '',
      }}
      // The placeholder is a focusable element that a menu may not contain; the first entry takes the focus instead.
      withInitialFocusPlaceholder={false}
      // It goes at once: an entry may lead to another page, where nothing of it may be left.
      transitionProps={{ duration: 0 }}
      // Not as it opens: that is told late, and would take back a press that was quicker.
      onClose={() => setOpened(null)}
      {...place}
    >
      <Menu.Target>
        {trigger ?? (
          <IconButton ref={dots} label={label ?? t('ui.more-actions')} icon={<EllipsisVertical />} />
        )}
      </Menu.Target>
      <Menu.Dropdown ref={list} data-overlay>
        {heading && <Menu.Label className={styles.heading ?? ''}>{heading}</Menu.Label>}
        <Entries entries={entries} opened={opened} onOpen={setOpened} />
      </Menu.Dropdown>
    </Menu>
  );
}

type EntriesProps = {
  entries: readonly MenuEntry[];
  /** The group whose entries are shown in place of all. */
  opened: string | null;
  onOpen: (group: string | null) => void;
};

/** All of them, or those of a group with the way back: nothing opens beside a menu, where a phone has no room. */
function Entries({ entries, opened, onOpen }: EntriesProps) {
  const { t } = useTranslation();
  const parts = menuParts(entries);
  const group = parts.find((part) => part.group === opened);
  if (opened === null || group?.group === undefined) {
    return parts.map((part, index) => (
      <Fragment key={part.group ?? part.entry.id}>
        {part.divided && index > 0 && <Menu.Divider className={styles.divider ?? ''} />}
        {part.group === undefined ? <Entry {...part.entry} /> : <Group part={part} onOpen={onOpen} />}
      </Fragment>
    ));
  }
  return (
    <>
      <Menu.Item
        className={classNames(styles.option, styles.back)}
        leftSection={<ChevronLeft />}
        closeMenuOnClick={false}
        data-back
        aria-label={t('ui.menu-back', { group: opened })}
        onClick={() => onOpen(null)}
      >
        {opened}
      </Menu.Item>
      <Menu.Divider className={styles.divider ?? ''} />
      {group.entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </>
  );
}

type GroupProps = {
  part: Extract<MenuPart<MenuEntry>, { group: string }>;
  onOpen: (group: string) => void;
};

function Group({ part: { group, entries }, onOpen }: GroupProps) {
  return (
    <Menu.Item
      className={styles.option ?? ''}
      leftSection={entries[0]?.icon}
      rightSection={<ChevronRight />}
      closeMenuOnClick={false}
      aria-haspopup="menu"
      onClick={() => onOpen(group)}
    >
      {group}
    </Menu.Item>
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
