import { expect, test } from 'vitest';
import { clamdSays, EICAR } from '#testing/server/clamd.ts';
import { openFiles } from './files.ts';
import { clamScanner } from './virus-scanner.ts';

const clamd = await clamdSays((file) =>
  file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK',
);

test('a scanner is handed the whole file, and its word is taken', async () => {
  const scan = clamScanner(clamd);
  expect(await scan(Buffer.from('%PDF-1.7 a purchase order'))).toBe(false);
  expect(await scan(Buffer.concat([Buffer.alloc(3_000_000, 'x'), Buffer.from(EICAR)]))).toBe(true);
  expect(await scan(Buffer.alloc(0))).toBe(false);
});

test('what it knows is refused at its field; while it is away nothing is taken in', async () => {
  const files = (scanner: Parameters<typeof openFiles>[2]) => openFiles(Buffer.alloc(32, 7), null, scanner);
  const harmful = Buffer.from(EICAR);
  await expect(files(clamScanner(clamd)).requireHarmless(harmful, 'file_name')).rejects.toMatchObject({
    reply: { errors: { file_name: { i18n: 'validation.file-harmful' } } },
  });
  await expect(files(clamScanner(clamd)).requireHarmless(Buffer.from('%PDF'), 'file_name')).resolves.toBe(
    undefined,
  );
  const gone = clamScanner({ path: '/nowhere/clamd.ctl' });
  const full = clamScanner(await clamdSays(() => 'INSTREAM size limit exceeded. ERROR'));
  for (const scanner of [gone, full]) {
    const asked = files(scanner).requireHarmless(harmful, 'file_name');
    await expect(asked).rejects.toMatchObject({ reply: { i18n: 'error.files-away' } });
  }
  // Without a scanner nobody is asked.
  await expect(files(null).requireHarmless(harmful, 'file_name')).resolves.toBe(undefined);
});

test('one that says a little now and then is away by the same moment as one that says nothing', async () => {
  for (const words of ['', 'stream: ']) {
    const began = Date.now();
    const asked = clamScanner(await clamdSays(() => null, words), 300)(Buffer.from('%PDF'));
    await expect(asked).rejects.toThrow('does not answer');
    expect(Date.now() - began).toBeLessThan(3000);
  }
});
