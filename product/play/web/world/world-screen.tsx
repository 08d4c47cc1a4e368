import { useNavigate, useSearch } from '@tanstack/react-router';
import { Armchair, Drama, HeartHandshake, House as HomeIcon, Images, Play, Shirt, Wind } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, usePrograms } from '#platform/web/brand.tsx';
import { useUser } from '#product/accounts/web/session/session.ts';
import { FACES_AT } from '#ui/art/worlds/faces-at.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { CheckIn as Feeling, SKIPPED } from '../../rules/results/events.ts';
import { isEnough } from '../../rules/visit/visit.ts';
import { CheckInPage } from '../check-in/check-in-page.tsx';
import { type PlayWorld, usePlay, usePlaySource } from '../content/source.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { NoVoice } from '../read-aloud/no-voice.tsx';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { placePicture, worldPicture } from '../shared/pictures.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import { titleOf } from '../shared/scene-files.ts';
import { YawningFriends } from '../shared/yawning-friends.tsx';
import { KeepsakeShelf } from './keepsake-shelf.tsx';
import { rowsOf } from './rows.ts';
import { House, HousesInTheMist, isInSight, Trail } from './world-map.tsx';
import styles from './world-screen.module.css';

/** The world of a program: what to play next, everything there is, and the way to rest. */
export function WorldScreen() {
  const world = usePlay((play) => play.world);
  return world === null ? <PlayLoading /> : <ShownWorld world={world} />;
}

function ShownWorld({ world }: { world: PlayWorld }) {
  const source = usePlaySource();
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const [isAsking, setAsking] = useState(world.check_in === 'ask');
  const tell = async (feeling: Feeling | typeof SKIPPED): Promise<void> => {
    await source.checkIn(feeling, world.seen_by);
    usePlay.setState({ world: { ...world, check_in: 'done' } });
  };
  const goOn = (next: 'play' | 'cool-down'): void => {
    setAsking(false);
    const wanted = world.stops.find(({ id }) => 'scene' in search && id === search.scene);
    if (next === 'cool-down' && source.paths.coolDown !== null) void navigate({ to: source.paths.coolDown });
    else if (wanted !== undefined) void navigate({ to: source.paths.scene(wanted.id), replace: true });
  };
  if (isAsking && world.check_in !== 'off') {
    return (
      <CheckInPage
        name={user.first_name}
        program={world.program}
        seenBy={world.seen_by.map(({ name }) => name)}
        talk={world.talk}
        onTalk={source.talk}
        onTell={tell}
        onDone={goOn}
      />
    );
  }
  return <Map world={world} onAsk={() => setAsking(true)} />;
}

function Map({ world, onAsk }: { world: PlayWorld; onAsk: () => void }) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const programs = usePrograms();
  const { paths, isPreview } = usePlaySource();
  const { program } = world;
  const [trail, ...houses] = rowsOf(world);
  const { near = [], far = [] } = Object.groupBy(houses, ({ stops }) =>
    stops.some(isInSight) ? 'near' : 'far',
  );
  return (
    <div className={styles.world} data-density="roomy">
      <title>{`${programs[program]} · ${brand}`}</title>
      {world.isOffline && (
        <Banner tone="info" title={t('play.offline.title')}>
          {t('play.offline.kept')}
        </Banner>
      )}
      <div className={styles.top}>
        <Hero world={world} />
        <Mine world={world} />
        {trail !== undefined && <Trail program={program} row={trail} />}
      </div>
      {near.length > 0 && (
        <div className={styles.houses}>
          {near.map((row) => (
            <House key={row.skill} program={program} row={row} />
          ))}
        </div>
      )}
      {far.length > 0 && <HousesInTheMist program={program} rows={far} />}
      <KeepsakeShelf keepsakes={world.keepsakes} />
      <nav className={styles.doors} aria-label={t('play.map.doors')}>
        {paths.coolDown !== null && <CoolDownDoor to={paths.coolDown} />}
        {world.check_in !== 'off' && (
          <Button size="lg" variant="outline" icon={<HeartHandshake />} onClick={onAsk}>
            {t('play.map.check-in')}
          </Button>
        )}
        <ButtonLink size="lg" variant="outline" to={paths.home} icon={<HomeIcon />}>
          {isPreview ? t('play.preview.back') : t('play.map.home')}
        </ButtonLink>
      </nav>
      <NoVoice className={styles.note} />
    </div>
  );
}

