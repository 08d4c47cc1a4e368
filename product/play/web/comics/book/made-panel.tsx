import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { Figure } from '#ui/art/character.tsx';
import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { MadePanel, Sticker } from '../../../rules/comics/comic.ts';
import { isProp, sheetOf } from '../../../rules/directions/props.ts';
import paper from '../../shared/comic-paper.module.css';
import { langOf } from '../../shared/lang-of.ts';
import { keepsakePicture, placePicture, propPicture } from '../../shared/pictures.ts';
import styles from './made-panel.module.css';
import { SkyLayer } from './sky-layer.tsx';
import { useDrawn } from './use-drawn.ts';

type MadePanelProps = {
  panel: MadePanel;
  program: ProgramId;
  number: number;
  /** As a small picture among others: without its words. */
  isSmall?: boolean;
  /** Puts something around each sticker. */
  sticker?: (sticker: Sticker, nth: number) => ReactNode;
  children?: ReactNode;
};

/** One picture of a comic: the place, who is there, what lies there, and what is said above. */
export function MadePanelView({
  panel,
  program,
  number,
  isSmall = false,
  sticker = (one, nth) => <StickerPicture key={nth} sticker={one} />,
  children,
}: MadePanelProps) {
  const { t } = useTranslation();
  const drawn = useDrawn();
  const { place, sky, figures, stickers } = panel;
  const background = placePicture(place);
  return (
    <div className={styles.frame}>
      <figure
        className={classNames(paper.picture, styles.panel)}
        data-small={isSmall || undefined}
        aria-label={isSmall ? undefined : `${t('play-comics.book.panel', { nth: number })}. ${drawn(panel)}`}
      >
        {background !== undefined && <img src={background} alt="" className={paper.place} />}
        {!isSmall && <Words panel={panel} />}
        <svg
          viewBox="0 0 400 285"
          preserveAspectRatio="xMidYMax meet"
          className={styles.people}
          aria-hidden="true"
          focusable="false"
        >
          {figures.map(({ who, pose, face }, nth) => (
            <At
              key={who}
              x={figures.length === 1 ? 200 : nth === 0 ? 118 : 282}
              y={276}
              scale={0.92}
              flip={nth === 1}
            >
              <Shadow x={0} y={2} width={62} />
              <Figure name={who} program={program} feeling={face} pose={pose} />
            </At>
          ))}
        </svg>
        {sky !== null && <SkyLayer sky={sky} />}
        <div className={styles.layer}>
          {children}
          {stickers.map(sticker)}
        </div>
      </figure>
    </div>
  );
}

function Words({ panel: { caption, figures } }: { panel: MadePanel }) {
  const speaking = figures.filter(({ says }) => says !== '').length;
  return (
    <div className={styles.words}>
      {caption !== '' && (
        <p className={classNames(paper.caption, styles.said)} lang={langOf(caption)}>
          {caption}
        </p>
      )}
      {speaking > 0 && (
        <div className={styles.balloons} data-figures={figures.length} data-speaking={speaking}>
          {figures.map(
            ({ who, says }, nth) =>
              says !== '' && (
                <p
                  key={who}
                  className={classNames(paper.said, styles.said, styles.balloon)}
                  data-nth={nth}
                  lang={langOf(says)}
                >
                  {says}
                </p>
              ),
          )}
        </div>
      )}
    </div>
  );
}

export function pictureOf({ kind, name }: Pick<Sticker, 'kind' | 'name'>): string | undefined {
  if (kind === 'keepsake') return keepsakePicture(name);
  return isProp(name) ? propPicture(name, sheetOf(name).first) : undefined;
}

/** In hundredths of the picture's width. */
const WIDTHS = { 1: 12, 2: 20, 3: 32 } as const;

export function stickerBox({ x, y, size }: Sticker) {
  return { left: `${x}%`, top: `${y}%`, width: `${WIDTHS[size]}%` };
}

function StickerPicture({ sticker }: { sticker: Sticker }) {
  const picture = pictureOf(sticker);
  if (picture === undefined) return null;
  return <img src={picture} alt="" className={styles.sticker} style={stickerBox(sticker)} />;
}
