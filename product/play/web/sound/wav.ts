const HEADER = 44;
const BYTES = 2;
const LOUDEST = 0x7fff;

/** Samples as a sound file: one channel, sixteen bits. */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(HEADER + samples.length * BYTES));
  const word = (at: number, text: string): void =>
    new TextEncoder().encode(text).forEach((byte, index) => file.setUint8(at + index, byte));
  word(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + samples.length * BYTES, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * BYTES, true);
  file.setUint16(32, BYTES, true);
  file.setUint16(34, 8 * BYTES, true);
  word(36, 'data');
  file.setUint32(40, samples.length * BYTES, true);
  // At once, and not byte by byte: every device with a browser has its numbers in the order of this file.
  const heard = new Int16Array(file.buffer, HEADER);
  for (let at = 0; at < samples.length; at += 1) {
    heard[at] = Math.max(-1, Math.min(1, samples[at] ?? 0)) * LOUDEST;
  }
  return new Uint8Array(file.buffer);
}
