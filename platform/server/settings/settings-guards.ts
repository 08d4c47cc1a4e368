/** What keeps a start from being unsafe: whose machine an address names, and whether a key could be guessed. */

/** `localhost`, a name below it, or a loopback address: nobody but this machine reaches it. */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Random characters have more: of 32 hexadecimal digits fewer than 8 different ones are all but impossible. */
const LEAST_DIFFERENT = 8;

/** Keys that stand in this repository, and what people write where a key should be. */
const KNOWN = /for nothing else|server that is killed|change.?me|replace.?(me|this)|random.?characters/i;

/** Why a key is no secret, or null. */
export function keyWeakness(key: string): string | null {
  if (KNOWN.test(key)) return 'is a key that others know, such as one of the demo or of an example';
  const characters = key.toLowerCase().split('');
  if (new Set(characters).size < LEAST_DIFFERENT) return 'has too few different characters';
  if (repeats(key)) return 'is one piece over and over';
  const steps = characters.slice(1).map((character, at) => distance(characters[at] ?? '', character));
  const even = steps.filter((step) => Math.abs(step) <= 1).length;
  if (even > steps.length / 2) return 'follows the alphabet or the digits';
  return null;
}

/** `abcdabcdab`: a piece, and as much of it again as fills the rest. */
function repeats(key: string): boolean {
  for (let length = 1; length <= key.length / 2; length++) {
    const piece = key.slice(0, length);
    if (piece.repeat(Math.ceil(key.length / length)).startsWith(key)) return true;
  }
  return false;
}

function distance(from: string, to: string): number {
  return (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
}
