/** ⌘K on a Mac, Ctrl K elsewhere. */
export function isFinderKey(
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey && !shiftKey;
}

/** As the keyboard in front of the reader says it. */
export function keyOfFinder(platform: string): string {
  return /^(Mac|iP)/.test(platform) ? '⌘ K' : 'Ctrl K';
}
