import { Link } from '@tanstack/react-router';
import { BookOpen, BookOpenText, Map as MapIcon, Pause, Volume2, VolumeX } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { langOf } from '../shared/lang-of.ts';
import { isReadAloud, setReadAloud, toggleMuted, usePlaySettings } from '../shared/settings.ts';
import { VolumeSlider } from '../shared/volume-slider.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  title: string;
  lang: string;
  mapPath: string;
  /** How far the scene is, in questions. */
  at: number;
  total: number;
  onPause: () => void;
};

/** The way out, how far it is, and what can be switched at any time. From one line to the next it stays as it is. */
export const TopBar = memo(({ title, lang, mapPath, at, total, onPause }: TopBarProps) => {
  const { t } = useTranslation();
  const muted = usePlaySettings((settings) => settings.muted);
  const isQuiet = usePlaySettings((settings) => settings.classIsQuiet);
  const reads = usePlaySettings(isReadAloud);
  const { available } = useReadAloud(lang);
  return (
    <header className={styles.bar}>
      <Link to={mapPath} className={styles.map} aria-label={t('play.controls.map')}>
        <MapIcon />
      </Link>
      <div className={styles.where}>
        <h1 className={styles.title} lang={langOf(title)}>
          {title}
        </h1>
        <Progress at={at} total={total} />
      </div>
      <div className={styles.tools}>
        {available && (
          <IconButton
            className={styles.tool}
            label={t('play.controls.read-aloud')}
            aria-pressed={reads}
            icon={reads ? <BookOpenText /> : <BookOpen />}
            onClick={() => setReadAloud(!reads)}
          />
        )}
        <div className={styles.sound}>
          <IconButton
            className={styles.tool}
            label={t('play.controls.sound')}
            title={isQuiet ? t('play.controls.class-quiet') : undefined}
            aria-pressed={!muted && !isQuiet}
            aria-disabled={isQuiet || undefined}
            icon={muted || isQuiet ? <VolumeX /> : <Volume2 />}
            onClick={isQuiet ? undefined : toggleMuted}
          />
          {!isQuiet && <VolumeSlider className={styles.volume} />}
        </div>
        <IconButton
          className={styles.tool}
          label={t('play.controls.pause')}
          icon={<Pause />}
          onClick={onPause}
        />
      </div>
    </header>
  );
});

function Progress({ at, total }: Pick<TopBarProps, 'at' | 'total'>) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.progress}
      role="img"
      aria-label={t('play.scene.progress', { at: Math.min(at + 1, total), total })}
    >
      {Array.from({ length: total }, (_, dot) => (
        <span
          key={dot}
          className={styles.dot}
          data-state={dot < at ? 'done' : dot === at ? 'now' : 'ahead'}
        />
      ))}
    </div>
  );
}
