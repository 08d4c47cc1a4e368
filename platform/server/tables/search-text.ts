/** Apostrophes in all their forms, and what nobody sees: names are spelled with and without them. */
const LEFT_OUT = /['’‘`´ʼʻʹ′＇\u00ad\u200b-\u200d\ufeff]/g;
/** García-López is the same person as García López. */
const DASHES = /[-‐‑‒–—−﹣－]/g;
/** What stands above and below letters: of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. */
const MARKS =
  // oxlint-disable-next-line no-misleading-character-class -- marks of their own, not of the letters before them
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Letters with a stroke and the like, which are no letter and a mark to Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text as it is searched: Garcia is García, oneil is O'Neil, full-width letters are letters. The database's function
 * `search_text` is the same; a test holds them against each other.
 */
export function searchText(text: string): string {
  return text
    .replace(LEFT_OUT, '')
    .replace(DASHES, ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[øłđðħŧıςßæœþ]/g, (letter) => LETTERS[letter] ?? letter);
}
