import { useParams } from '@tanstack/react-router';
import { BookImage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { usePlaySource } from '../content/source.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { PlayLoading } from '../shared/play-loading.tsx';
import { useComics } from './comics.ts';
import styles from './comics-screen.module.css';
import { Maker } from './maker.tsx';

/** One comic of the own, to be made and read. */
export function MakerScreen() {
  const { t } = useTranslation();
  const { comic: id } = useParams({ strict: false });
  const { paths } = usePlaySource();
  const shelf = useComics((state) => state.shelf);
  if (shelf === null) return <PlayLoading />;
  const comic = shelf.comics.find((one) => one.id === id);
  if (comic === undefined) {
    // A server out of reach is no comic that was thrown away.
    const title = shelf.isOffline ? t('play-comics.later.title') : t('play-comics.gone.title');
    const text = shelf.isOffline ? t('play-comics.later.text') : t('play-comics.gone.text');
    return (
      <div className={styles.page} data-density="roomy">
        <div className={styles.head}>
          <h1 tabIndex={-1}>
            <Spoken text={title} auto />
          </h1>
          <SpeakButton texts={[title, text]} />
        </div>
        <p className={styles.lead}>
          <Spoken text={text} />
        </p>
        <ButtonLink
          size="lg"
          to={paths.comics ?? paths.map}
          icon={<BookImage />}
          className={styles.make ?? ''}
        >
          {t('play-comics.maker.shelf')}
        </ButtonLink>
      </div>
    );
  }
  return <Maker key={comic.id} first={comic} />;
}
