/** Chimes are computed on the spot: nothing to fetch, and no files. */
export type Chime = 'tap' | 'pick' | 'good' | 'badge' | 'page' | 'breathe-in' | 'breathe-out' | 'soft-stop';

/** A tone: its pitch, when it begins, how long it rings (seconds), how loud, and the pitch it glides to. */
type Tone = { pitch: number; at: number; rings: number; loud: number; to?: number };

const bell = (pitch: number, at: number, loud = 0.16, rings = 0.5): Tone => ({ pitch, at, rings, loud });

/** All of one soft pentatonic family, so that nothing that sounds together sounds wrong. */
export const CHIMES: Record<Chime, readonly Tone[]> = {
  tap: [bell(523.25, 0, 0.07, 0.09)],
  pick: [bell(392, 0, 0.1, 0.22), bell(523.25, 0.07, 0.1, 0.3)],
  good: [bell(523.25, 0), bell(659.25, 0.1), bell(783.99, 0.2, 0.16, 0.7)],
  badge: [bell(523.25, 0), bell(659.25, 0.12), bell(783.99, 0.24), bell(1046.5, 0.38, 0.18, 1.1)],
  page: [{ pitch: 330, at: 0, rings: 0.16, loud: 0.05, to: 440 }],
  'breathe-in': [{ pitch: 196, at: 0, rings: 2.6, loud: 0.06, to: 294 }],
  'breathe-out': [{ pitch: 294, at: 0, rings: 3, loud: 0.06, to: 196 }],
  'soft-stop': [{ pitch: 220, at: 0, rings: 0.3, loud: 0.09, to: 174.6 }],
};

/** Enough for what rings a thousand times a second. */
const RATE = 8000;
const HEADER = 44;
const ATTACK = 0.04;

/** How loud a tone is after so many seconds: it swells for a moment, then fades like a bell. */
function swell(tone: Tone, second: number): number {
  const attack = Math.min(ATTACK, tone.rings / 4);
  if (second < attack) return second / attack;
  return Math.exp((-5 * (second - attack)) / (tone.rings - attack));
}

/** The tones as a sound file: one channel, sixteen bits. */
export function wavOf(tones: readonly Tone[]): Uint8Array<ArrayBuffer> {
  const length = Math.ceil(Math.max(...tones.map(({ at, rings }) => at + rings)) * RATE);
  const samples = new Float32Array(length);
  for (const tone of tones) {
    const begins = Math.round(tone.at * RATE);
    const count = Math.round(tone.rings * RATE);
    let phase = 0;
    for (let step = 0; step < count && begins + step < length; step += 1) {
      const pitch = tone.pitch + ((tone.to ?? tone.pitch) - tone.pitch) * (step / count);
      phase += (2 * Math.PI * pitch) / RATE;
      const before = samples[begins + step] ?? 0;
      samples[begins + step] = before + Math.sin(phase) * tone.loud * swell(tone, step / RATE);
    }
  }
  const file = new DataView(new ArrayBuffer(HEADER + length * 2));
  const word = (at: number, text: string): void =>
    new TextEncoder().encode(text).forEach((byte, index) => file.setUint8(at + index, byte));
  word(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + length * 2, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  word(36, 'data');
  file.setUint32(40, length * 2, true);
  samples.forEach((sample, index) =>
    file.setInt16(HEADER + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true),
  );
  return new Uint8Array(file.buffer);
}
