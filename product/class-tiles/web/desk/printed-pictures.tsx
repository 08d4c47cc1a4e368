import { useTranslation } from 'react-i18next';
import { pagesOf } from '#product/rosters/rules/login-cards.ts';
import { Face } from '#ui/art/character.tsx';
import { MyFigureProvider } from '#ui/art/mine.ts';
import { PrintedSheets } from '#ui/layers/printed-sheets.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import type { ShownPictures } from '../../contract.ts';
import { standInFor } from '../../rules/stand-in.ts';
import { PictureArt } from '../pictures/picture-art.tsx';
import styles from './printed.module.css';

/** On letter and A4 alike. */
const STRIPS_PER_PAGE = 10;

/** A strip a child, to cut out: the own figure as on the tile, the name, the pictures, and their names for who reads them to the child. */
export function PrintedPictures({ list, onDone }: { list: ShownPictures; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <PrintedSheets onDone={onDone}>
      {pagesOf(list, STRIPS_PER_PAGE).map((page) => (
        <div key={page[0]?.id} className={classNames(print.sheet, styles.strips)}>
          {page.map(({ id, name, figure, pictures }) => (
            <section key={id} className={styles.strip}>
              <MyFigureProvider value={figure ?? standInFor(id)}>
                <Face name="you" feeling="happy" className={styles.me} />
              </MyFigureProvider>
              <h2 className={print.owner}>{name}</h2>
              {pictures.map((picture, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- one may come twice, and they never move
                <figure key={at}>
                  <PictureArt picture={picture} />
                  <figcaption>{t(`class-tiles.pictures.${picture}`)}</figcaption>
                </figure>
              ))}
            </section>
          ))}
        </div>
      ))}
    </PrintedSheets>
  );
}
