/** What of a browser's voice matters here. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Jokes of one maker's devices, in the same list as their voices. */
const JOKES =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|fred|good news|jester|junior|kathy|organ|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i;

/** Languages that will do, best first. Cantonese reads other words than Mandarin does. */
const LANGUAGES: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/^en-us$/, /^en\b/],
  'zh-TW': [/^(zh-tw|cmn-hant-tw|zh-hant(-tw)?)$/, /^(zh-cn|zh|cmn\b.*)$/],
};

/** A voice of the device itself before one that sends what it reads away; the best language among those. */
export function chooseVoice<Own extends Voice>(voices: readonly Own[], locale: string): Own | null {
  const languages = LANGUAGES[locale] ?? [new RegExp(`^${locale.toLowerCase()}`)];
  const rank = (voice: Own): number => {
    const language = languages.findIndex((pattern) =>
      pattern.test(voice.lang.toLowerCase().replace('_', '-')),
    );
    if (language < 0) return Number.POSITIVE_INFINITY;
    return (
      (voice.localService ? 0 : 100) +
      (JOKES.test(voice.name) ? 50 : 0) +
      language * 10 +
      (voice.default ? 0 : 1)
    );
  };
  const ranked = voices.map((voice) => ({ voice, at: rank(voice) })).filter(({ at }) => Number.isFinite(at));
  return ranked.sort((a, b) => a.at - b.at)[0]?.voice ?? null;
}
