import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '#testing/attacks/areas.ts';
import { ATTACK_HOLES } from './attack-holes.ts';
import { HOLES } from './holes.ts';

const changes = [...HOLES, ...ATTACK_HOLES].flatMap(({ name, also, file, find }) =>
  [{ file, find }, ...(also === undefined ? [] : [also])].map((change) => ({ name, ...change })),
);

/** The proof itself takes minutes, and is not run with every change. */
test.each(changes)('"$name" can still be planted into $file', ({ file, find }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(source.split(find)).toHaveLength(2);
});

test('attacks of its area come through each of their holes', () => {
  expect(ATTACK_HOLES.filter(({ area = '' }) => AREAS[area] === undefined)).toEqual([]);
});
