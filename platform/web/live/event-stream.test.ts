import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './event-stream.ts';

test.each([
  ['id: 7\nevent: hello\ndata: {"a":1}\n\n', [{ id: '7', type: 'hello', data: '{"a":1}' }]],
  ['data: one\ndata: two\n\n', [{ id: null, type: 'message', data: 'one\ntwo' }]],
  ['data:with: colons\n\n', [{ id: null, type: 'message', data: 'with: colons' }]],
  [': still here\n\n', []],
  ['id: 8\n\n', []],
  ['event: half\ndata: 1\n', []],
  // What ends with a carriage return may go on; the next piece settles it.
  [
    'data: a\r\n\r\ndata: b\r\r: beat\n\n',
    [
      { id: null, type: 'message', data: 'a' },
      { id: null, type: 'message', data: 'b' },
    ],
  ],
])('%j is read', (text, events) => {
  expect(eventReader()(text)).toEqual(events);
});

test('it does not matter where the pieces are cut', () => {
  const text =
    'id: 1\nevent: a\ndata: {"name":"x"}\n\n: beat\n\nid: 2\r\nevent: b\r\ndata: 5\r\n\r\ndata: c\n\n';
  const whole = eventReader()(text);
  expect(whole).toHaveLength(3);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const read = eventReader();
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const events = places.slice(1).flatMap((end, index) => read(text.slice(places[index], end)));
      expect(events).toEqual(whole);
    }),
  );
});
