import { Camera, IdCard, KeyRound, Moon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloud } from '#product/accounts/web/sign-on/read-aloud.tsx';
import { Face } from '#ui/art/character.tsx';
import { MyFigureProvider } from '#ui/art/mine.ts';
import { classNames } from '#ui/style/class-names.ts';
import type { ClassDevice, Tile } from '../../contract.ts';
import { standInFor } from '../../rules/stand-in.ts';
import styles from './class-front.module.css';
import { useEar } from './ear.tsx';

type TileGridProps = {
  device: ClassDevice;
  onTile: (tile: Tile) => void;
  onCard: () => void;
  onOther: () => void;
};

/** Everybody of the class. A touch goes on; while the ear is pressed, it says the name instead. */
export function TileGrid({ device, onTile, onCard, onOther }: TileGridProps) {
  const { t } = useTranslation();
  const { hears, ear, press } = useEar('name');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { tiles } = device;
  const card = t('accounts-sign-on.providers.badge');
  const other = t('class-tiles.other');
  return (
    <section className={styles.tilesPage} aria-labelledby="tiles-title">
      <div className={styles.head}>
        <h1 id="tiles-title" ref={heading} tabIndex={-1}>
          {t('class-tiles.title')}
        </h1>
        <ReadAloud texts={[t('class-tiles.title'), t('class-tiles.said')]} />
        {ear}
      </div>
      <p className={styles.lead} role="status">
        {t(
          tiles.length === 0 ? 'class-tiles.empty' : hears ? 'class-tiles.hearing-name' : 'class-tiles.said',
        )}
      </p>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <button
              type="button"
              className={classNames(styles.tile, tile.locked && styles.resting)}
              onClick={() => press(tile.name, () => onTile(tile), [tile.name])}
              {...(tile.locked ? { 'aria-label': t('class-tiles.resting', { name: tile.name }) } : {})}
            >
              <MyFigureProvider value={tile.figure ?? standInFor(tile.id)}>
                <Face name="you" feeling={tile.locked ? 'calm' : 'happy'} className={styles.figure} />
              </MyFigureProvider>
              <span className={styles.name}>{tile.name}</span>
              {tile.locked && <Moon aria-hidden="true" className={styles.moon} />}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => press(card, onCard)}>
          <span className={styles.wayPicture} aria-hidden="true">
            <IdCard />
            <Camera />
          </span>
          {card}
        </button>
        <button type="button" className={styles.way} onClick={() => press(other, onOther)}>
          <KeyRound aria-hidden="true" />
          {other}
        </button>
      </div>
      <p className={styles.device}>{t('class-tiles.device', { number: device.number })}</p>
    </section>
  );
}
