import { Map as MapIcon, Shirt, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSay } from '#platform/web/say.ts';
import { Character } from '#ui/art/character.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { type PlacedThing, setMyRoom } from '../../mine-contract.ts';
import { inTheRoom, roomSize } from '../../rules/mine/room.ts';
import { usePlay, usePlaySource } from '../content/source.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { keepsakePicture } from '../shared/pictures.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import { useMine } from './mine.ts';
import styles from './my-place-screen.module.css';
import { RoomDrawing } from './room-drawing.tsx';

/** Where something can stand, in hundredths of the room: on the wall, on the shelf, on the floor. */
const ROWS = [
  { where: 'wall', y: 18, xs: [34, 50, 66, 82] },
  { where: 'shelf', y: 46, xs: [34, 46, 58, 70, 82] },
  { where: 'floor', y: 84, xs: [28, 42, 56, 70, 84] },
] as const;
const SPOTS = ROWS.flatMap(({ y, xs, where }) => xs.map((x, nth) => ({ x, y, where, nth: nth + 1 })));

/** A room of one's own: what stories gave, put where the child likes. It grows with them. */
export function MyPlaceScreen() {
  const mine = useMine((state) => state.mine);
  return mine === null ? <PlayLoading /> : <Room keepsakes={mine.keepsakes} things={mine.things} />;
}

type RoomProps = { keepsakes: readonly string[]; things: readonly PlacedThing[] };

function Room({ keepsakes, things }: RoomProps) {
  const { t } = useTranslation();
  const say = useSay();
  const { name: brand } = useBrand();
  const { paths } = usePlaySource();
  const program = usePlay((play) => play.world?.program);
  const { isOn, speak } = useReadAloud();
  const [held, setHeld] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const nameOf = (keepsake: string): string => say({ i18n: `play-keepsakes.${keepsake}` });
  const empty = program === 'sim' ? t('play-mine.place.empty-comics') : t('play-mine.place.empty');
  const lead = keepsakes.length === 0 ? empty : t('play-mine.place.lead');
  const title = t('play-mine.place.title');
  useSaidNext([title, lead], true);
  const tell = (text: string): void => {
    setTold(text);
    if (isOn) void speak(text);
  };
  const hold = (keepsake: string): void => {
    setHeld(held === keepsake ? null : keepsake);
    if (held !== keepsake) tell(t('play-mine.place.held', { thing: nameOf(keepsake) }));
  };
  const keep = async (next: PlacedThing[], text: string): Promise<void> => {
    setHeld(null);
    useMine.setState({ mine: { ...(useMine.getState().mine ?? NOTHING), things: next } });
    tell(text);
    await call(setMyRoom, { things: next }, { quiet: true }).catch(() => tell(t('play-mine.place.not-kept')));
  };
  const put = (keepsake: string, { x, y }: { x: number; y: number }): Promise<void> =>
    keep(
      inTheRoom([...things, { keepsake, x, y }], keepsakes),
      t('play-mine.place.put', { thing: nameOf(keepsake) }),
    );
  const takeBack = (keepsake: string): Promise<void> =>
    keep(
      things.filter((thing) => thing.keepsake !== keepsake),
      t('play-mine.place.taken', { thing: nameOf(keepsake) }),
    );
  const onShelf = keepsakes.filter((keepsake) => !things.some((thing) => thing.keepsake === keepsake));
  const free = SPOTS.filter(({ x, y }) => !things.some((thing) => thing.x === x && thing.y === y));
  return (
    <div className={styles.page} data-density="roomy">
      <title>{`${title} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Spoken text={title} />
        </h1>
        <SpeakButton texts={[title, lead, ...onShelf.map(nameOf)]} />
      </div>
      <p className={styles.lead}>
        <Spoken text={lead} />
      </p>
      <section className={styles.room} aria-label={t('play-mine.place.room')}>
        <RoomDrawing size={roomSize(keepsakes.length)} className={styles.picture} />
        <Character name="you" program={program} feeling="happy" className={styles.me} />
        {things.map(({ keepsake, x, y }) => (
          <button
            key={keepsake}
            type="button"
            className={styles.thing}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-pressed={held === keepsake}
            onClick={() => hold(keepsake)}
          >
            <img src={keepsakePicture(keepsake)} alt={nameOf(keepsake)} />
          </button>
        ))}
        {held !== null &&
          free.map(({ x, y, where, nth }) => (
            <button
              key={`${x} ${y}`}
              type="button"
              className={styles.spot}
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-label={t(`play-mine.place.spots.${where}`, { nth })}
              onClick={() => void put(held, { x, y })}
            />
          ))}
      </section>
      <div className={styles.side}>
        <p className={styles.told} role="status">
          <Spoken text={told} />
        </p>
        {held !== null && things.some(({ keepsake }) => keepsake === held) && (
          <Button
            variant="outline"
            size="lg"
            icon={<Undo2 />}
            onClick={() => void takeBack(held)}
            className={styles.back}
          >
            {t('play-mine.place.take')}
          </Button>
        )}
        {keepsakes.length > 0 && (
          <section className={styles.box} aria-label={t('play-mine.place.box')}>
            {keepsakes.map((keepsake) =>
              onShelf.includes(keepsake) ? (
                <button
                  key={keepsake}
                  type="button"
                  className={styles.boxed}
                  aria-pressed={held === keepsake}
                  onClick={() => hold(keepsake)}
                >
                  <img src={keepsakePicture(keepsake)} alt="" />
                  <Spoken text={nameOf(keepsake)} />
                </button>
              ) : (
                // Its room in the box stays: what is below does not jump while things are put up.
                <span key={keepsake} className={styles.boxed} data-away aria-hidden="true">
                  <img src={keepsakePicture(keepsake)} alt="" />
                  <span>{nameOf(keepsake)}</span>
                </span>
              ),
            )}
          </section>
        )}
        <nav className={styles.doors} aria-label={t('play.map.doors')}>
          <ButtonLink size="lg" to={paths.map} icon={<MapIcon />}>
            {t('play-mine.place.back')}
          </ButtonLink>
          {paths.me !== null && (
            <ButtonLink size="lg" variant="outline" to={paths.me} icon={<Shirt />}>
              {t('play-mine.me.door')}
            </ButtonLink>
          )}
        </nav>
      </div>
    </div>
  );
}

const NOTHING = { figure: null, keepsakes: [], things: [] };
