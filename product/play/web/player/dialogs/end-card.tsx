import { Armchair, House, Map as MapIcon, Pencil, Play, ToyBrick, Wind } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { Stop } from '../../../contract.ts';
import { bandFor, missionAfter } from '../../../rules/missions/missions.ts';
import { isEnough } from '../../../rules/visit/visit.ts';
import { type PlayWorld, showWorld, usePlay, usePlaySource } from '../../content/source.ts';
import { useSaidNext } from '../../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { titleOf } from '../../shared/scene-files.ts';
import { chime } from '../../shared/sound.ts';
import { YawningFriends } from '../../shared/yawning-friends.tsx';
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
  program: ProgramId;
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Makes another comic. */
  onAgain: () => void;
  children?: ReactNode;
};

/**
 * The end of a scene: what was done, what comes next and one thing to try today. After enough of it the friends say
 * good-bye, and one more is the smaller way. A check is not commented on.
 */
export function EndCard({ stop, program, title, headingRef, onAgain, children }: EndCardProps) {
  const { t, i18n } = useTranslation();
  const source = usePlaySource();
  const { paths, isPreview, atEnd } = source;
  const next = usePlay(({ world }) => stopAfter(world, stop.id, isPreview));
  const isOffline = usePlay((play) => play.isOffline);
  const isGoodbye = usePlay(
    ({ world }) => world !== null && world.sitting !== null && isEnough(world.sitting),
  );
  const nextTitle = next === null ? null : titleOf(next, i18n.language);
  const way =
    nextTitle === null ? null : t(isGoodbye ? 'play.end.one-more' : 'play.end.next', { title: nextTitle });
  const seeYou = t('play.end.goodbye');
  const goodbye = nextTitle === null ? [seeYou] : [seeYou, t('play.end.next-time', { title: nextTitle })];
  const offline = t('play.end.offline');
  const given = useGiven(stop);
  // A comic is made for oneself; a scene gives something to try among others.
  const band = bandFor(
    useSession(({ user }) => user?.grade ?? null),
    program,
  );
  const mission = stop.kind === 'comic' ? null : t(`play-missions.${band}.${missionAfter(stop)}`);
  const tryThis = t('play-missions.title');
  // Chosen once: it must not change while it is read.
  const [text] = useState(() => t(`play.end.${stop.kind}`, { title }));

  // One after the other: what was done, what to try, and good-bye.
  const afterwards = [
    ...(mission === null ? [] : [tryThis, mission]),
    ...(isOffline ? [offline] : []),
    ...(isGoodbye ? goodbye : []),
  ];
  useSaidNext(afterwards, afterwards.length > 0);
  useEffect(() => {
    if (isGoodbye) chime('goodbye');
  }, [isGoodbye]);

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
        <SpeakButton texts={[text, ...afterwards, ...(way === null || isGoodbye ? [] : [way])]} />
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
      {isGoodbye && (
        <p className={styles.goodbye} role="status">
          <YawningFriends program={program} />
          <span>
            {goodbye.map((said) => (
              <span key={said} className={styles.said}>
                <Spoken text={said} />
              </span>
            ))}
          </span>
        </p>
      )}
      <div className={styles.ways}>
        {isGoodbye && (
          <ButtonLink size="lg" to={paths.home} icon={<House />}>
            {t('play.end.leave')}
          </ButtonLink>
        )}
        {next !== null && !isGoodbye && (
          <ButtonLink size="lg" to={paths.scene(next.id)} icon={<Play />}>
            {way}
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          to={paths.map}
          variant={next === null && !isGoodbye ? 'filled' : 'outline'}
          icon={<MapIcon />}
        >
          {t('play.controls.map')}
        </ButtonLink>
        {given !== null && (
          <ButtonLink size="lg" to={given.to} variant="outline" icon={given.icon}>
            {given.says}
          </ButtonLink>
        )}
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
      {next !== null && isGoodbye && (
        <ButtonLink variant="subtle" to={paths.scene(next.id)} icon={<Play />}>
          {way}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was just given is there at once: a toy to play with, a keepsake to put up. */
function useGiven({ kind }: Stop): { to: string; says: string; icon: ReactNode } | null {
  const { t } = useTranslation();
  const { puppets, myPlace } = usePlaySource().paths;
  if (kind === 'check' && puppets !== null)
    return { to: puppets, says: t('play.end.toy'), icon: <ToyBrick /> };
  if ((kind === 'lesson' || kind === 'story') && myPlace !== null)
    return { to: myPlace, says: t('play.end.put-up'), icon: <Armchair /> };
  return null;
}
