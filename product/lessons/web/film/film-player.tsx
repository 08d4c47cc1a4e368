import { Maximize } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { Button } from '#ui/parts/button.tsx';
import { FILM_SECONDS } from '../../rules/film/film.ts';
import { useLanguage, useReaderAudiences } from '../guides/use-guides.ts';
import { captionFile, type FilmFiles } from './files.ts';
import styles from './film.module.css';
import { showFilmLarge } from './full-screen.ts';

/** Each in its own language, as everywhere. */
const OWN_NAMES: Record<Locale, string> = { en: 'English', 'zh-TW': '繁體中文' };

const captionsIn = (locale: Locale, reader: 'school' | 'home') => ({
  src: captionFile(locale, reader),
  srcLang: locale,
  label: OWN_NAMES[locale],
});

type FilmPlayerProps = { film: FilmFiles; onUnplayable: () => void };

/** With the browser's own controls: keys, captions and full screen are what everybody knows. */
export function FilmPlayer({ film: { webm, mp4, poster }, onUnplayable }: FilmPlayerProps) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const language = useLanguage();
  const audiences = useReaderAudiences();
  const reader = audiences.includes('home') || audiences.includes('parent') ? 'home' : 'school';
  const place = useRef<HTMLVideoElement>(null);
  return (
    <>
      <video
        ref={place}
        className={styles.video}
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={t('lessons-film.label', { brand, seconds: FILM_SECONDS })}
      >
        <source src={webm} type={'video/webm; codecs="vp9"'} />
        {/* What cannot play the last one can play none of them. */}
        <source src={mp4} type={'video/mp4; codecs="avc1.640028"'} onError={onUnplayable} />
        <track kind="captions" default {...captionsIn(language, reader)} />
        {LOCALES.filter((other) => other !== language).map((other) => (
          <track key={other} kind="captions" {...captionsIn(other, reader)} />
        ))}
      </video>
      {/* Upright, a phone is too narrow for its words. */}
      <Button
        wide
        className={styles.large ?? ''}
        icon={<Maximize />}
        onClick={() => place.current !== null && void showFilmLarge(place.current)}
      >
        {t('lessons-film.large')}
      </Button>
    </>
  );
}
