import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { readToldOf } from '../contract.ts';
import { FeelingFace } from './faces/feeling-face.tsx';
import styles from './told-of-card.module.css';

/** The sentence that the children of the class hear before the faces, with the names that are in it now. */
export function ToldOfCard() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['told-of'],
    queryFn: ({ signal }) => call(readToldOf, {}, { signal, silent: true }),
    staleTime: 60_000,
  });
  if (data === undefined || data.data.children === 0) return null;
  const { adults, with_more: more } = data.data;
  const names = new Intl.ListFormat(i18n.language).format(adults);
  const text =
    adults.length > 0
      ? t('play-games.check-in.seen-by', { adults: names })
      : t('play-games.check-in.seen-by-nobody');
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
