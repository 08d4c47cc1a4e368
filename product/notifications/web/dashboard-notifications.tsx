import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { blankIn } from '#platform/contract/shown-values.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Card } from '#ui/parts/card.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  dismissNotification,
  dismissParentNotification,
  listNotifications,
  listParentNotifications,
  restoreNotification,
  restoreParentNotification,
} from '../contract.ts';
import {
  childrenNamed,
  type DashboardNotification,
  lessonNamed,
  linkOf,
  messageOf,
  type Reader,
  wordsOf,
} from '../rules/dashboard.ts';
import styles from './dashboard-notifications.module.css';
import { NoticeWords } from './notices/notice-words.tsx';
import { DASHBOARD_NOTIFICATIONS } from './query-keys.ts';

type Listed = OutputOf<typeof listNotifications>;

const EDUCATORS = { list: listNotifications, dismiss: dismissNotification, restore: restoreNotification };
const CALLS = {
  educator: EDUCATORS,
  admin: EDUCATORS,
  parent: {
    list: listParentNotifications,
    dismiss: dismissParentNotification,
    restore: restoreParentNotification,
  },
} as const;

export function useUpdates(reader: Reader) {
  return useQuery({
    queryKey: DASHBOARD_NOTIFICATIONS,
    queryFn: ({ signal }) => call(CALLS[reader].list, {}, { signal, quiet: true }),
  });
}

/** The recent updates of an educator or a parent, each dismissible. */
export function DashboardNotifications({ reader, timeZone }: { reader: Reader; timeZone: string }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const query = useUpdates(reader);
  // The button that was pressed is gone with its line.
  const dismiss = useDismiss(reader, () => place.current?.focus());
  return (
    <Card title={t('notifications.dashboard.title')}>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <LoadedPart query={query} failed={t('notifications.dashboard.failed')} bones={<Skeleton lines={2} />}>
          {({ data, total, covered }) => (
            <>
              {covered && <p className={styles.empty}>{t('notifications.dashboard.covered')}</p>}
              {data.length === 0 && <p className={styles.empty}>{t('notifications.dashboard.empty')}</p>}
              {data.length > 0 && (
                <ul className={styles.list}>
                  {data.map((notification) => (
                    <Line
                      key={notification.id}
                      notification={notification}
                      reader={reader}
                      timeZone={timeZone}
                      onDismiss={dismiss}
                    />
                  ))}
                </ul>
              )}
              {total > data.length && (
                <p className={styles.empty}>
                  {t('notifications.dashboard.more', { count: total - data.length })}
                </p>
              )}
            </>
          )}
        </LoadedPart>
      </div>
    </Card>
  );
}

type LineProps = {
  notification: DashboardNotification;
  reader: Reader;
  /** Of the reader's school: a letter of the evening is not one of tomorrow. */
  timeZone: string;
  onDismiss: (id: number) => void;
};

function Line({ notification, reader, timeZone, onDismiss }: LineProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const words = useWords(notification, reader);
  const lesson = reader === 'parent' ? null : lessonNamed(notification.data, i18n.language);
  const link = linkOf(notification, reader);
  return (
    <li className={styles.line}>
      <div>
        <p>
          <Words notification={notification} reader={reader} />
          {link !== null && (
            <>
              {blankIn(i18n.language)}
              <Link to={link.to} {...(link.search === undefined ? {} : { search: link.search })}>
                {say(link)}
              </Link>
            </>
          )}
          {lesson !== null && (
            <>
              {blankIn(i18n.language)}
              {t('notifications.dashboard.lesson')}
              {blankIn(i18n.language)}
              <Link to={`/educator/resource-library/${lesson.code}`}>{lesson.title}</Link>
            </>
          )}
        </p>
        <time className={styles.time} dateTime={notification.at}>
          {shownDate(dayIn(timeZone, new Date(notification.at)))}
        </time>
      </div>
      <IconButton
        label={t('notifications.dismiss', { title: words })}
        icon={<X />}
        onClick={() => onDismiss(notification.id)}
      />
    </li>
  );
}

/** All of it as one sentence, for who does not see whose button it is. */
function useWords(notification: DashboardNotification, reader: Reader): string {
  const { i18n } = useTranslation();
  const say = useSay();
  const message = messageOf(notification, reader);
  return notification.kind === 'notice'
    ? say({ ...message, values: wordsOf(notification.data, i18n.language) })
    : say(message);
}

/** Stands in a sentence where names go. */
const HOLE = '\u{fffc}';

/** The sentence; a child's name in it leads to the child's page. */
function Words({ notification, reader }: Pick<LineProps, 'notification' | 'reader'>) {
  const { i18n } = useTranslation();
  const say = useSay();
  const message = messageOf(notification, reader);
  if (notification.kind === 'notice') return <NoticeWords {...wordsOf(notification.data, i18n.language)} />;
  const children = reader === 'parent' ? null : childrenNamed(notification.data);
  if (children === null || message.values?.['names'] === undefined) return say(message);
  const [before, after] = say({ ...message, values: { ...message.values, names: HOLE } }).split(HOLE);
  return (
    <>
      {before}
      {children.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={`/educator/students/${id}`}>{name}</Link>
        </Fragment>
      ))}
      {after}
    </>
  );
}

/** Dismissing removes it and decrements the total, at once; should the call fail, it comes back. */
function useDismiss(reader: Reader, onGone: () => void): (id: number) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => call(CALLS[reader].dismiss, { id }),
    onMutate: (id) => {
      queries.setQueryData<Listed>(DASHBOARD_NOTIFICATIONS, (listed) =>
        listed === undefined
          ? undefined
          : { ...listed, data: listed.data.filter((one) => one.id !== id), total: listed.total - 1 },
      );
      onGone();
    },
    onSuccess: (_, id) => {
      const run = async (): Promise<void> => {
        await call(CALLS[reader].restore, { id });
        await queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS });
      };
      showSnackbar({
        type: 'success',
        i18n: 'notifications.dashboard.dismissed',
        // That it did not work is told as of any call.
        action: { i18n: 'ui.undo', run: () => void run().catch(() => undefined) },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS }),
  });
  return (id) => mutate(id);
}
