import { expect, test } from 'vitest';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { composeLetter } from './letter-page.ts';

const parts = [
  { kind: 'greeting', text: 'Hello Maya,' },
  { kind: 'words', text: 'First line\nSecond line' },
  { kind: 'list', lines: ['one', 'two'] },
  { kind: 'button', link: 'https://app.example.org/a?b=1&c=2', label: 'Open', help: 'Or copy this:' },
  { kind: 'small', text: '' },
  { kind: 'link', link: 'https://app.example.org/stop', label: 'Stop these' },
] as const;
const frame = (id: string) => {
  const brand = brandById(id);
  return { brand, locale: brand.locales[0], subject: 'A subject', footer: 'Write to us' };
};

test.each(BRAND_IDS)('a letter of %s is a page in its look, for phones, the dark and readers aloud', (id) => {
  const { brand } = frame(id);
  const { html } = composeLetter(frame(id), parts);
  expect(html).toContain(`<html lang="${brand.locales[0]}">`);
  expect(html).toContain('<title>A subject</title>');
  expect(html).toContain('width=device-width');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain(`.paper{background:${brand.colors.paperDark} !important}`);
  expect(html).toContain(`bgcolor="${brand.colors.primary[7]}"`);
  expect(html).toContain(`>${brand.name}</span>`);
  expect(html.match(/<table /g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0);
  // Nothing is loaded from anywhere, and nothing runs.
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\son\w+=/i);
});

test('the plain part says the same', () => {
  const { text } = composeLetter(frame('kindred'), parts);
  expect(text).toBe(
    [
      'Hello Maya,',
      'First line\nSecond line',
      '- one\n- two',
      'Open: https://app.example.org/a?b=1&c=2',
      'Stop these: https://app.example.org/stop',
      'Write to us',
    ].join('\n\n'),
  );
});

test('names and addresses are words in it, never markup', () => {
  const nasty = `"><img src=x onerror=alert(1)></title><script>'&`;
  const { html, text } = composeLetter({ ...frame('taiwan'), subject: nasty, footer: nasty }, [
    { kind: 'greeting', text: nasty },
    { kind: 'words', text: nasty },
    { kind: 'small', text: nasty },
    { kind: 'list', lines: [nasty] },
    { kind: 'button', link: `https://app.example.org/${nasty}`, label: nasty, help: nasty },
    { kind: 'link', link: `https://app.example.org/${nasty}`, label: nasty },
  ]);
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html.split('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(8);
  expect(text).toContain(nasty);
});
