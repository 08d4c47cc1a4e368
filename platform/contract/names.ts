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

/** Forms ask for the names in the order in which their language says them: 姓氏 before 名字. */
export function inNameOrder<Item>(
  language: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const placeOf = (name: keyof PersonName) => items.findIndex((item) => nameOf(item) === name);
  const [first, last] = [placeOf('first_name'), placeOf('last_name')];
  const [given, family] = [items[first], items[last]];
  if (!language.startsWith('zh') || given === undefined || family === undefined) return [...items];
  return items.with(first, family).with(last, given);
}
