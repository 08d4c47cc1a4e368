import { usePlaySettings } from './settings.ts';

/** Chimes made on the spot: nothing to fetch, and no files. */
export type Chime = 'tap' | 'pick' | 'good' | 'badge' | 'page' | 'breathe-in' | 'breathe-out' | 'soft-stop';

/** A tone: its pitch, when it begins, how long it rings (seconds), how loud, and the pitch it glides to. */
type Tone = { pitch: number; at: number; rings: number; loud: number; to?: number; shape?: OscillatorType };

const bell = (pitch: number, at: number, loud = 0.16, rings = 0.5): Tone => ({ pitch, at, rings, loud });

/** All of one soft pentatonic family, so that nothing that sounds together sounds wrong. */
const CHIMES: Record<Chime, readonly Tone[]> = {
  tap: [{ pitch: 523.25, at: 0, rings: 0.09, loud: 0.07, shape: 'triangle' }],
  pick: [bell(392, 0, 0.1, 0.22), bell(523.25, 0.07, 0.1, 0.3)],
  good: [bell(523.25, 0), bell(659.25, 0.1), bell(783.99, 0.2, 0.16, 0.7)],
  badge: [bell(523.25, 0), bell(659.25, 0.12), bell(783.99, 0.24), bell(1046.5, 0.38, 0.18, 1.1)],
  page: [{ pitch: 330, at: 0, rings: 0.16, loud: 0.05, to: 440 }],
  'breathe-in': [{ pitch: 196, at: 0, rings: 2.6, loud: 0.06, to: 294 }],
  'breathe-out': [{ pitch: 294, at: 0, rings: 3, loud: 0.06, to: 196 }],
  'soft-stop': [{ pitch: 220, at: 0, rings: 0.3, loud: 0.09, to: 174.6, shape: 'triangle' }],
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched: what comes before that is silent. */
function openContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return null;
  context ??= new AudioContext();
  return context;
}

/** Never in the way: a device without sound plays on without. */
export function chime(name: Chime): void {
  if (usePlaySettings.getState().muted) return;
  // What is seen comes first: opening the sound takes a slow device a tenth of a second.
  setTimeout(() => play(name), 0);
}

function play(name: Chime): void {
  try {
    const audio = openContext();
    if (audio === null) return;
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
    for (const tone of CHIMES[name]) ring(audio, tone);
  } catch {
    // Too many sounds at once, or no device for them.
  }
}

function ring(audio: AudioContext, { pitch, at, rings, loud, to, shape = 'sine' }: Tone): void {
  const begins = audio.currentTime + at;
  const ends = begins + rings;
  const tone = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  if (to !== undefined) tone.frequency.linearRampToValueAtTime(to, ends);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + Math.min(0.04, rings / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(ends + 0.05);
}
