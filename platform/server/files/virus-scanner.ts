import { connect } from 'node:net';

/** Where a scanner listens, as `net.connect` takes it: a socket, or a port of this machine. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Nobody could say whether a file is harmless. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

/** Answers whether the scanner knows the file as harmful. */
export type VirusScanner = (content: Buffer) => Promise<boolean>;

/** A scanner that has not said it after so long, from the first word to the last, is away. */
const PATIENCE_MILLISECONDS = 20_000;
const CHUNK = 256 * 1024;
const MOST_SAID = 4096;

/** ClamAV's own way to be handed a file (`INSTREAM`): pieces with their lengths before them, an empty one at the end. */
export function clamScanner(address: ScannerAddress, patience = PATIENCE_MILLISECONDS): VirusScanner {
  return async (content) => {
    const said = await ask(address, content, patience);
    if (/\bFOUND$/.test(said)) return true;
    if (/\bOK$/.test(said)) return false;
    throw new ScannerAway('the scanner for viruses did not say whether a file is harmless');
  };
}

function ask(address: ScannerAddress, content: Buffer, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let said = '';
    // One deadline for all of it: who says a little now and then is never silent for long.
    const deadline = setTimeout(() => away(), patience);
    const away = (cause?: Error): void => {
      clearTimeout(deadline);
      socket.destroy();
      reject(new ScannerAway('the scanner for viruses does not answer', { cause }));
    };
    socket.on('error', away);
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < content.length; at += CHUNK) {
        const piece = content.subarray(at, at + CHUNK);
        socket.write(lengthOf(piece.length));
        socket.write(piece);
      }
      socket.write(lengthOf(0));
    });
    socket.on('data', (part: Buffer) => {
      said += part.toString('latin1');
      if (said.length > MOST_SAID) away();
    });
    // It closes the connection once it has said it.
    socket.on('end', () => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(said.replace(/\0$/, '').trim());
    });
  });
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}
