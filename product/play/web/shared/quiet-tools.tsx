import { Volume2, VolumeX, Wind } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import styles from './quiet-tools.module.css';
import { toggleCalm, toggleMuted, usePlaySettings } from './settings.ts';

/** Sound and movement, to be switched where there is no pause dialog. Pressed is on. */
export function QuietTools() {
  const { t } = useTranslation();
  const { muted, calm } = usePlaySettings();
  const isStillAnyway = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <div className={styles.tools}>
      <IconButton
        className={styles.tool}
        label={t('play.controls.sound')}
        title={t('play.controls.sound')}
        aria-pressed={!muted}
        icon={muted ? <VolumeX /> : <Volume2 />}
        onClick={toggleMuted}
      />
      {!isStillAnyway && (
        <IconButton
          className={styles.tool}
          label={t('play.controls.movement')}
          title={t('play.controls.movement')}
          aria-pressed={!calm}
          icon={<Wind />}
          onClick={toggleCalm}
        />
      )}
    </div>
  );
}
