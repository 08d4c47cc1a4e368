import { BellOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import listStyles from './sidebar-items.module.css';
import { SidebarItemCard, useShownItems } from './sidebar-items.tsx';
import { lookAtItems } from './sidebar-store.ts';

/** Everything that waits for the user. What is shown here has been looked at. */
export function NotificationsScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const items = useShownItems();
  useEffect(lookAtItems, [items]);
  return (
    <Page title={t('notifications.title')}>
      {items.length > 0 && (
        <ul className={listStyles.list}>
          {items.map((item) => (
            <SidebarItemCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      {children}
      {items.length === 0 && children === undefined && (
        <EmptyState
          picture={<BellOff size={48} aria-hidden="true" />}
          title={t('notifications.empty-title')}
          text={t('notifications.empty-text')}
        />
      )}
    </Page>
  );
}
