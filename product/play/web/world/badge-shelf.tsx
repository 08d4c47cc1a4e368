import { Award } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { keepsakePicture } from '../shared/pictures.ts';
import styles from './badge-shelf.module.css';

/** What the child brought home. Empty places are not shown: nobody is behind. */
export function BadgeShelf({ badges }: { badges: readonly string[] }) {
  const { t } = useTranslation();
  const say = useSay();
  const heading = useId();
  const nameOf = (badge: string): string => say({ i18n: `play.badges.${badge}` });
  if (badges.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <Spoken text={t('play.map.badges')} />
        </h2>
        <SpeakButton texts={[t('play.map.badges'), ...badges.map(nameOf)]} />
      </div>
      <ul className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge} className={styles.badge}>
            <BadgeIcon badge={badge} />
            <span>
              <Spoken text={nameOf(badge)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BadgeIcon({ badge }: { badge: string }) {
  const file = keepsakePicture(badge);
  return file === undefined ? (
    <Award className={styles.picture} aria-hidden="true" />
  ) : (
    <img className={styles.picture} src={file} alt="" loading="lazy" />
  );
}
