/** Text out of bytes: by its mark, else by what the bytes can be. Excel on Windows still writes Windows-1252. */
export function decodeText(file: Buffer): string {
  const encoding = markOf(file) ?? wideOf(file);
  if (encoding !== null) return new TextDecoder(encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function markOf(file: Buffer): Encoding | null {
  const [first, second, third] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

const LOOKED_AT = 2000;
const MOSTLY = 0.4;

/** UTF-16 without its mark: every other byte of a header in plain letters is zero. */
function wideOf(file: Buffer): Encoding | null {
  const start = file.subarray(0, LOOKED_AT);
  let [even, odd] = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  }
  const half = start.length / 2;
  if (odd > half * MOSTLY && even < odd / 4) return 'utf-16le';
  return even > half * MOSTLY && odd < even / 4 ? 'utf-16be' : null;
}
