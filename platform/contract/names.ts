export type PersonName = { first_name: string; last_name: string };

const HAN = /^\p{Script=Han}+$/u;

/** Names in Chinese characters stand family name first, without a blank, in whichever language the page around is. */
export function isHanName({ first_name, last_name }: PersonName): boolean {
  return HAN.test(first_name.trim()) && HAN.test(last_name.trim());
}

/** As a person is called in a sentence, a greeting, a letter: Maya Okafor, 林美玲. */
export function spokenName(name: PersonName): string {
  const [first, last] = [name.first_name, name.last_name];
  return isHanName(name) ? `${last.trim()}${first.trim()}` : `${first} ${last}`.trim();
}

/** As a person stands in a list: Okafor, Maya; 林美玲. */
export function listedName(name: PersonName): string {
  const [first, last] = [name.first_name, name.last_name];
  if (isHanName(name)) return spokenName(name);
  return last === '' ? first : `${last}, ${first}`;
}
