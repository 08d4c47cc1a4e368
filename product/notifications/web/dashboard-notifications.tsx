import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { useSay } from '#platform/web/say.ts';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import {
  childrenNamed,
  type DashboardNotification,
  lessonNamed,
  linkOf,
  messageOf,
  type Reader,
  wordsOf,
} from '../rules/dashboard.ts';
import { toldOnce } from '../rules/told-once.ts';
import styles from './dashboard-notifications.module.css';
import { NoticeWords } from './notices/notice-words.tsx';
import { useDismiss, useUpdates } from './updates.ts';

/** The recent updates of an educator or a parent, each dismissible. */
export function DashboardNotifications({ reader }: { reader: Reader }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const query = useUpdates(reader);
  // The button that was pressed is gone with its line.
  const dismiss = useDismiss(reader, () => place.current?.focus());
  return (
    <Card title={t('notifications.dashboard.title')}>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <LoadedPart query={query} failed={t('notifications.dashboard.failed')} bones={<Skeleton lines={2} />}>
          {({ data, total, covered }) => {
            const told = toldOnce(data, reader);
            return (
              <>
                {covered && <p className={styles.empty}>{t('notifications.dashboard.covered')}</p>}
                {data.length === 0 && <p className={styles.empty}>{t('notifications.dashboard.empty')}</p>}
                {data.length > 0 && (
                  <ul className={styles.list}>
                    {told.map(({ first, ids }) => (
                      <Line
                        key={first.id}
                        notification={first}
                        ids={ids}
                        reader={reader}
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
            );
          }}
        </LoadedPart>
      </div>
    </Card>
  );
}

type LineProps = {
  notification: DashboardNotification;
  /** It and those that say the same. */
  ids: readonly number[];
  reader: Reader;
  onDismiss: (ids: readonly number[]) => void;
};

function Line({ notification, ids, reader, onDismiss }: LineProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const words = useWords(notification, reader);
  const lesson = reader === 'parent' ? null : lessonNamed(notification.data, i18n.language);
  const link = linkOf(notification, reader);
  return (
    <li className={styles.line}>
      <div>
        <p>
          {ids.length > 1 && (
            <>
              <Badge>{t('notifications.dashboard.times', { count: ids.length })}</Badge>{' '}
            </>
          )}
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
              {link === null ? blankIn(i18n.language) : ' · '}
              {t('notifications.dashboard.lesson')}
              {blankIn(i18n.language)}
              <Link to={`/educator/resource-library/${lesson.code}`}>{lesson.title}</Link>
            </>
          )}
        </p>
        <time className={styles.time} dateTime={notification.at}>
          {shownDate(localDay(notification.at))}
        </time>
      </div>
      <IconButton
        label={t('notifications.dismiss', { title: words })}
        icon={<X />}
        onClick={() => onDismiss(ids)}
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
