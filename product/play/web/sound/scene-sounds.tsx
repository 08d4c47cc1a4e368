import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { musicLoudness } from '../../rules/sound/hearing.ts';
import { soundsAhead, soundsOf } from '../../rules/sound/sounds-of.ts';
import type { Stage } from '../../rules/stage/stage.ts';
import type { SceneKind } from '../../rules/story/tags.ts';
import type { View } from '../player/story/play-through.ts';
import { useReadAloud, useSpeech } from '../read-aloud/use-read-aloud.ts';
import { usePlaySettings } from '../shared/settings.ts';
import { hearWith } from '../shared/sound.ts';
import { playMusic, prepare, ring } from './sounds.ts';

export type SceneSoundsProps = {
  /** What is on the screen: sounds come with what is seen. */
  view: View;
  program: ProgramId;
  kind: SceneKind;
  lang: string;
  /** A break, another tab, or the end. */
  isResting: boolean;
};

/** Apart by so much, several sounds of a line are told from each other. */
const APART_MS = 140;

/** What a scene sounds like: what happens on its stage and, for whoever chose it, music. */
export function SceneSounds({ view, program, kind, lang, isResting }: SceneSoundsProps) {
  useEffect(() => hearWith(ring), []);
  useStageSounds(view, isResting);
  const hearing = usePlaySettings();
  const isReading = useSpeech(({ now }) => now !== null);
  const { isOn: readsAloud } = useReadAloud(lang);
  const loudness = musicLoudness(hearing, { where: 'scene', kind, isReading, readsAloud, isResting });
  useEffect(() => playMusic(program, loudness), [program, loudness]);
  useEffect(() => () => playMusic(program, 0), [program]);
  return null;
}

function useStageSounds(view: View, isResting: boolean): void {
  const seen = useRef<Stage | null>(null);
  const sounds = useEffectEvent((): void => {
    const before = seen.current;
    seen.current = view.stage;
    // Whoever has just come was not there when it happened.
    if (before === null || isResting) return;
    soundsOf(before, view.stage).forEach((name, index) => setTimeout(() => ring(name), index * APART_MS));
  });
  useEffect(() => sounds(), [view]);

  const { lines, ask } = view.ahead;
  useEffect(() => {
    const leaving = new AbortController();
    const ahead = ask?.line === null || ask === null ? lines : [...lines, ask.line];
    void prepare(['tap', 'pick', ...soundsAhead(ahead)], leaving.signal);
    return () => leaving.abort();
  }, [lines, ask]);
}
