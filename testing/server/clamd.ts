import { createServer } from 'node:net';
import path from 'node:path';
import { guardFolder } from './guard.ts';
import { temporaryFolder } from './temporary-postgres.ts';

/** The harmless file that every scanner calls harmful (eicar.org), put together here so that none calls this one so. */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-` + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/**
 * Listens as clamd does: pieces with their lengths before them, until an empty one; then it says one line, and closes.
 * With null it never comes to an end, and says `words` every now and then. It goes with the process, not with a file of
 * tests: files in one process share this module.
 */
export async function clamdSays(
  judge: (file: Buffer) => string | null,
  words = '',
): Promise<{ path: string }> {
  const folder = temporaryFolder('scanner');
  guardFolder(folder);
  const address = { path: path.join(folder, 'clamd.ctl') };
  const server = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      seen = Buffer.concat([seen, part]);
      const file = fileIn(seen);
      if (file === null) return;
      const said = judge(file);
      if (said !== null) return socket.end(`${said}\0`);
      const timer = setInterval(() => socket.write(words), 100);
      socket.on('close', () => clearInterval(timer));
    });
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address.path, resolve);
  });
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
