import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/style/class-names.ts';
import { isVolume, VOLUMES } from '../../rules/sound/hearing.ts';
import { setVolume, usePlaySettings } from './settings.ts';
import styles from './volume-slider.module.css';

/** How loud it is, in five steps. Whoever moves it wants to hear something. */
export function VolumeSlider({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { volume, muted } = usePlaySettings();
  return (
    <input
      type="range"
      className={classNames(styles.slider, className)}
      aria-label={t('play.controls.volume')}
      title={t('play.controls.volume')}
      data-muted={muted || undefined}
      min={VOLUMES[0]}
      max={VOLUMES.at(-1)}
      step={1}
      value={volume}
      onChange={({ currentTarget }) => {
        const next = Number(currentTarget.value);
        if (isVolume(next)) setVolume(next);
      }}
    />
  );
}
