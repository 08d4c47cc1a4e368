/** What the second and later bytes of UTF-8 look like to a program that takes them for Windows-1252. */
const AS_WINDOWS = '\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const MOJIBAKE = new RegExp(`[ÂÃÄÅ][${AS_WINDOWS}]|[åæçèéãä][${AS_WINDOWS}]{2}|â€|ï»¿`, 'u');

/** Letters that a wrong reading has left: `Jos�`, `JosÃ©`. No name is written so. */
export function looksBroken(text: string): boolean {
  return text.includes('\uFFFD') || MOJIBAKE.test(text);
}
