import { expect, test, vi } from 'vitest';

/** A browser with a voice for each of these languages: [what, in which language] was said. */
async function browserWith(languages: readonly string[]) {
  const said: [string, string][] = [];
  vi.resetModules();
  vi.stubGlobal('speechSynthesis', {
    getVoices: () =>
      languages.map((lang) => ({ name: lang, lang, localService: true, default: true, voiceURI: lang })),
    cancel: () => undefined,
    speak: (utterance: { text: string; lang: string; onend: () => void }) => {
      said.push([utterance.text, utterance.lang]);
      utterance.onend();
    },
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { readEach } = await import('./use-read-aloud.ts');
  return { said, readEach };
}

const TEXTS = ['Pull when I say heave.', '看到「拉」才動。', 'heave'];

test('each text is read in the language it is in', async () => {
  const { said, readEach } = await browserWith(['en-US', 'zh-TW']);
  expect(await readEach(TEXTS)).toBe(true);
  expect(said).toEqual([
    ['Pull when I say heave.', 'en-US'],
    ['看到「拉」才動。', 'zh-TW'],
    ['heave', 'en-US'],
  ]);
});

test('a text that no voice of the device can read is left out', async () => {
  const { said, readEach } = await browserWith(['zh-TW']);
  expect(await readEach(TEXTS)).toBe(true);
  expect(said).toEqual([['看到「拉」才動。', 'zh-TW']]);
});
