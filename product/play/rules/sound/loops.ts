import type { ProgramId } from '#brands/brand.ts';
import type { Voice } from './voices.ts';

/**
 * A quiet loop a world: notes by their step on a scale of five, a rest for each dot, and a drone that moves once in the
 * middle. Each line of notes is played once through, then the next one, then all of it again.
 */
type Loop = {
  /** Of a note, in seconds. */
  beat: number;
  /** The first step of the scale, in Hertz. */
  root: number;
  wave: 'sine' | 'triangle';
  lines: readonly string[];
};

const LOOPS: Record<ProgramId, Loop> = {
  academy: { beat: 0.46, root: 261.63, wave: 'triangle', lines: ['024.3.2.023.1...', '024.5.4.321.0...'] },
  zoou: { beat: 0.42, root: 220, wave: 'triangle', lines: ['0.23.24.3.12.0..', '4.35.42.3.21.0..'] },
  ssgrin: { beat: 0.62, root: 196, wave: 'sine', lines: ['0.4..3..2.4.5...', '5.4..2..3.1.0...'] },
  hoh: { beat: 0.5, root: 233.08, wave: 'triangle', lines: ['0..2.1..3.2.0...', '4..3.2..1.2.0...'] },
  sim: { beat: 0.54, root: 246.94, wave: 'sine', lines: ['2.1.0...3.2.1...', '4.3.2...1.2.0...'] },
};

/** Steps of a pentatonic scale, in half tones. */
const SCALE = [0, 2, 4, 7, 9, 12];
/** A note rings on into the next ones. */
const RINGS_BEATS = 2.6;

function pitchOf(root: number, step: number): number {
  return root * 2 ** ((SCALE[step] ?? 0) / 12);
}

/** `seconds` is after how long it begins anew: the last notes ring on into the first ones. */
export function loopOf(program: ProgramId): { voices: Voice[]; seconds: number } {
  const { beat, root, wave, lines } = LOOPS[program];
  const notes = Array.from(lines.join(''));
  const seconds = notes.length * beat;
  const line = seconds / lines.length;
  const drone = (share: number, at: number): Voice => ({
    wave: 'sine',
    shape: 'blown',
    from: root * share,
    to: root * share,
    at,
    lasts: line,
    loud: 0.07,
    band: 1,
  });
  const drones = lines.flatMap((_, index) => [
    drone(0.5, index * line),
    drone(index % 2 === 0 ? 0.75 : 2 / 3, index * line),
  ]);
  const melody = notes.flatMap((note, index): Voice[] => {
    if (note === '.') return [];
    const pitch = pitchOf(root, Number(note));
    const lasts = beat * RINGS_BEATS;
    return [{ wave, shape: 'struck', from: pitch, to: pitch, at: index * beat, lasts, loud: 0.1, band: 1 }];
  });
  return { voices: [...drones, ...melody], seconds };
}
