import { Map as MapIcon, Pencil, Play, Wind } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { Stop } from '../../../contract.ts';
import { missionAfter } from '../../../rules/missions/missions.ts';
import { type PlayWorld, showWorld, usePlay, usePlaySource } from '../../content/source.ts';
import { useSaidNext } from '../../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { titleOf } from '../../shared/scene-files.ts';
import styles from './end-card.module.css';

/** Where to go from here: the map says it; in a preview simply the one after. */
function stopAfter(world: PlayWorld | null, id: string, isPreview: boolean): Stop | null {
  if (world === null) return null;
  const at = world.stops.findIndex((stop) => stop.id === id);
  const next = isPreview ? world.stops[at + 1] : world.stops.find(({ status }) => status === 'next');
  return next === undefined || next.id === id ? null : next;
}

type EndCardProps = {
  stop: Stop;
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Makes another comic. */
  onAgain: () => void;
  children?: ReactNode;
};

/** The end of a scene: thanks, and what comes next. A check is not commented on. */
export function EndCard({ stop, title, headingRef, onAgain, children }: EndCardProps) {
  const { t, i18n } = useTranslation();
  const source = usePlaySource();
  const { paths, isPreview, atEnd } = source;
  const next = usePlay(({ world }) => stopAfter(world, stop.id, isPreview));
  const isOffline = usePlay((play) => play.isOffline);
  const way = next === null ? null : t('play.end.next', { title: titleOf(next, i18n.language) });
  const offline = t('play.end.offline');
  // A comic is made for oneself; a scene gives something to try among others.
  const mission = stop.kind === 'comic' ? null : t(`play.missions.${missionAfter(stop)}`);
  const tryThis = t('play.missions.title');
  // Chosen once: it must not change while it is read.
  const [text] = useState(() => t(`play.end.${stop.kind}`, { title }));

  useSaidNext(offline, isOffline);

  useEffect(() => {
    const ask = (): void => void showWorld(source).catch(() => undefined);
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [source]);

  return (
    <div className={styles.card}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('play.end.title')}
      </h2>
      <div className={styles.words}>
        <p className={styles.text}>
          <Spoken text={text} auto />
        </p>
        <SpeakButton
          texts={[
            text,
            ...(mission === null ? [] : [tryThis, mission]),
            ...(isOffline ? [offline] : []),
            ...(way === null ? [] : [way]),
          ]}
        />
      </div>
      {mission !== null && (
        <p className={styles.mission}>
          <strong>
            <Spoken text={tryThis} />
          </strong>{' '}
          <Spoken text={mission} />
        </p>
      )}
      {children}
      {atEnd?.(stop.id)}
      {isOffline && (
        <p role="status">
          <Spoken text={offline} />
        </p>
      )}
      <div className={styles.ways}>
        {next !== null && (
          <ButtonLink size="lg" to={paths.scene(next.id)} icon={<Play />}>
            {way}
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          to={paths.map}
          variant={next === null ? 'filled' : 'outline'}
          icon={<MapIcon />}
        >
          {t('play.controls.map')}
        </ButtonLink>
        {stop.kind === 'comic' && (
          <Button size="lg" variant="outline" icon={<Pencil />} onClick={onAgain}>
            {t('play.end.again')}
          </Button>
        )}
        {paths.coolDown !== null && (
          <ButtonLink size="lg" to={paths.coolDown} variant="outline" icon={<Wind />}>
            {t('play.cool-down.door')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
