import type { ProgramId } from '#brands/brand.ts';
import { EFFECTS, type EffectName } from '../../rules/sound/effects.ts';
import { effectLoudness } from '../../rules/sound/hearing.ts';
import { loopOf } from '../../rules/sound/loops.ts';
import { SAMPLE_RATE } from '../../rules/sound/voices.ts';
import { useSpeech } from '../read-aloud/use-read-aloud.ts';
import { whenIdle } from '../shared/moments.ts';
import { usePlaySettings } from '../shared/settings.ts';
import { render, renderLoop } from './render.ts';
import { wavOf } from './wav.ts';

/** Rendered once, and kept as files in memory. */
const files = new Map<string, Promise<string>>();

function fileOf(name: string, make: () => Promise<Float32Array>): Promise<string> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const made = make().then((samples) =>
    URL.createObjectURL(new Blob([wavOf(samples, SAMPLE_RATE)], { type: 'audio/wav' })),
  );
  files.set(name, made);
  return made;
}

const effectFile = (name: EffectName): Promise<string> => fileOf(name, () => render(EFFECTS[name]));

function loopFile(program: ProgramId): Promise<string> {
  const { voices, seconds } = loopOf(program);
  return fileOf(`loop-${program}`, () => renderLoop(voices, seconds));
}

/** Renders sounds before they are wanted, one at a time and only while nothing else happens. */
export async function prepare(names: readonly EffectName[], signal: AbortSignal): Promise<void> {
  for (const name of names) {
    await whenIdle();
    if (signal.aborted) return;
    await effectFile(name).catch(() => undefined);
  }
}

/**
 * An element of its own for each time it rings. Never in the way: browsers let a page sound only after it was touched,
 * and a device without sound plays on without.
 */
async function begin(
  name: string,
  file: Promise<string>,
  { volume, loop = false }: { volume: number; loop?: boolean },
): Promise<HTMLAudioElement | null> {
  try {
    const element = new Audio(await file);
    element.loop = loop;
    element.dataset['sound'] = name;
    element.volume = volume;
    await element.play();
    return element;
  } catch {
    return null;
  }
}

export function ring(name: EffectName): void {
  const volume = effectLoudness(usePlaySettings.getState(), useSpeech.getState().now !== null);
  if (volume > 0) void begin(name, effectFile(name), { volume });
}

let music: { program: ProgramId; element: HTMLAudioElement } | null = null;
let wanted: { program: ProgramId; volume: number } | null = null;

/** The loop of a world, or none. Where it is played already only its volume changes. */
export function playMusic(program: ProgramId, volume: number): void {
  wanted = volume > 0 ? { program, volume } : null;
  if (music !== null && music.program === wanted?.program) {
    music.element.volume = wanted.volume;
    return;
  }
  music?.element.pause();
  music = null;
  if (wanted !== null) void beginMusic(program);
}

async function beginMusic(program: ProgramId): Promise<void> {
  await loopFile(program).catch(() => undefined);
  // While it was rendered somebody may have begun to read, or turned it off again.
  if (wanted?.program !== program || music !== null) return;
  const element = await begin(`loop-${program}`, loopFile(program), { volume: wanted.volume, loop: true });
  if (element === null) return;
  if (wanted?.program !== program || music !== null) return element.pause();
  music = { program, element };
}
