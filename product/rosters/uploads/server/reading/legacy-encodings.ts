import type { Encoding } from '../../rules/encodings.ts';

/**
 * Which of the older encodings some words are in, by what stands there if they are: letters that are common, in places
 * where letters stand. `words` hold at least one byte beyond ASCII each.
 */
export function likeliest(words: readonly Buffer[]): Encoding {
  const scores = [
    { encoding: 'windows-1252' as const, score: western(words, 'windows-1252') },
    { encoding: 'macintosh' as const, score: western(words, 'macintosh') },
    { encoding: 'big5' as const, score: paired(words, big5) },
    { encoding: 'shift_jis' as const, score: paired(words, shiftJis) },
    { encoding: 'gb18030' as const, score: paired(words, gb18030) },
  ];
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best === undefined || best.score <= 0 ? 'windows-1252' : best.encoding;
}

/** How good a pair of bytes is, or null where it is none. */
type Pair = (lead: number, trail: number) => number | null;
const COMMON = 1;
const RARE = 0.2;

const big5: Pair = (lead, trail) => {
  const isTrail = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe);
  if (lead < 0xa1 || lead > 0xf9 || !isTrail) return null;
  return lead >= 0xa4 && lead <= 0xc6 ? COMMON : RARE;
};

const shiftJis: Pair = (lead, trail) => {
  const isTrail = trail >= 0x40 && trail <= 0xfc && trail !== 0x7f;
  if (!((lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xef)) || !isTrail) return null;
  return lead === 0x82 || lead === 0x83 || (lead >= 0x88 && lead <= 0x97) ? COMMON : RARE;
};

const gb18030: Pair = (lead, trail) => {
  const isTrail = trail >= 0x40 && trail <= 0xfe && trail !== 0x7f;
  if (lead < 0x81 || lead > 0xfe || !isTrail) return null;
  if (trail < 0xa1 || lead < 0xa1) return -0.3;
  return lead >= 0xb0 && lead <= 0xd7 ? COMMON : RARE;
};

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));

function paired(words: readonly Buffer[], pair: Pair): number {
  let [score, count] = [0, 0];
  for (const word of words) {
    let afterPair = false;
    for (let index = 0; index < word.length; index += 1) {
      const [lead = 0, trail] = word.subarray(index, index + 2);
      if (lead < 0x80) {
        afterPair = false;
        continue;
      }
      count += 1;
      // Half-width katakana: one byte each, and what is left of many other things.
      if (pair === shiftJis && lead >= 0xa1 && lead <= 0xdf) continue;
      const value = trail === undefined ? null : pair(lead, trail);
      // A Latin letter right before is how names look that have one foreign letter.
      if (!afterPair && isLetter(word[index - 1])) score -= 1.2;
      score += value ?? -2;
      afterPair = value !== null;
      if (afterPair) index += 1;
    }
  }
  return count === 0 ? 0 : score / count;
}

const isLower = (sign: string): boolean => /\p{Ll}/u.test(sign);
const isUpper = (sign: string): boolean => /\p{Lu}/u.test(sign);
const UNUSUAL = /[ŽžŠšŒœŸƒıˆ˜]/;

function western(words: readonly Buffer[], encoding: 'windows-1252' | 'macintosh'): number {
  const decoder = new TextDecoder(encoding);
  let [score, count] = [0, 0];
  for (const word of words) {
    const text = decoder.decode(word);
    for (let index = 0; index < text.length; index += 1) {
      const sign = text[index] ?? '';
      if (sign < '\u0080') continue;
      count += 1;
      const [before, after] = [text[index - 1] ?? '', text[index + 1] ?? ''];
      score += place(sign, before, after);
      if (after >= '\u0080' || before >= '\u0080') score -= 0.6;
    }
  }
  return count === 0 ? 0 : score / count;
}

/** How well a sign fits between its neighbors. */
function place(sign: string, before: string, after: string): number {
  if (UNUSUAL.test(sign)) return 0.2;
  if (isLower(sign)) {
    if (isUpper(after)) return -1;
    return isLower(before) || isUpper(before) || isLower(after) ? 1 : 0.1;
  }
  if (isUpper(sign)) return isLower(before) ? -1 : before === '' && after === '' ? 0.1 : 1;
  const between = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  if (sign === '’') return isUpper(after) ? 1 : 0.2;
  if (/[‘“”–—\u00a0]/.test(sign)) return between ? -0.5 : 0.5;
  return between ? -1.5 : -0.1;
}
