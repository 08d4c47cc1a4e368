import { CHIMES, type Chime, wavOf } from './chimes.ts';
import { afterPaint, whenIdle } from './moments.ts';
import { usePlaySettings } from './settings.ts';

const files = new Map<Chime, string>();

/** Never in the way: a device without sound plays on without. */
export function chime(name: Chime): void {
  if (usePlaySettings.getState().muted) return;
  afterPaint(() => ring(name));
}

/** Computes sounds before they are wanted, one at a time and only while nothing else happens. */
export async function prepareChimes(names: readonly Chime[], signal: AbortSignal): Promise<void> {
  for (const name of names) {
    await whenIdle();
    if (signal.aborted) return;
    fileOf(name);
  }
}

function fileOf(name: Chime): string {
  const file = files.get(name) ?? URL.createObjectURL(new Blob([wavOf(CHIMES[name])], { type: 'audio/wav' }));
  files.set(name, file);
  return file;
}

/**
 * An element of its own for each time it rings. The browser's synthesizer would do as well, but opening it stops the
 * page, on a device without speakers for seconds.
 */
function ring(name: Chime): void {
  try {
    // Browsers let a page sound only after it was touched: what comes before that is silent.
    void new Audio(fileOf(name)).play().catch(() => undefined);
  } catch {
    // No sound here.
  }
}
