import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { FILM_SHOTS } from '../../rules/film/film.ts';
import { useLanguage } from '../guides/use-guides.ts';
import { stillFile } from './files.ts';
import styles from './film.module.css';

/** Where no film can be played: its pictures, one after the other, by hand. */
export function FilmStills() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const shot = FILM_SHOTS[at]?.id ?? 'front';
  const source = stillFile(shot, language);
  const go = (by: 1 | -1) => () => setAt(Math.min(Math.max(at + by, 0), FILM_SHOTS.length - 1));
  return (
    <section className={styles.stills} aria-label={t('lessons-film.pictures')}>
      <figure>
        {source !== null && <img src={source} alt="" width={960} height={540} className={styles.video} />}
        <figcaption aria-live="polite">
          <span className="visually-hidden">
            {t('lessons-film.place', { at: at + 1, of: FILM_SHOTS.length })}
          </span>
          <span className={styles.caption}>{t(`lessons-film.shots.${shot}.caption`)}</span>
        </figcaption>
      </figure>
      <div className={styles.steps}>
        <Button variant="light" icon={<ArrowLeft />} aria-disabled={at === 0} onClick={go(-1)}>
          {t('lessons-film.back')}
        </Button>
        <span aria-hidden="true">{`${at + 1} / ${FILM_SHOTS.length}`}</span>
        <Button
          variant="light"
          iconAfter={<ArrowRight />}
          aria-disabled={at === FILM_SHOTS.length - 1}
          onClick={go(1)}
        >
          {t('lessons-film.next')}
        </Button>
      </div>
    </section>
  );
}
