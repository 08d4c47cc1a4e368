import type { EffectName } from '../../rules/sound/effects.ts';
import { isSilent } from '../../rules/sound/hearing.ts';
import { afterPaint } from './moments.ts';
import { usePlaySettings } from './settings.ts';

type Ring = (name: EffectName) => void;

/** Recipes and what renders them come behind the first line of a scene: until then it is silent. */
let ring: Ring | null = null;

/** The sounds are there. */
export function hearWith(come: Ring): void {
  ring = come;
}

/** Never in the way: a device without sound plays on without, and whatever is heard is also seen. */
export function chime(name: EffectName): void {
  if (ring === null || isSilent(usePlaySettings.getState())) return;
  afterPaint(() => ring?.(name));
}
