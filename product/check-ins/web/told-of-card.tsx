import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { readToldOf } from '../contract.ts';
import { FeelingFace } from './faces/feeling-face.tsx';
import styles from './told-of-card.module.css';

/** The sentence that the children of the class hear before the faces, with the names that are in it now. */
export function ToldOfCard() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['told-of'],
    queryFn: ({ signal }) => call(readToldOf, {}, { signal, silent: true }),
    staleTime: 60_000,
  });
  return (
    <LoadedPart query={query} failed={t('check-ins.told-of.failed')}>
      {({ data }) => data.children > 0 && <Sentence adults={data.adults} more={data.with_more} />}
    </LoadedPart>
  );
}

function Sentence({ adults, more }: { adults: readonly string[]; more: number }) {
  const { t, i18n } = useTranslation();
  const names = conjoined(adults, i18n.language);
  const text =
    adults.length > 0 ? t('play-check-in.seen-by', { adults: names }) : t('play-check-in.seen-by-nobody');
  return (
    <section className={styles.card} aria-labelledby="told-of">
      <h2 id="told-of">{t('check-ins.told-of.title')}</h2>
      <div className={styles.said}>
        <FeelingFace feeling="happy" className={styles.face} />
        <blockquote>{text}</blockquote>
      </div>
      {more > 0 && <p className={styles.small}>{t('check-ins.told-of.more', { count: more })}</p>}
    </section>
  );
}