/** What is the child's own, where it is seen at once: nobody has to find the end of the map. */
function Mine({ world: { stops } }: { world: PlayWorld }) {
  const { t } = useTranslation();
  const { paths } = usePlaySource();
  const hasPlayed = stops.some(({ status }) => status === 'done');
  const doors = [
    { to: paths.me, icon: <Shirt />, label: t('play.map.me') },
    { to: paths.myPlace, icon: <Armchair />, label: t('play.map.my-place') },
    { to: hasPlayed ? paths.puppets : null, icon: <Drama />, label: t('play.map.puppets') },
    { to: paths.comics, icon: <Images />, label: t('play.map.comics') },
  ];
  if (doors.every(({ to }) => to === null)) return null;
  return (
    <nav className={styles.mine} aria-label={t('play.map.mine')}>
      {doors.map(
        ({ to, icon, label }) =>
          to !== null && (
            <ButtonLink key={to} variant="outline" to={to} icon={icon} className={styles.own}>
              {label}
            </ButtonLink>
          ),
      )}
    </nav>
  );
}

/** Hello, and the next scene: whoever wants to play presses the big button. */
function Hero({ world: { program, stops, sitting, isOffline } }: { world: PlayWorld }) {
  const { t, i18n } = useTranslation();
  const programs = usePrograms();
  const { paths, isPreview } = usePlaySource();
  const next = stops.find(({ status }) => status === 'next') ?? (isPreview ? stops[0] : undefined);
  const isGoodbye = sitting !== null && isEnough(sitting);
  const goes = isGoodbye ? 'play.end.one-more' : 'play.map.go';
  const go = next === undefined ? null : t(goes, { title: titleOf(next, i18n.language) });
  const offline = isOffline ? [t('play.offline.title'), t('play.offline.kept')] : [];
  useSaidNext(offline, isOffline);
  const hello = isGoodbye ? t('play.map.goodbye') : t(`play.map.greeting.${program}`);
  const greeting = isPreview ? t('play.preview.note') : hello;
  return (
    <header className={styles.hero} style={{ '--faces': FACES_AT[program] }}>
      <img className={styles.picture} src={worldPicture(program)} alt="" />
      <div className={styles.card}>
        <div className={styles.hello}>
          <h1 tabIndex={-1}>{programs[program]}</h1>
          <div className={styles.greeting}>
            {isGoodbye && <YawningFriends program={program} />}
            <p>
              <Spoken text={greeting} auto={!isPreview} />
            </p>
            <SpeakButton texts={[...offline, greeting, ...(go === null ? [] : [go])]} />
          </div>
        </div>
        {next !== undefined && (
          <ButtonLink
            size={isGoodbye ? 'md' : 'lg'}
            variant={isGoodbye ? 'outline' : 'filled'}
            to={paths.scene(next.id)}
            icon={<Play />}
            className={styles.go}
          >
            {go}
          </ButtonLink>
        )}
        {next === undefined && paths.puppets !== null && stops.some(({ status }) => status === 'done') && (
          <ButtonLink size="lg" variant="outline" to={paths.puppets} icon={<Drama />} className={styles.go}>
            {t('play.map.toys')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function CoolDownDoor({ to }: { to: string }) {
  const { t } = useTranslation();
  const picture = placePicture('quiet-corner');
  return (
    <ButtonLink size="lg" variant="outline" to={to} icon={<Wind />}>
      {picture !== undefined && <img src={picture} alt="" className={styles.cornerPicture} />}
      {t('play.cool-down.door')}
    </ButtonLink>
  );
}
