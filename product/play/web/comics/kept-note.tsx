import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import type { Found } from '../../rules/comics/checked.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import { useComics } from './comics.ts';
import type { News } from './keeper.ts';
import styles from './maker.module.css';

/** Whether the comic is kept; words that are not kept are named kindly, and read aloud where texts are. */
export function KeptNote({ comic, found }: { comic: string; found: readonly Found[] }) {
  const { t } = useTranslation();
  const say = useSay();
  const news = useComics((state) => state.news[comic]);
  const [first] = found;
  const refused = first === undefined ? null : t(`play-comics.contact.${first.contact}`);
  const notThese = t('play-comics.maker.not-these');
  useSaidNext(refused === null ? [] : [refused, notThese], refused !== null);
  const stateOf = (told: News | undefined): string => {
    switch (told?.state) {
      case undefined:
      case 'gone':
        return '';
      case 'waiting':
        return t('play-comics.maker.keeping');
      case 'kept':
      case 'forked':
        return t('play-comics.maker.kept');
      case 'offline':
        return t('play-comics.maker.offline');
      case 'away':
        return t('play-comics.maker.put-away');
      case 'refused':
        return told.i18n.startsWith('play-comics.')
          ? say({ i18n: told.i18n })
          : t('play-comics.refused.other');
    }
  };
  return (
    <p className={styles.kept} role="status" data-refused={refused === null ? undefined : true}>
      {refused === null ? (
        stateOf(news)
      ) : (
        <>
          <strong>
            <Spoken text={refused} />
          </strong>{' '}
          <Spoken text={notThese} />
        </>
      )}
    </p>
  );
}
