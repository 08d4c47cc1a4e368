import { Award } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { keepsakePicture } from '../shared/pictures.ts';
import styles from './keepsake-shelf.module.css';

/** What the child brought home. Empty places are not shown: nobody is behind. */
export function KeepsakeShelf({ keepsakes }: { keepsakes: readonly string[] }) {
  const { t } = useTranslation();
  const say = useSay();
  const heading = useId();
  const nameOf = (keepsake: string): string => say({ i18n: `play-keepsakes.${keepsake}` });
  if (keepsakes.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <Spoken text={t('play.map.keepsakes')} />
        </h2>
        <SpeakButton texts={[t('play.map.keepsakes'), ...keepsakes.map(nameOf)]} />
      </div>
      <ul className={styles.keepsakes}>
        {keepsakes.map((keepsake) => (
          <li key={keepsake} className={styles.keepsake}>
            <KeepsakeIcon keepsake={keepsake} />
            <span>
              <Spoken text={nameOf(keepsake)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeepsakeIcon({ keepsake }: { keepsake: string }) {
  const file = keepsakePicture(keepsake);
  return file === undefined ? (
    <Award className={styles.picture} aria-hidden="true" />
  ) : (
    <img className={styles.picture} src={file} alt="" loading="lazy" />
  );
}
