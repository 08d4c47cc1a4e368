type Named = { first_name: string; last_name: string };

const fold = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

const letters = (name: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].map(({ segment }) => segment);

/**
 * The first name, as a class calls its children. Only where two share it, as much of the last name as tells them apart:
 * an initial nearly always.
 */
export function tileNames<Child extends Named>(children: readonly Child[]): Map<Child, string> {
  const byName = Map.groupBy(children, ({ first_name: first }) => fold(first));
  const names = new Map<Child, string>();
  for (const sharing of byName.values()) {
    for (const child of sharing) names.set(child, nameAmong(child, sharing));
  }
  return names;
}

function nameAmong(child: Named, sharing: readonly Named[]): string {
  const first = child.first_name.trim();
  if (sharing.length === 1) return first;
  const own = letters(child.last_name.trim());
  const others = sharing.filter((other) => fold(other.last_name) !== fold(child.last_name));
  const begins = (length: number): string => fold(own.slice(0, length).join(''));
  let length = 1;
  while (
    length < own.length &&
    others.some((other) => fold(letters(other.last_name.trim()).slice(0, length).join('')) === begins(length))
  ) {
    length += 1;
  }
  const shown = own.slice(0, length).join('').trim();
  if (shown === '') return first;
  return `${first} ${shown}${length < own.length && /^[\p{Script=Latin}\p{M}' -]+$/u.test(shown) ? '.' : ''}`;
}
