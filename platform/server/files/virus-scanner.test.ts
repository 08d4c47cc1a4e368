import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from './files.ts';
import { clamScanner } from './virus-scanner.ts';

/** The harmless file that every scanner calls harmful (eicar.org), put together here so that none calls this one so. */
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-` + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const folder = mkdtempSync(path.join(tmpdir(), 'kindred-scanner-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Listens as clamd does: pieces with their lengths before them, until an empty one; then it says one line, and closes. */
async function listening(judge: (file: Buffer) => string): Promise<{ path: string }> {
  const address = { path: path.join(folder, `${servers.length}.ctl`) };
  const server = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      seen = Buffer.concat([seen, part]);
      const file = fileIn(seen);
      if (file !== null) socket.end(`${judge(file)}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(address.path, resolve));
  return address;
}

function fileIn(seen: Buffer): Buffer | null {
  const greeting = Buffer.from('zINSTREAM\0');
  if (!seen.subarray(0, greeting.length).equals(greeting)) return null;
  const pieces: Buffer[] = [];
  for (let at = greeting.length; at + 4 <= seen.length; ) {
    const length = seen.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(seen.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const clamd = await listening((file) =>
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
  const gone = clamScanner({ path: path.join(folder, 'nobody.ctl') });
  const full = clamScanner(await listening(() => 'INSTREAM size limit exceeded. ERROR'));
  for (const scanner of [gone, full]) {
    const asked = files(scanner).requireHarmless(harmful, 'file_name');
    await expect(asked).rejects.toMatchObject({ reply: { i18n: 'error.files-away' } });
  }
  // Without a scanner nobody is asked.
  await expect(files(null).requireHarmless(harmful, 'file_name')).resolves.toBe(undefined);
});
