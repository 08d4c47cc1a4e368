import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isWhole } from '#testing/server/proof.ts';
import { type ZipEntry, zip } from './zip.ts';

test('texts and what is told piece by piece come out of a zip as they went in', async () => {
  async function* told() {
    yield ['Ünïcode, 你好. ', 'x'.repeat(200_000)];
    yield [];
    yield [' The end.'];
  }
  const files = unzipSync(
    await whole([
      { name: 'told.txt', content: told() },
      { name: '資料/short.txt', content: 'short' },
      { name: 'empty.txt', content: '' },
    ]),
  );
  expect(Object.keys(files)).toEqual(['told.txt', '資料/short.txt', 'empty.txt']);
  expect(strFromU8(files['told.txt'] ?? new Uint8Array())).toBe(
    `Ünïcode, 你好. ${'x'.repeat(200_000)} The end.`,
  );
  expect(strFromU8(files['資料/short.txt'] ?? new Uint8Array())).toBe('short');
  expect(files['empty.txt']).toHaveLength(0);
});

/** The directory of a zip counts to 65,535; beyond that there is a second, longer one. */
test.runIf(isWhole)('a zip of more entries than the format first allowed is read to its last', async () => {
  const count = 65_536;
  function* many(): Generator<ZipEntry> {
    for (let n = 1; n <= count; n += 1) yield { name: `${n}.txt`, content: `content ${n}` };
  }
  const file = await whole(many());
  let listed = 0;
  const files = unzipSync(file, {
    filter: ({ name }) => {
      listed += 1;
      return name === `${count}.txt`;
    },
  });
  expect(listed).toBe(count);
  expect(strFromU8(files[`${count}.txt`] ?? new Uint8Array())).toBe(`content ${count}`);
});

test('what goes wrong in an entry is told to who reads the zip', async () => {
  async function* broken() {
    yield ['so far so good'];
    throw new Error('the database is gone');
  }
  await expect(whole([{ name: 'a.txt', content: broken() }])).rejects.toThrow('the database is gone');
});

async function whole(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}
