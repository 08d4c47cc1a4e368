/** Numbers as children and grown-ups write them when they do not write numbers. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const HAN_DIGITS: Readonly<Record<string, string>> = {
  零: '0',
  〇: '0',
  一: '1',
  二: '2',
  兩: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
};

/** Three or more one after the other: "two" alone is a word of the story. */
const WORD = `(?:${Object.keys(DIGIT_WORDS).join('|')}|\\d)`;
const WORD_RUN = new RegExp(`\\b${WORD}(?:[\\s,.-]{1,3}${WORD}){2,}\\b`, 'giu');
const HAN = Object.keys(HAN_DIGITS).join('');
const HAN_RUN = new RegExp(`[${HAN}\\d](?:[\\s、,-]{0,2}[${HAN}\\d]){4,}`, 'gu');
const IS_HAN = new RegExp(`[${HAN}]`, 'u');
/** Letters parted by blanks, dots or dashes: g m a i l. */
const LETTERS_APART = /(?<![\p{L}\p{N}])[a-z](?:[\s._-][a-z]){2,}(?![\p{L}\p{N}])/giu;

/** Words and digits in one: 1two3, fivefivefive. */
const GLUED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(DIGIT_WORDS).join('|')}|\\d){2,}(?![\\p{L}\\p{N}])`,
  'giu',
);
const DIGIT_WORD = new RegExp(Object.keys(DIGIT_WORDS).join('|'), 'giu');

/** Digits of whatever script, in a box or a circle. */
function plainDigits(text: string): string {
  return text
    .replaceAll(/[\uFE0F\u20E3]/gu, '')
    .replaceAll(/[\u2776-\u277E\u278A-\u2792]/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return String(code - (code < 0x2780 ? 0x2775 : 0x2789));
    })
    .replaceAll(/[^\P{Nd}0-9]/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    });
}

/** The text as it is meant: digits for their words, letters put together, signs for "at" and "dot". */
export function spelledOut(text: string): string {
  return (
    plainDigits(text)
      .replaceAll(GLUED, (run) =>
        run.replaceAll(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] ?? word),
      )
      .replaceAll(LETTERS_APART, (letters) => letters.replaceAll(/[\s._-]/gu, ''))
      .replaceAll(WORD_RUN, (run) =>
        run
          .split(/[\s,.-]+/u)
          .map((word) => DIGIT_WORDS[word.toLowerCase()] ?? word)
          .join(' '),
      )
      .replaceAll(HAN_RUN, (run) =>
        IS_HAN.test(run)
          ? Array.from(run.replaceAll(/[\s、,-]/gu, ''))
              .map((sign) => HAN_DIGITS[sign] ?? sign)
              .join('')
          : run,
      )
      .replaceAll(/\s?[([{]\s?at\s?[)\]}]\s?/giu, '@')
      .replaceAll(/\s?[([{]\s?dot\s?[)\]}]\s?/giu, '.')
      // "She laughed at me. Not nice" is no address: behind a full stop there has to be an ending, and no blank.
      .replaceAll(/(\w)\s(?:at|小老鼠)\s([\w-]+)\s?(?:dot|點)\s?(?!dot)(\w{2,})/giu, '$1@$2.$3')
      .replaceAll(/(\w)\s(?:at|小老鼠)\s([\w-]+)\.(com|net|org|edu|gov|tw)(?![\p{L}\p{N}])/giu, '$1@$2.$3')
      .replaceAll(/(\w)小老鼠(\w)/gu, '$1@$2')
  );
}
