import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const framed = (inner: string): string => `<svg viewBox="0 0 40 20">${inner}</svg>`;
const partsIn = (inner: string) => {
  const [frame] = readDrawing(framed(inner)).parts;
  return frame?.kind === 'group' ? frame.parts : [];
};

test('looks come from those around, and opacities of groups are handed down', () => {
  const [group] = partsIn(
    '<g fill="#123" opacity=".5"><circle cx="4" r="2" opacity=".5" stroke="#456"/></g>',
  );
  expect(group).toMatchObject({
    parts: [
      {
        path: 'M2 0A2 2 0 1 1 6 0A2 2 0 1 1 2 0Z',
        fill: { paint: '#123', opacity: 0.25 },
        stroke: { color: '#456', opacity: 0.25, width: 1 },
      },
    ],
  });
});

test.each([
  ['translate(3 4)', [1, 0, 0, 1, 3, 4]],
  ['translate(3 4) scale(2)', [2, 0, 0, 2, 3, 4]],
  ['scale(-1 1)', [-1, 0, 0, 1, 0, 0]],
  ['rotate(90 10 0)', [0, 1, -1, 0, 10, -10]],
])('%s moves as it does in a browser', (said, move) => {
  const [group] = partsIn(`<g transform="${said}"></g>`);
  const found = group?.kind === 'group' ? group.move : [];
  expect(found.map((number) => Math.round(number * 1000) / 1000 + 0)).toEqual(move);
});

test('a wash runs over its rect, a glow from the middle of its circle', () => {
  const stops = '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity="0"/>';
  const [wash, glow] = partsIn(
    `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect y="2" width="40" height="10" fill="url(#a)"/>` +
      `<radialGradient id="b">${stops}</radialGradient><circle cx="5" cy="6" r="3" fill="url(#b)"/>`,
  );
  expect(wash).toMatchObject({ fill: { paint: { kind: 'linear', from: [0, 2], to: [0, 12] } } });
  expect(glow).toMatchObject({
    fill: { paint: { kind: 'radial', middle: [5, 6], radius: 3, stops: [{ opacity: 1 }, { opacity: 0 }] } },
  });
});

test('what is used again is drawn where it is used, and a clip cuts a group', () => {
  const [used, clipped] = partsIn(
    '<defs><g id="leaf"><path d="M0 0H4"/></g></defs><use href="#leaf" x="7" y="1"/>' +
      '<clipPath id="c"><circle r="3"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
  );
  expect(used).toMatchObject({ move: [1, 0, 0, 1, 7, 1], parts: [{ parts: [{ path: 'M0 0H4' }] }] });
  expect(clipped).toMatchObject({ clip: 'M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0Z' });
});

test.each([
  ['an element', '<text x="1"></text>'],
  ['an attribute', '<circle r="1" filter="url(#a)"/>'],
  ['a color', '<circle r="1" fill="tomato"/>'],
  ['a move', '<g transform="skewX(3)"></g>'],
  ['a path', '<path d="M0 0 NaN 4"/>'],
  ['a number', '<circle r="1em"/>'],
  ['what nothing means', '<use href="#gone"/>'],
  ['a wash in a path', '<linearGradient id="a"></linearGradient><path d="M0 0" fill="url(#a)"/>'],
  ['words', 'hello'],
  ['an open element', '<g>'],
])('%s that no drawing of ours has is refused', (_, inner) => {
  expect(() => readDrawing(framed(inner))).toThrow('no drawing of ours has');
});
