import { expect, test } from 'vitest';
import { inlineOf, onPaper, withoutDocuments } from './inline.ts';
import { readProse } from './prose.ts';

const TEXT = `# Title

Before the first heading,
over two lines.

## First {#one}
A paragraph
that goes on.

- a point
  over two lines
- another

| a | b |
|---|---|
| 1 | \`x\\|y\` |

[facts children]

### Below it
[table c | d]
[row 2 | 3]
`;

test('a text is a title, an intro, and sections of paragraphs, points, tables and facts', () => {
  expect(readProse(TEXT)).toEqual({
    title: 'Title',
    intro: ['Before the first heading, over two lines.'],
    sections: [
      {
        anchor: 'one',
        heading: 'First',
        level: 2,
        blocks: [
          { kind: 'paragraph', text: 'A paragraph that goes on.' },
          { kind: 'list', start: null, items: ['a point over two lines', 'another'] },
          { kind: 'table', heads: ['a', 'b'], rows: [['1', '`x|y`']] },
          { kind: 'facts', name: 'children' },
        ],
      },
      {
        anchor: 'below-it',
        heading: 'Below it',
        level: 3,
        blocks: [{ kind: 'table', heads: ['c', 'd'], rows: [['2', '3']] }],
      },
    ],
  });
});

test.each([['## A\n[facts nothing]'], ['## A\n[row 1 | 2]'], ['## A\n[table a | b]\n[row 1]']])(
  '%j is refused: a text says what it means',
  (text) => expect(() => readProse(text)).toThrow(),
);

test('words may be bold, a link of this site, an address, or code; another site is no link', () => {
  expect(inlineOf('**Now** see [privacy](/privacy#rights), `A_B` or a@b.test [x](https://c.test).')).toEqual([
    { text: 'Now', isBold: true },
    { text: ' see ' },
    { text: 'privacy', href: '/privacy#rights' },
    { text: ', ' },
    { text: 'A_B', isCode: true },
    { text: ' or ' },
    { text: 'a@b.test', href: 'mailto:a@b.test' },
    { text: ' [x](https://c.test).' },
  ]);
  expect(onPaper('**Now** see [privacy](/privacy), `A_B` a@b.test')).toBe(
    '**Now** see privacy, A_B a@b.test',
  );
});

test('what leads to another document is words', () => {
  expect(
    withoutDocuments('kept ([why so](decisions/a.md)); [people](product/people.md), [x](/y), *Undo* **b**'),
  ).toBe('kept; people, [x](/y), “Undo” **b**');
});
