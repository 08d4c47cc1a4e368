import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { MadePanel, Sticker } from '../../rules/comics/comic.ts';
import { MadePanelView, pictureOf, stickerBox } from './book/made-panel.tsx';
import { useStickerName } from './book/use-drawn.ts';
import styles from './maker.module.css';
import type { PanelDeed } from './tool-props.ts';

type CanvasProps = {
  panel: MadePanel;
  program: ProgramId;
  number: number;
  /** The sticker that is being moved. */
  held: number | null;
  onHold: (nth: number | null) => void;
  onEdit: (deed: PanelDeed) => void;
};

const STEP = 4;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture that is being made: its stickers can be pressed, moved by arrows, and put where one taps. */
export function Canvas({ panel, program, number, held, onHold, onEdit }: CanvasProps) {
  const { t } = useTranslation();
  const putHere = (event: MouseEvent<HTMLButtonElement>): void => {
    if (held === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * 100);
    const y = Math.round(((event.clientY - box.top) / box.height) * 100);
    onEdit({ do: 'put', nth: held, x, y });
  };
  const push = (event: KeyboardEvent, nth: number): void => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      onHold(nth);
      onEdit({ do: 'nudge', nth, dx: arrow[0], dy: arrow[1] });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onHold(null);
      onEdit({ do: 'unstick', nth });
    }
  };
  return (
    <MadePanelView
      panel={panel}
      program={program}
      number={number}
      sticker={(sticker, nth) => (
        <StickerButton
          // The same sticker may be there twice.
          key={nth}
          sticker={sticker}
          isHeld={held === nth}
          onPress={() => onHold(held === nth ? null : nth)}
          onKey={(event) => push(event, nth)}
        />
      )}
    >
      {held !== null && (
        // For fingers and pointers; keys and switches have the arrows.
        <button
          type="button"
          className={styles.spot}
          tabIndex={-1}
          aria-label={t('play-comics.stickers.here-button')}
          onClick={putHere}
        />
      )}
    </MadePanelView>
  );
}

type StickerButtonProps = {
  sticker: Sticker;
  isHeld: boolean;
  onPress: () => void;
  onKey: (event: KeyboardEvent) => void;
};

function StickerButton({ sticker, isHeld, onPress, onKey }: StickerButtonProps) {
  const nameOf = useStickerName();
  const picture = pictureOf(sticker);
  if (picture === undefined) return null;
  return (
    <button
      type="button"
      className={styles.sticker}
      style={stickerBox(sticker)}
      aria-pressed={isHeld}
      aria-label={nameOf(sticker)}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <img src={picture} alt="" />
    </button>
  );
}
