import { Link } from '@tanstack/react-router';
import { Check, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../contract.ts';
import { usePlaySource } from '../content/source.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import { langOf } from '../shared/lang-of.ts';
import { titleOf } from '../shared/scene-files.ts';
import styles from './stop-link.module.css';

/** How a stop stands, in words. */
export function useStatus(): (stop: Stop) => string {
  const { t } = useTranslation();
  return ({ kind, status }) =>
    kind === 'comic' ? t(`play.map.comic.${status}`) : t(`play.map.status.${status}`);
}

/** A stop on the map. Shape, sign and words say how it stands; color only helps. */
export function StopLink({ stop, number }: { stop: Stop; number: number }) {
  const { i18n } = useTranslation();
  const { paths } = usePlaySource();
  const isComic = stop.kind === 'comic';
  const status = useStatus()(stop);
  const title = titleOf(stop, i18n.language);
  const inside = (
    <>
      <span className={styles.medal} aria-hidden="true">
        <Sign status={stop.status} number={number} />
      </span>
      <span className={styles.label}>
        <span className={styles.title} lang={langOf(title)}>
          <Spoken text={title} />
        </span>{' '}
        <span className={styles.status}>{status}</span>
      </span>
    </>
  );
  const look = { 'data-status': stop.status, 'data-comic': isComic || undefined };
  if (!stop.may_play) {
    return (
      <div className={styles.stop} {...look}>
        {inside}
      </div>
    );
  }
  return (
    <Link to={paths.scene(stop.id)} className={styles.stop} {...look}>
      {inside}
    </Link>
  );
}

function Sign({ status, number }: { status: Stop['status']; number: number }) {
  switch (status) {
    case 'next':
      return <Play />;
    case 'done':
    case 'open':
    case 'locked':
      return (
        <>
          {number}
          {status === 'done' && (
            <span className={styles.tick}>
              <Check />
            </span>
          )}
        </>
      );
  }
}
