import type { MouseEvent, TouchEvent } from 'react';
import type { Input } from '../../rules/results/events.ts';

/** A finger that moved further than this wanted something else. */
const STILL_PX = 24;

let touched: { x: number; y: number } | null = null;

type Press = {
  onClick: (event: MouseEvent) => void;
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
};

/**
 * A finger is heard when it leaves the screen. The click that browsers make of it comes a frame or two later, behind the
 * mouse events they make of it as well; on a slow device that is as long as all the rest. Whoever has a mouse, keys or a
 * switch clicks as ever.
 */
export function pressed(work: (by: Input) => void): Press {
  return {
    onClick: (event) => work(clickedBy(event)),
    onTouchStart: ({ touches }) => {
      const first = touches.item(0);
      touched = first === null || touches.length > 1 ? null : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: (event) => {
      const last = event.changedTouches.item(0);
      if (touched === null || last === null || !event.cancelable) return;
      if (Math.hypot(last.clientX - touched.x, last.clientY - touched.y) > STILL_PX) return;
      touched = null;
      // No click comes of it any more, to whatever stands there then.
      event.preventDefault();
      work('touch');
    },
  };
}

/** Keys, switches and voices click without a place. */
function clickedBy({ detail, nativeEvent }: MouseEvent): Input {
  if (detail === 0) return 'key';
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' ? 'touch' : 'mouse';
}
