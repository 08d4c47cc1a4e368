import { expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

/** As a browser writes it. */
async function written(form: FormData): Promise<{ body: Buffer; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), type };
}

async function read(form: FormData) {
  const { body, type } = await written(form);
  return readMultipart(body, type);
}

test('fields, lists named name[], and the file come as they were sent', async () => {
  const form = new FormData();
  form.set('po_number', 'PO 17, "Über"');
  for (const id of ['3', '5', '8']) form.append('ids[]', id);
  form.append('one[]', 'x');
  form.set('constructor', 'harmless');
  const bytes = Buffer.from([0, 13, 10, 45, 45, 13, 10, 255, 13, 10]);
  form.set('file', new Blob([bytes]), 'a "file".pdf');
  const sent = await read(form);
  expect({ ...sent?.fields }).toEqual({
    po_number: 'PO 17, "Über"',
    ids: ['3', '5', '8'],
    one: ['x'],
    constructor: 'harmless',
  });
  expect(sent?.file).toEqual(bytes);
});

test('a form without a file, and an empty file', async () => {
  const form = new FormData();
  form.set('a', '');
  expect(await read(form)).toMatchObject({ fields: { a: '' }, file: null });
  form.set('file', new Blob([]), 'empty.csv');
  expect((await read(form))?.file).toEqual(Buffer.of());
});

test('the same field twice, a list that is also a field, and two files are refused', async () => {
  const twice = new FormData();
  twice.append('a', '1');
  twice.append('a', '2');
  const both = new FormData();
  both.append('a', '1');
  both.append('a[]', '2');
  const files = new FormData();
  files.append('f', new Blob(['1']), '1');
  files.append('g', new Blob(['2']), '2');
  for (const form of [twice, both, files]) expect(await read(form)).toBeNull();
});

test('what is cut off, too much or of another kind is refused', async () => {
  const form = new FormData();
  form.set('a', '1');
  form.set('file', new Blob(['content']), 'x.csv');
  const { body, type } = await written(form);
  for (let end = 0; end < body.length - 4; end += 7)
    expect(readMultipart(body.subarray(0, end), type)).toBeNull();
  expect(readMultipart(body, 'multipart/form-data')).toBeNull();
  expect(readMultipart(body, 'multipart/form-data; boundary=other')).toBeNull();
  expect(readMultipart(Buffer.of(), type)).toBeNull();
  const many = new FormData();
  for (let number = 0; number < 300; number += 1) many.append('a[]', '1');
  expect(await read(many)).toBeNull();
  const long = new FormData();
  long.set('a', 'x'.repeat(30_000));
  expect(await read(long)).toBeNull();
});
