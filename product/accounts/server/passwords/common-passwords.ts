import { readFileSync } from 'node:fs';
import { isGuessable } from '../../rules/sign-in/common-passwords.ts';

let common: ReadonlySet<string> | undefined;

/**
 * The 10,000 most common passwords, one a line, in alphabetical order: the facts of the frequency list in `zxcvbn` 4.4.2
 * (MIT), its first 10,000 entries in lower case. Read when somebody first chooses a password; browsers never see it.
 */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL('../data/common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  return common;
}

/** One of them as it stands there: for children, whose words are short ones that a stem of the list may be in. */
export function isListedPassword(password: string): boolean {
  return commonPasswords().has(password.toLowerCase());
}

export function isCommonPassword(password: string): boolean {
  return isGuessable(password, commonPasswords());
}
