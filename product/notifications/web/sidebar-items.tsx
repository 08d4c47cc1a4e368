import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePrograms } from '#platform/web/brand.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { inTwoParts, type TaskStatus, taskOf } from '../rules/sidebar.ts';
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
  const about = useAbout()(item);
  const whole = about === null ? title : t('notifications.about.with', { title, about });
  const task = taskOf(item);
  return (
    <li className={classNames(styles.item, item.isNew && styles.new)}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <IconButton
          label={t('notifications.dismiss', { title: whole })}
          icon={<X />}
          onClick={() => dismissItem(item)}
        />
      </div>
      {about !== null && <About name={about} />}
      {task !== null && (
        <>
          <Badge tone={TONES[task.status]}>{t(`notifications.status.${task.status}`)}</Badge>
          {task.status === 'processing' && (
            <Progress
              label={whole}
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

/** A long name keeps to its line: its middle is cut, its end stays. */
function About({ name }: { name: string }) {
  const { start, end } = inTwoParts(name);
  return (
    <p className={styles.about} title={name}>
      <span>{start}</span>
      <span>{end}</span>
    </p>
  );
}

/** Which file, which reports, whose data: there may be several of a kind. */
function useAbout(): (item: ListedItem) => string | null {
  const { t } = useTranslation();
  const programs = usePrograms();
  return (item) => {
    const task = taskOf(item);
    if (task === null) return null;
    const { name, program, kind, total: count } = task;
    if (name !== null) return name;
    if (kind === null) return null;
    if (kind === 'child') return t('notifications.about.child');
    if (kind === 'class' || kind === 'school') return t(`notifications.about.${kind}`, { count });
    return program === null ? null : t(`notifications.about.${kind}`, { program: programs[program], count });
  };
}

/** Once a page: says what began or ended, for who does not see it. */
export function SidebarNews() {
  const { t } = useTranslation();
  const titleOf = useItemTitle();
  const aboutOf = useAbout();
  const news = useSidebarState((state) => state.news);
  const title = news === null ? '' : titleOf(news);
  const about = news === null ? null : aboutOf(news);
  const words = about === null ? title : t('notifications.about.with', { title, about });
  const status = news?.status ? t(`notifications.status.${news.status}`) : '';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element belongs to a form
    <p role="status" className="visually-hidden">
      {status === '' ? words : `${words}: ${status}`}
    </p>
  );
}
