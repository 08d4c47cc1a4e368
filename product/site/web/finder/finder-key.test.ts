import { expect, test } from 'vitest';
import { isFinderKey, keyOfFinder } from './finder-key.ts';

const nothing = { key: 'k', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

test.each([
  [{ metaKey: true }, true],
  [{ ctrlKey: true }, true],
  [{ ctrlKey: true, key: 'K' }, true],
  [{}, false],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ metaKey: true, altKey: true }, false],
  [{ ctrlKey: true, key: 'j' }, false],
])('%j opens the finder: %s', (pressed, opens) => {
  expect(isFinderKey({ ...nothing, ...pressed })).toBe(opens);
});

test.each([
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
])('on %s it is %s', (platform, key) => {
  expect(keyOfFinder(platform)).toBe(key);
});
