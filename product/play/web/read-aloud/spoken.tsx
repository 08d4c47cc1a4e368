import { Ear, Square } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../shared/lang-of.ts';
import { usePlaySettings } from '../shared/settings.ts';
import { useAnyVoice } from './browser-voice.ts';
import styles from './spoken.module.css';
import { readAloud, readEach, stopReading, useReadAloud, useSpeech } from './use-read-aloud.ts';

type SpokenProps = {
  text: string;
  /** Reads it when it appears, where reading aloud is on. */
  auto?: boolean;
  /** The language of the text; that of the page without one. */
  lang?: string | undefined;
  names?: readonly string[];
};

/** A text that can be read aloud. It is always shown; the word being read is marked. */
export function Spoken({ text, auto = false, ...voice }: SpokenProps) {
  const word = useSpeech(({ now }) => (now?.text === text ? now.word : null));
  return (
    <>
      {auto && <ReadItself text={text} {...voice} />}
      {word === null ? (
        text
      ) : (
        <>
          {text.slice(0, word.start)}
          <span className={styles.word}>{text.slice(word.start, word.end)}</span>
          {text.slice(word.end)}
        </>
      )}
    </>
  );
}

/** Apart from the text: most texts wait to be asked, and need to know nothing of voices. */
function ReadItself({ text, lang, names }: Omit<SpokenProps, 'auto'>) {
  const { isOn, speak } = useReadAloud(lang);
  // A list of names that is made anew with each rendering says the same.
  const read = useEffectEvent(() => void speak(text, { names }));
  useEffect(() => {
    if (!isOn) return;
    read();
    return () => {
      if (useSpeech.getState().now?.text === text) stopReading();
    };
  }, [isOn, speak, text]);
  return null;
}

export type SpeakButtonProps = Omit<SpokenProps, 'auto' | 'text' | 'lang'> & {
  /** Read one after the other; each lights up where it is shown by `Spoken`. */
  texts: readonly string[];
  /** The language of all of them; without it each is read in the language it is in. */
  lang?: string | undefined;
  className?: string | undefined;
  /** Where there are many of them: what this one reads. */
  label?: string;
  /** Reads by itself, once, when it appears. */
  auto?: boolean;
};

/** The ear: reads on demand, and stops. Not there on a device without a voice for the language. */
export function SpeakButton({ texts, lang, names, className, label, auto = false }: SpeakButtonProps) {
  const { t } = useTranslation();
  const available = useAnyVoice(lang === undefined ? texts.map(langOf) : [lang]);
  const isReading = useSpeech(({ now }) => now !== null && texts.includes(now.text));
  const readUnasked = useEffectEvent(() => {
    if (!usePlaySettings.getState().muted) void readEach(texts, { names });
  });
  useEffect(() => {
    if (auto && available) readUnasked();
  }, [auto, available]);
  if (!available) return null;
  const press = (): void => {
    if (isReading) return stopReading();
    usePlaySettings.setState({ muted: false });
    void (lang === undefined ? readEach(texts, { names }) : readAloud(texts, { lang, names }));
  };
  return (
    <button
      type="button"
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      onClick={press}
      aria-label={isReading ? t('play.read-aloud.stop') : (label ?? t('play.read-aloud.read'))}
    >
      {isReading ? <Square /> : <Ear />}
    </button>
  );
}
