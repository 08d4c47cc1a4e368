import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { useSay } from '#platform/web/say.ts';
import type { MadePanel, Sticker } from '../../../rules/comics/comic.ts';
import { useNames } from '../../hooks/use-names.ts';

/** What a sticker is called. */
export function useStickerName(): (sticker: Pick<Sticker, 'kind' | 'name'>) => string {
  const say = useSay();
  return ({ kind, name }) =>
    say({ i18n: kind === 'keepsake' ? `play-keepsakes.${name}` : `play-comics.things.${name}` });
}

/** A picture in words, for whoever does not see it. */
export function useDrawn(): (panel: MadePanel) => string {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  const stickerName = useStickerName();
  return ({ place, figures, stickers, sky }) => {
    const who = figures.map((figure) =>
      t('play-comics.book.who', {
        name: nameOf(figure.who) ?? figure.who,
        face: t(`play-comics.faces.${figure.face}`),
      }),
    );
    const things = [...stickers.map(stickerName), ...(sky === null ? [] : [t(`play-comics.skies.${sky}`)])];
    const seen = t('play-comics.book.drawn', {
      place: t(`play-comics.places.${place}`),
      who: conjoined(who, i18n.language),
    });
    return things.length === 0
      ? seen
      : `${seen} ${t('play-comics.book.with', { things: conjoined(things, i18n.language) })}`;
  };
}
