import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { WaitingBadge } from '#product/follow-ups/web/waiting-badge.tsx';
import { SidebarItems } from '#product/notifications/web/sidebar-items.tsx';
import { useNewCount } from '#product/notifications/web/sidebar-store.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import {
  type ScreenFacts,
  type SidebarEntry,
  type SidebarGroup,
  sidebarGroups,
} from '../../rules/shell/sidebar.ts';
import type { SidebarSection } from '../../rules/shell/ui-state.ts';
import { toggleSidebarSection, useUiState } from '../opening/ui-state.ts';
import styles from './sidebar.module.css';
import { SIDEBAR_ICONS } from './sidebar-icons.ts';

/** The menu of a scope. */
export function Sidebar({ screens }: { screens: readonly ScreenFacts[] }) {
  const { t } = useTranslation();
  const user = useUser();
  const acting = useSession(({ actingAs }) => actingAs !== null);
  const groups = sidebarGroups(screens, { ...user, acting });
  return (
    <div className={styles.sidebar}>
      <nav className={styles.menu} aria-label={t('site-dashboard.sidebar.label')}>
        {groups.map((group, index) => (
          <Group key={group.section ?? index} group={group} />
        ))}
      </nav>
      <SidebarItems />
    </div>
  );
}

function Group({ group: { section, entries } }: { group: SidebarGroup }) {
  if (section === null) return <Entries entries={entries} />;
  return <Foldable section={section} entries={entries} />;
}

function Foldable({ section, entries }: { section: SidebarSection; entries: SidebarEntry[] }) {
  const { t } = useTranslation();
  const collapsed = useUiState((state) => state.collapsed[section]);
  const id = useId();
  return (
    <div className={styles.section}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!collapsed}
        aria-controls={id}
        onClick={() => toggleSidebarSection(section)}
      >
        {t(`site-dashboard.sidebar.section-${section}`)}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} hidden={collapsed}>
        <Entries entries={entries} />
      </div>
    </div>
  );
}

const isProgram = (name: SidebarEntry['name']): name is ProgramId =>
  PROGRAM_IDS.some((program) => program === name);

function Entries({ entries }: { entries: SidebarEntry[] }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  return (
    <ul className={styles.list}>
      {entries.map(({ name, icon, path }) => {
        const Icon = SIDEBAR_ICONS[icon];
        return (
          <li key={name}>
            <Link
              to={path}
              className={styles.entry}
              activeOptions={{ exact: name === 'home', includeSearch: false }}
            >
              <Icon aria-hidden="true" />
              {isProgram(name) ? programName(name) : t(`site-dashboard.sidebar.${name}`)}
              {name === 'notifications' && <NewBadge />}
              {name === 'emotion-check-ins' && <WaitingBadge className={styles.badge} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function NewBadge() {
  const { t } = useTranslation();
  const count = useNewCount();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <Badge tone="brand">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('notifications.badge', { count })}</VisuallyHidden>
      </Badge>
    </span>
  );
}
