import { CHIMES, type Chime, wavOf } from './chimes.ts';
import { usePlaySettings } from './settings.ts';

const files = new Map<Chime, string>();

/** Never in the way: a device without sound plays on without. */
export function chime(name: Chime): void {
  if (usePlaySettings.getState().muted) return;
  // What is seen comes first.
  requestAnimationFrame(() => setTimeout(() => ring(name), 0));
}

/**
 * An element of its own for each time it rings. The browser's synthesizer would do as well, but opening it stops the
 * page, on a device without speakers for seconds.
 */
function ring(name: Chime): void {
  try {
    const file =
      files.get(name) ?? URL.createObjectURL(new Blob([wavOf(CHIMES[name])], { type: 'audio/wav' }));
    files.set(name, file);
    // Browsers let a page sound only after it was touched: what comes before that is silent.
    void new Audio(file).play().catch(() => undefined);
  } catch {
    // No sound here.
  }
}
