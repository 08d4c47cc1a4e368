import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Aloud } from '../../rules/results/events.ts';
import { langOf } from '../shared/lang-of.ts';
import { isReadAloud, usePlaySettings } from '../shared/settings.ts';
import { browserVoicing, useVoice, voiceFor } from './browser-voice.ts';
import { withoutNames } from './sentences.ts';
import { createSpeaker, type SpokenNow } from './speaker.ts';

/** One voice for the whole page: what is read now, and the word it is at. */
export const useSpeech = create<{ now: SpokenNow | null }>(() => ({ now: null }));

let locale = 'en';
const speaker = createSpeaker(
  browserVoicing(() => voiceFor(locale)),
  (now) => useSpeech.setState({ now }),
);

export type ReadOptions = {
  /** The language of the texts; that of the page without one. */
  lang?: string | undefined;
  /** What the child is called, where the texts say it: only a voice of the device itself may hear that. */
  names?: readonly string[] | undefined;
};

export type ReadAloud = {
  /** Whether this device has a voice for the language at all. */
  available: boolean;
  /** Whether texts are read without being asked. */
  isOn: boolean;
  /** Resolves when it is read; false where it was stopped or can not be heard. */
  speak: (texts: string | readonly string[], more?: Pick<ReadOptions, 'names'>) => Promise<boolean>;
  stop: () => void;
};

export function useReadAloud(lang?: string): ReadAloud {
  const { i18n } = useTranslation();
  const language = lang ?? i18n.language;
  const available = useVoice(language) !== null;
  const isOn = usePlaySettings(isReadAloud) && available;
  const speak = useCallback<ReadAloud['speak']>(
    (texts, more) => readAloud(typeof texts === 'string' ? [texts] : texts, { ...more, lang: language }),
    [language],
  );
  return { available, isOn, speak, stop: stopReading };
}

type Reading = { begunAt: number; isHeard: boolean };
let readings: Reading[] = [];
/** Of one question: the story, the question, its answers, and each of them again on demand. */
const MOST_READINGS = 20;

export async function readAloud(
  texts: readonly string[],
  { lang = 'en', names = [] }: ReadOptions,
): Promise<boolean> {
  locale = lang;
  const isLocal = voiceFor(lang)?.localService ?? false;
  const reading: Reading = { begunAt: performance.now(), isHeard: false };
  readings = [...readings, reading].slice(-MOST_READINGS);
  reading.isHeard = await speaker.speak(texts, {
    locale: lang,
    heard: isLocal ? undefined : (sentence) => withoutNames(sentence, names),
  });
  return reading.isHeard;
}

/** What a child was read since a moment, by itself or on demand. */
export function aloudSince(moment: number): Aloud {
  const since = readings.filter(({ begunAt }) => begunAt >= moment);
  if (since.some(({ isHeard }) => isHeard)) return 'heard';
  return since.length > 0 ? 'cut-short' : 'off';
}

/** Texts of several languages one after the other, each in its own; what no voice here can read is left out. */
export async function readEach(
  texts: readonly string[],
  { names }: Pick<ReadOptions, 'names'> = {},
): Promise<boolean> {
  for (const text of texts.filter((each) => voiceFor(langOf(each)) !== null)) {
    if (!(await readAloud([text], { lang: langOf(text), names }))) return false;
  }
  return true;
}

export function stopReading(): void {
  speaker.stop();
}
