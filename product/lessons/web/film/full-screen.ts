/** Calls what one browser has and another has not. */
async function tryTo(target: object, name: string, ...values: unknown[]): Promise<boolean> {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') return false;
  try {
    await Reflect.apply(method, target, values);
    return true;
  } catch {
    return false;
  }
}

/** As large as the device has it: on a phone across the screen, where the browser lets a page turn it. */
export async function showFilmLarge(video: HTMLVideoElement): Promise<void> {
  const isLarge = (await tryTo(video, 'requestFullscreen')) || (await tryTo(video, 'webkitEnterFullscreen'));
  if (isLarge) await tryTo(screen.orientation, 'lock', 'landscape');
  await tryTo(video, 'play');
}
