import { hearWith } from '../shared/sound.ts';

/** For places that are no scene: there the sounds come with the first look around. What does not come stays silent. */
export async function loadSounds(): Promise<void> {
  const sounds = await import('./sounds.ts').catch(() => null);
  if (sounds !== null) hearWith(sounds.ring);
}
