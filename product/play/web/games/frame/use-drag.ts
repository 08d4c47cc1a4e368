import { type PointerEvent, useRef, useState } from 'react';

/** Less than this is a tap with an unsteady hand. */
const FAR_ENOUGH = 10;

type Drag = { item: number; x: number; y: number };
type Start = { item: number; x: number; y: number; isMoving: boolean };

type DragHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

/**
 * Items that can be dragged to whatever carries `data-drop`. A drag ends in `onDrop`, never in a click; what was let go
 * beside every bin stays where it was.
 */
export function useDrag(onDrop: (item: number, onto: string) => void): {
  drag: Drag | null;
  handlers: (item: number) => DragHandlers;
  /** Whether the click that follows belongs to a drag that has just ended. */
  wasDragged: () => boolean;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Start | null>(null);
  const ended = useRef(false);

  const stop = (): void => {
    start.current = null;
    setDrag(null);
  };
  const handlers = (item: number): DragHandlers => ({
    onPointerDown: (event) => {
      ended.current = false;
      if (event.button !== 0) return;
      // However fast the hand is, its way stays with the item.
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { item, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (from === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isMoving && Math.hypot(x, y) < FAR_ENOUGH) return;
      from.isMoving = true;
      setDrag({ item: from.item, x, y });
    },
    onPointerUp: (event) => {
      const from = start.current;
      if (from?.isMoving === true) {
        ended.current = true;
        const onto = dropBelow(event.clientX, event.clientY);
        if (onto !== null) onDrop(from.item, onto);
      }
      stop();
    },
    onPointerCancel: stop,
  });
  return { drag, handlers, wasDragged: () => ended.current };
}

function dropBelow(x: number, y: number): string | null {
  const target = document.elementFromPoint(x, y)?.closest('[data-drop]');
  return target?.getAttribute('data-drop') ?? null;
}
