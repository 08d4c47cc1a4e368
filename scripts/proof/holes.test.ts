import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOLES } from './holes.ts';

const changes = HOLES.flatMap(({ name, also, ...first }) =>
  [first, ...(also === undefined ? [] : [also])].map((change) => ({ name, ...change })),
);

/** The proof itself takes minutes, and is not run with every change. */
test.each(changes)('"$name" can still be planted into $file', ({ file, find }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(source.split(find)).toHaveLength(2);
});
