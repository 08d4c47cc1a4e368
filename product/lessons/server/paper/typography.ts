import type { Locale } from '#brands/brand.ts';

/** Writers type straight quotes and three dots; print has its own. Chinese is written with its own already. */
export function typeset<Value>(value: Value, language: Locale): Value {
  if (language !== 'en') return value;
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? typesetText(inner) : inner,
  );
}

export function typesetText(text: string): string {
  return text
    .replaceAll(/(^|[\s([*“‘])"(?=\S)/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([*“])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll('...', '…');
}
