import { Link } from '@tanstack/react-router';
import { Check, Lock, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../contract.ts';
import { usePlay, usePlaySource } from '../content/source.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import { readAloud } from '../read-aloud/use-read-aloud.ts';
import { langOf } from '../shared/lang-of.ts';
import { titleOf } from '../shared/scene-files.ts';
import { usePlaySettings } from '../shared/settings.ts';
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
  const [notYet, sayNotYet] = useNotYet(stop);
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
        <span className={styles.status}>{notYet === null ? status : <Spoken text={notYet} />}</span>
      </span>
    </>
  );
  const look = { 'data-status': stop.status, 'data-comic': isComic || undefined };
  if (stop.status === 'locked') {
    return (
      <button
        type="button"
        className={styles.stop}
        {...look}
        data-says={notYet === null ? undefined : true}
        onClick={sayNotYet}
      >
        {inside}
        <span className="visually-hidden" role="status">
          {notYet}
        </span>
      </button>
    );
  }
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

const SAID_FOR_MS = 6000;

/** What is locked answers, too: what comes first, shown for a while and said. */
function useNotYet(stop: Stop): [said: string | null, say: () => void] {
  const { t, i18n } = useTranslation();
  const next = usePlay(({ world }) => world?.stops.find(({ status }) => status === 'next'));
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setAt(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const text =
    next === undefined
      ? t(`play.map.status.${stop.status}`)
      : t('play.map.not-yet', { title: titleOf(next, i18n.language) });
  const say = (): void => {
    setAt(performance.now());
    // Whoever presses wants to know: it is said also where texts are not read unasked.
    if (!usePlaySettings.getState().muted) void readAloud([text], { lang: langOf(text) });
  };
  return [at === null ? null : text, say];
}

function Sign({ status, number }: { status: Stop['status']; number: number }) {
  switch (status) {
    case 'locked':
      return <Lock />;
    case 'next':
      return <Play />;
    case 'done':
    case 'open':
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
