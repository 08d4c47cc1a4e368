import { BookOpenText, Hash, Map as MapIcon, Music, Play, Volume1, Volume2, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { useSaidNext } from '../../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { useReadAloud } from '../../read-aloud/use-read-aloud.ts';
import {
  isReadAloud,
  setReadAloud,
  toggleCalm,
  toggleMusic,
  toggleMuted,
  toggleNumberKeys,
  usePlaySettings,
} from '../../shared/settings.ts';
import { VolumeSlider } from '../../shared/volume-slider.tsx';
import styles from './pause-dialog.module.css';
import { PlayDialog } from './play-dialog.tsx';

type PauseDialogProps = {
  mapPath: string;
  lang: string;
  isPreview: boolean;
  /** Not in a check. */
  hasMusic: boolean;
  onResume: () => void;
};

/** Everything stands still, and nothing is lost. */
export function PauseDialog({ mapPath, lang, isPreview, hasMusic, onResume }: PauseDialogProps) {
  const { t } = useTranslation();
  const { muted, calm, numberKeys, music, classIsQuiet } = usePlaySettings();
  const reads = usePlaySettings(isReadAloud);
  const { available } = useReadAloud(lang);
  const isStillAnyway = useMedia('(prefers-reduced-motion: reduce)');
  const title = t('play.pause.title');
  const text = isPreview ? t('play.pause.preview') : t('play.pause.kept');
  const ways = [t('play.pause.resume'), t('play.controls.map')];
  useSaidNext([title, text, ...ways], true);
  return (
    <PlayDialog title={title} onClose={onResume}>
      <div className={styles.words}>
        <p>
          <Spoken text={text} />
        </p>
        <SpeakButton texts={[title, text, ...ways]} />
      </div>
      <Button size="lg" wide icon={<Play />} onClick={onResume} data-autofocus>
        {t('play.pause.resume')}
      </Button>
      <div className={styles.switches}>
        {classIsQuiet ? (
          <p className={styles.note}>
            <Spoken text={t('play.controls.class-quiet')} />
          </p>
        ) : (
          <>
            <Switch on={!muted} icon={<Volume2 />} label={t('play.controls.sound')} onPress={toggleMuted} />
            <div className={styles.volume}>
              <Volume1 aria-hidden="true" />
              <VolumeSlider />
              <Volume2 aria-hidden="true" />
            </div>
            {hasMusic && (
              <Switch on={music} icon={<Music />} label={t('play.controls.music')} onPress={toggleMusic} />
            )}
            {hasMusic && music && reads && (
              <p className={styles.note}>
                <Spoken text={t('play.controls.music-rests')} />
              </p>
            )}
          </>
        )}
        {available ? (
          <Switch
            on={reads}
            icon={<BookOpenText />}
            label={t('play.controls.read-aloud')}
            onPress={() => setReadAloud(!reads)}
          />
        ) : (
          <p>{t('play.read-aloud.none')}</p>
        )}
        {!isStillAnyway && (
          <Switch on={!calm} icon={<Wind />} label={t('play.controls.movement')} onPress={toggleCalm} />
        )}
        <Switch
          on={numberKeys}
          icon={<Hash />}
          label={t('play.controls.number-keys')}
          onPress={toggleNumberKeys}
        />
      </div>
      <ButtonLink to={mapPath} variant="light" wide icon={<MapIcon />}>
        {t('play.controls.map')}
      </ButtonLink>
    </PlayDialog>
  );
}

type SwitchProps = { on: boolean; icon: ReactNode; label: string; onPress: () => void };

function Switch({ on, icon, label, onPress }: SwitchProps) {
  const { t } = useTranslation();
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={onPress}>
      {icon}
      <span className={styles.label}>{label}</span>
      <span className={styles.state} aria-hidden="true">
        {on ? t('play.controls.on') : t('play.controls.off')}
      </span>
    </button>
  );
}
