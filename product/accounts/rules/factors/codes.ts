/** How many codes there are for the day a phone is lost. */
export const RECOVERY_CODES = 10;

/** With so few left the letter asks to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** Digits and letters that nobody takes for one another: 32 of them, so that each is worth five bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;
const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** Eighty bits of the random bytes that are handed in, in groups of four. */
export function recoveryCode(random: Uint8Array): string {
  const characters = Array.from({ length: RECOVERY_LENGTH }, (_, place) =>
    ALPHABET.charAt((random[place] ?? 0) % ALPHABET.length),
  ).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}

/** What somebody typed, as it was made: an o is a nought, an i and an l are a one; gaps and dashes are as they come. */
function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}

type TypedCode = { kind: 'one-time' | 'recovery'; code: string };

/** Six digits come from the app, sixteen characters from the sheet of recovery codes; anything else from nowhere. */
export function readCode(typed: string): TypedCode | null {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return { kind: 'one-time', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}

/** A code of the app is good for its step of time, and the step before for who types slowly. */
export const STEP_SECONDS = 30;

/** Each step counts once, and none before it any more: who saw a code typed cannot use it. */
export function isNewStep(step: number, last: number | null): boolean {
  return last === null || step > last;
}
