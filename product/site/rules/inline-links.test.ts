import { expect, test } from 'vitest';
import { inlineLinks } from './inline-links.ts';

test('a sentence without links stays whole', () => {
  expect(inlineLinks('A person reads it.')).toEqual([{ text: 'A person reads it.' }]);
});

test('words in brackets link to a path of this site', () => {
  expect(inlineLinks('See the [privacy page](/privacy#rights).')).toEqual([
    { text: 'See the ' },
    { text: 'privacy page', href: '/privacy#rights' },
    { text: '.' },
  ]);
});

test('a mail address can be written to', () => {
  expect(inlineLinks('Write to support@kindred.test. Thanks')).toEqual([
    { text: 'Write to ' },
    { text: 'support@kindred.test', href: 'mailto:support@kindred.test' },
    { text: '. Thanks' },
  ]);
});

test('an address of another site is not a link', () => {
  expect(inlineLinks('[here](https://example.com)')).toEqual([{ text: '[here](https://example.com)' }]);
});
