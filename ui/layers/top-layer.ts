import { create } from 'zustand';

/**
 * While a modal dialog is open the browser makes everything outside of it inert. What must stay within reach, such
 * as snackbars, moves into the dialog on top.
 */
const useDialogs = create<{ elements: readonly HTMLElement[] }>(() => ({ elements: [] }));

export function enterTopLayer(element: HTMLElement): () => void {
  useDialogs.setState(({ elements }) => ({ elements: [...elements, element] }));
  return () =>
    useDialogs.setState(({ elements }) => ({ elements: elements.filter((one) => one !== element) }));
}

export function useTopDialog(): HTMLElement | null {
  return useDialogs(({ elements }) => elements.at(-1) ?? null);
}

/** What opens a list, menu or calendar says so; what only unfolds more of the page has nothing for Escape to close. */
const OPEN_OVERLAY =
  '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"]:not([data-always-listed])), [data-overlay]';

/** Escape first closes an open list, menu or calendar. */
export function closesSomethingElse(target: EventTarget): boolean {
  return target instanceof Element && target.closest(OPEN_OVERLAY) !== null;
}
