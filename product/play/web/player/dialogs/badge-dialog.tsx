import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { Button } from '#ui/parts/button.tsx';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { keepsakePicture } from '../../shared/pictures.ts';
import { pressed } from '../../shared/press.ts';
import styles from './badge-dialog.module.css';
import { PlayDialog } from './play-dialog.tsx';

/** A badge is given for having been there, never for a result. */
export function BadgeDialog({ badge, onClose }: { badge: string; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const name = say({ i18n: `play.badges.${badge}` });
  return (
    <PlayDialog title={t('play.badge.title')} onClose={onClose} picture={<BadgePicture badge={badge} />}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Spoken text={name} auto />
        </p>
        <SpeakButton texts={[t('play.badge.title'), name]} />
      </div>
      <Button size="lg" {...pressed(onClose)} data-autofocus>
        {t('play.badge.thanks')}
      </Button>
    </PlayDialog>
  );
}

function BadgePicture({ badge }: { badge: string }) {
  const file = keepsakePicture(badge);
  return (
    <div className={styles.shine}>
      {file === undefined ? (
        <Award className={styles.badge} />
      ) : (
        <img className={styles.badge} src={file} alt="" />
      )}
    </div>
  );
}
