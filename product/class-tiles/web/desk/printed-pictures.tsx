import { useTranslation } from 'react-i18next';
import { pagesOf } from '#product/rosters/rules/login-cards.ts';
import type { ShownPictures } from '../../contract.ts';
import { PictureArt } from '../pictures/picture-art.tsx';
import paper from './printed-sheet.module.css';
import { PrintedSheet } from './printed-sheet.tsx';

/** On letter and A4 alike. */
const STRIPS_PER_PAGE = 10;

/** A strip a child, to cut out: the name, the pictures, and their names for who reads them to the child. */
export function PrintedPictures({ list, onDone }: { list: ShownPictures; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <PrintedSheet onDone={onDone}>
      {pagesOf(list, STRIPS_PER_PAGE).map((page) => (
        <div key={page[0]?.id} className={`${paper.page} ${paper.strips}`}>
          {page.map(({ id, name, pictures }) => (
            <section key={id} className={paper.strip}>
              <h2>{name}</h2>
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
    </PrintedSheet>
  );
}
