import { useSyncExternalStore } from 'react';
import type { Voicing } from './speaker.ts';
import { chooseVoice } from './voices.ts';

/** A little slower than grown-ups talk to each other. */
const RATE = 0.92;

const synth = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Tells when voices come and go; older Safaris speak, and cannot be listened to. */
function onVoices(notify: () => void): () => void {
  const voices: Partial<SpeechSynthesis> | undefined = synth();
  voices?.addEventListener?.('voiceschanged', notify);
  return () => voices?.removeEventListener?.('voiceschanged', notify);
}

/** Of the voices there are now. Every text on the screen asks, at every step, and some devices have hundreds. */
const chosen = new Map<string, SpeechSynthesisVoice>();
onVoices(() => chosen.clear());

export function voiceFor(locale: string): SpeechSynthesisVoice | null {
  const known = chosen.get(locale);
  if (known !== undefined) return known;
  const found = chooseVoice(synth()?.getVoices() ?? [], locale);
  // None yet is no answer for good: not every browser tells that its voices have come.
  if (found !== null) chosen.set(locale, found);
  return found;
}

/** The voice that reads this language on this device. Voices arrive late, and may come and go. */
export function useVoice(locale: string): SpeechSynthesisVoice | null {
  return useSyncExternalStore(onVoices, () => voiceFor(locale));
}

/** Whether any of these languages can be read on this device. */
export function useAnyVoice(locales: readonly string[]): boolean {
  return useSyncExternalStore(onVoices, () => locales.some((locale) => voiceFor(locale) !== null));
}

/** The browser's speech, as far as it can be relied on. */
export function browserVoicing(voice: () => SpeechSynthesisVoice | null): Voicing {
  // Browsers forget utterances that nobody holds, and then never say that they ended.
  let held: SpeechSynthesisUtterance | null = null;
  return {
    cancel: () => synth()?.cancel(),
    say: (sentence, hears) => {
      const chosen = voice();
      const speech = synth();
      if (chosen === null || speech === undefined) return hears.failed();
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = chosen;
      utterance.lang = chosen.lang;
      utterance.rate = RATE;
      utterance.onstart = hears.started;
      utterance.onend = hears.ended;
      utterance.onerror = hears.failed;
      utterance.onboundary = (event) => {
        if (event.name !== 'sentence') hears.word(event.charIndex);
      };
      held = utterance;
      speech.speak(held);
    },
  };
}
