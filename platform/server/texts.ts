import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { Message } from '#platform/contract/message.ts';
import { joinSentences } from '#platform/contract/sentences.ts';
import { shownValues } from '#platform/contract/shown-values.ts';
import { interpolation, writtenNumbers } from '#platform/contract/texts/interpolation.ts';

const folder = new URL('../../locales/', import.meta.url);

/** The same texts the browsers show, for letters and exported headers. */
export type Say = (message: Message) => string;

const speakers = new Map<string, Say>();
let texts: ReturnType<typeof i18next.createInstance> | undefined;

function load(): ReturnType<typeof i18next.createInstance> {
  const resources: Record<string, { translation: Record<string, unknown> }> = {};
  for (const locale of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const branches = readdirSync(new URL(`${locale.name}/`, folder)).filter((name) => name.endsWith('.json'));
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(new URL(`${locale.name}/${name}`, folder), 'utf8'));
    const translation = Object.fromEntries(branches.map((name) => [name.replace('.json', ''), read(name)]));
    resources[locale.name] = { translation };
  }
  const instance = i18next.createInstance();
  void instance.use(writtenNumbers).init({
    lng: 'en',
    fallbackLng: 'en',
    resources,
    interpolation,
    initAsync: false,
  });
  return instance;
}

/** Speaks a language; English stands in for what is not translated. */
export function sayIn(locale: string): Say {
  let say = speakers.get(locale);
  if (say === undefined) {
    texts ??= load();
    const translate = texts.getFixedT(locale);
    const speak = translate as unknown as (key: string, values: Message['values']) => string;
    say = (message) =>
      joinSentences(
        locale,
        [message, ...(message.also ?? [])].map(({ i18n, values }) =>
          speak(i18n, shownValues(values, locale)),
        ),
      );
    speakers.set(locale, say);
  }
  return say;
}

/** By key, what is said instead: what a brand calls things. */
export type OwnWords = Readonly<Record<string, string>>;

export function sayWith(own: OwnWords, say: Say): Say {
  return (message) => own[message.i18n] ?? say(message);
}
