import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import type { Comics } from '../../comics-contract.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import styles from './comics-screen.module.css';

/** Who reads what a child writes is told where it writes, and what to do when it cannot wait for a reader. */
export function SeenBy({ shelf: { seen_by: names, school } }: { shelf: Pick<Comics, 'seen_by' | 'school'> }) {
  const { t, i18n } = useTranslation();
  const list = conjoined(names, i18n.language);
  const told =
    names.length === 0
      ? t('play-comics.seen.nobody')
      : t(school === null ? 'play-comics.seen.home' : 'play-comics.seen.school', { names: list });
  const help = t('play-comics.seen.help');
  return (
    <div className={styles.seen}>
      <p>
        <Spoken text={told} names={names} /> <Spoken text={help} />
      </p>
      <SpeakButton texts={[told, help]} names={names} />
    </div>
  );
}
