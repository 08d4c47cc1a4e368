import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '#product/accounts/web/session/session.ts';
import { ada } from '#product/accounts/web/testing/session.ts';
import { sendUsersHome } from './way-in.ts';

afterEach(() => useSession.setState({ user: null }));

/** Where the front page sends, or null where it is shown. */
function sentTo(hash: string, search = {}): string | null {
  try {
    sendUsersHome({ search, location: { hash } });
    return null;
  } catch (thrown) {
    return isRedirect(thrown) ? String(thrown.options.href) : 'elsewhere';
  }
}

test('a visitor sees the front page', () => {
  expect(sentTo('')).toBe(null);
  expect(sentTo('families')).toBe(null);
});

test('whoever is signed in is sent home, unless they ask for a place on the front page', () => {
  useSession.setState({ user: ada });
  expect(sentTo('')).toBe('/educator');
  expect(sentTo('', { r: '/educator/students' })).toBe('/educator/students');
  for (const place of ['schools', 'families', 'programs', 'evidence', 'privacy']) {
    expect(sentTo(place)).toBe(null);
  }
});
