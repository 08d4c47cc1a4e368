import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { Button } from '#ui/parts/button.tsx';
import { FILM_SECONDS, FILM_SHOTS } from '../../rules/film/film.ts';
import { Ink } from '../guides/ink.tsx';
import { useLanguage } from '../guides/use-guides.ts';
import { filmFiles, stillFile } from './files.ts';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.tsx';
import { FilmStills } from './film-stills.tsx';

/** Whether the reader has folded the film away, which is kept for them. */
type FilmProps = { isFolded: boolean; onFold: (isFolded: boolean) => void };

/** The product in a minute and a half, to be watched, stepped through or read. Nothing plays by itself. */
export function Film({ isFolded, onFold }: FilmProps) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const language = useLanguage();
  const [isUnplayable, setUnplayable] = useState(false);
  const film = filmFiles(language);
  if (film === null && stillFile('front', language) === null) return null;
  const player =
    film === null || isUnplayable ? null : (
      <FilmPlayer key={language} film={film} onUnplayable={() => setUnplayable(true)} />
    );
  return (
    <section className={styles.film} aria-labelledby="film-title">
      <header className={styles.header}>
        <h2 id="film-title">{t('lessons-film.title', { brand, seconds: FILM_SECONDS })}</h2>
        <Button
          variant="subtle"
          size="sm"
          icon={isFolded ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={!isFolded}
          aria-controls="film-inside"
          onClick={() => onFold(!isFolded)}
        >
          {t(isFolded ? 'lessons-film.show' : 'lessons-film.hide')}
        </Button>
      </header>
      <div id="film-inside" hidden={isFolded}>
        {!isFolded && (
          <div className={styles.inside}>
            <div className={styles.shown}>
              {player ?? <FilmStills key={language} />}
              <p className={styles.note} role={isUnplayable ? 'status' : undefined}>
                {t(player === null ? 'lessons-film.unplayable' : 'lessons-film.silent')}
              </p>
            </div>
            <TextVersion />
          </div>
        )}
      </div>
    </section>
  );
}

/** Everything that is seen and said, shot after shot. */
function TextVersion() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={styles.text}>
      <h3 id="film-text">{t('lessons-film.text-version')}</h3>
      <section
        id="film-words"
        className={styles.scroll}
        data-whole={isWhole}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled with the keys
        tabIndex={0}
        aria-labelledby="film-text"
      >
        <ol>
          {FILM_SHOTS.map(({ id }) => (
            <li key={id}>
              <p className={styles.caption}>{t(`lessons-film.shots.${id}.caption`)}</p>
              <p>
                <Ink>{t(`lessons-film.shots.${id}.told`, { brand })}</Ink>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Button
        variant="subtle"
        size="sm"
        className={styles.more ?? ''}
        icon={isWhole ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isWhole}
        aria-controls="film-words"
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'lessons-film.text-less' : 'lessons-film.text-all')}
      </Button>
    </div>
  );
}
