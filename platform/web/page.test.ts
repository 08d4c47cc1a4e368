import { afterEach, expect, test, vi } from 'vitest';
import { keepPreference, keptPreference } from './page.ts';

/** A browser's cookies, as far as a page sees them. */
function visit(protocol: string, cookie: string): { lines: string[] } {
  const lines: string[] = [];
  vi.stubGlobal('window', { location: { protocol } });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      lines.push(line);
    },
  });
  return { lines };
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['http:', 'tiles=open', 'open'],
  ['http:', 'xtiles=open', undefined],
  ['https:', '__Host-tiles=none; tiles=open', 'none'],
  ['https:', 'tiles=open; __Host-tiles=none', 'none'],
  ['https:', 'tiles=open', undefined],
  ['https:', 'locale=en; __Host-tiles=open', 'open'],
])('over %s %j says %j', (protocol, cookie, kept) => {
  visit(protocol, cookie);
  expect(keptPreference('tiles')).toBe(kept);
});

test('what is kept over https has a name of this host alone, and what stood under the plain one is taken away', () => {
  const { lines } = visit('https:', 'tiles=open');
  keepPreference('tiles', 'none');
  expect(lines).toEqual([
    '__Host-tiles=none; path=/; max-age=31536000; samesite=lax; secure',
    'tiles=; path=/; max-age=0; samesite=lax',
  ]);
});

test('over http the plain name is the only one', () => {
  const { lines } = visit('http:', '');
  keepPreference('locale', 'zh-TW');
  expect(lines).toEqual(['locale=zh-TW; path=/; max-age=31536000; samesite=lax']);
});
