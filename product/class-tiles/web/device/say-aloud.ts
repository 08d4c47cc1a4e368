import { readEach, stopReading } from '#product/play/web/read-aloud/use-read-aloud.ts';
import { usePlaySettings } from '#product/play/web/shared/settings.ts';

/** Says it at once, in place of what was being said; not where a child has turned the voice off. */
export function sayAloud(texts: readonly string[], names: readonly string[] = []): void {
  if (usePlaySettings.getState().muted) return;
  stopReading();
  void readEach(texts, { names });
}
