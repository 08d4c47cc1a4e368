/** How letters were turned into bytes: what schools' computers write, and what the reader knows. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'big5',
  'shift_jis',
  'gb18030',
] as const;
export type Encoding = (typeof ENCODINGS)[number];
