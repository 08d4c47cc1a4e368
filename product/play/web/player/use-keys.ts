import { useEffect, useEffectEvent } from 'react';

type Keys = {
  onNext: () => void;
  /** Undefined where numbers are switched off. */
  onNumber: ((number: number) => void) | undefined;
  onPause: () => void;
};

/** Things that know themselves what to do with a key. */
const OWN_KEYS = 'a, button, input, select, textarea, summary, [role="switch"], [contenteditable]';

/** Space and Enter go on from anywhere, numbers answer, Escape pauses. */
export function useKeys({ onNext, onNumber, onPause }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    // A dialog in front has the keys to itself.
    if (document.querySelector('dialog:modal') !== null) return;
    const isOnControl = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
    if (event.key === 'Escape') {
      // Or the same press would close what it opens.
      event.preventDefault();
      onPause();
    } else if (/^[1-9]$/.test(event.key)) onNumber?.(Number(event.key));
    else if ((event.key === ' ' || event.key === 'Enter') && !isOnControl) {
      event.preventDefault();
      onNext();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
