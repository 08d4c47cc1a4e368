import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { Button } from '#ui/parts/button.tsx';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { keepsakePicture } from '../../shared/pictures.ts';
import { pressed } from '../../shared/press.ts';
import styles from './keepsake-dialog.module.css';
import { PlayDialog } from './play-dialog.tsx';

/** A keepsake is given for having been there, never for a result. */
export function KeepsakeDialog({ keepsake, onClose }: { keepsake: string; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const name = say({ i18n: `play-keepsakes.${keepsake}` });
  return (
    <PlayDialog
      title={t('play.keepsake.title')}
      onClose={onClose}
      picture={<KeepsakePicture keepsake={keepsake} />}
    >
      <div className={styles.words}>
        <p className={styles.name}>
          <Spoken text={name} auto />
        </p>
        <SpeakButton texts={[t('play.keepsake.title'), name]} />
      </div>
      <Button size="lg" {...pressed(onClose)} data-autofocus>
        {t('play.keepsake.thanks')}
      </Button>
    </PlayDialog>
  );
}

function KeepsakePicture({ keepsake }: { keepsake: string }) {
  const file = keepsakePicture(keepsake);
  return (
    <div className={styles.shine}>
      {file === undefined ? (
        <Award className={styles.keepsake} />
      ) : (
        <img className={styles.keepsake} src={file} alt="" />
      )}
    </div>
  );
}
