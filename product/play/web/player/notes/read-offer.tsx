import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { useReadAloud } from '../../read-aloud/use-read-aloud.ts';
import { isReadingOffered, setReadAloud, usePlaySettings } from '../../shared/settings.ts';
import styles from './notes.module.css';

/** With the first words: whoever is not read to by itself is asked, until they have said. Going on is an answer, too. */
export function ReadOffer({ lang }: { lang: string }) {
  const { t } = useTranslation();
  const isOffered = usePlaySettings(isReadingOffered);
  const { available } = useReadAloud(lang);
  if (!isOffered || !available) return null;
  const question = t('play.read-aloud.offer');
  return (
    <div className={styles.row}>
      <div className={styles.note} role="group" aria-label={question} data-read-offer>
        <BookOpenText aria-hidden="true" className={styles.sign} />
        <p>
          <Spoken text={question} />
        </p>
        <Button className={styles.above} variant="light" onClick={() => setReadAloud(true)}>
          {t('play.read-aloud.yes')}
        </Button>
        <Button className={styles.above} variant="subtle" onClick={() => setReadAloud(false)}>
          {t('play.read-aloud.no')}
        </Button>
      </div>
    </div>
  );
}
