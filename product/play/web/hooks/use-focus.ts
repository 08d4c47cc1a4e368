import { type RefCallback, useCallback } from 'react';

/** Takes the focus when it appears, so that keys and switches go on where the play goes on. */
export function useFocus(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => element?.focus({ preventScroll: true }), []);
}

/** A key that is held down is one tap. */
export function ignoreRepeats(event: { repeat: boolean; preventDefault(): void }): void {
  if (event.repeat) event.preventDefault();
}
