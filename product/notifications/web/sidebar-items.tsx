import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { type TaskStatus, taskOf } from '../rules/sidebar.ts';
import { type ListedItem, shownItems } from '../rules/sidebar-list.ts';
import styles from './sidebar-items.module.css';
import { dismissItem, useSidebarState } from './sidebar-store.ts';

/** Beside the menu there is room for the newest few; the screen has all of them. */
const BESIDE_THE_MENU = 3;

export function SidebarItems() {
  const { t } = useTranslation();
  const items = useShownItems();
  if (items.length === 0) return null;
  return (
    <section aria-label={t('notifications.sidebar.label')}>
      <ul className={styles.list}>
        {items.slice(0, BESIDE_THE_MENU).map((item) => (
          <SidebarItemCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** The newest first. */
export function useShownItems(): ListedItem[] {
  const items = useSidebarState((state) => state.items);
  return shownItems(items).toReversed();
}

/** Whom the notice counts; most of them come by the form. */
const PENDING = { tab: 'form', status: 'not-verified' };

const TONES: Record<TaskStatus, 'info' | 'success' | 'error'> = {
  processing: 'info',
  success: 'success',
  failed: 'error',
};

export function SidebarItemCard({ item }: { item: ListedItem }) {
  const { t } = useTranslation();
  const title = useItemTitle()(item);
  const task = taskOf(item);
  return (
    <li className={classNames(styles.item, item.isNew && styles.new)}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <IconButton
          label={t('notifications.dismiss', { title })}
          icon={<X />}
          onClick={() => dismissItem(item)}
        />
      </div>
      {task !== null && (
        <>
          <Badge tone={TONES[task.status]}>{t(`notifications.status.${task.status}`)}</Badge>
          {task.status === 'processing' && (
            <Progress
              label={title}
              hideLabel
              value={task.done}
              max={Math.max(task.total, 1)}
              text={t('notifications.progress', { done: task.done, total: task.total })}
            />
          )}
          {task.path !== null && (
            <ButtonLink to={task.path} size="sm" variant="subtle">
              {t('notifications.open')}
            </ButtonLink>
          )}
        </>
      )}
      {item.type === 'pending-account-requests' && (
        <ButtonLink to="/uber/account-requests" search={PENDING} size="sm" variant="subtle">
          {t('notifications.open')}
        </ButtonLink>
      )}
      {item.type === 'deployed-app' && (
        <Button size="sm" onClick={() => location.reload()}>
          {t('notifications.reload')}
        </Button>
      )}
    </li>
  );
}

function useItemTitle(): (item: ListedItem) => string {
  const { t } = useTranslation();
  return ({ type, data }) => {
    const { count } = data;
    if (type === 'pending-account-requests') {
      return t('notifications.items.pending-account-requests', {
        count: typeof count === 'number' ? count : 0,
      });
    }
    return t(`notifications.items.${type}`);
  };
}

/** Once a page: says what began or ended, for who does not see it. */
export function SidebarNews() {
  const { t } = useTranslation();
  const titleOf = useItemTitle();
  const news = useSidebarState((state) => state.news);
  const words = news === null ? '' : titleOf(news);
  const status = news?.status ? t(`notifications.status.${news.status}`) : '';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element belongs to a form
    <p role="status" className="visually-hidden">
      {status === '' ? words : `${words}: ${status}`}
    </p>
  );
}
