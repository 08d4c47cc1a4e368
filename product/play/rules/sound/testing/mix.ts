import {
  noiseOffset,
  noiseSamples,
  pitchAt,
  REED_CUT_HZ,
  SAMPLE_RATE,
  secondsOf,
  swellAt,
  type Voice,
} from '../voices.ts';

type Filter = (sample: number, hz: number) => number;

/** What browsers do with a filter of two poles, each sample at its own frequency. */
function filter(kind: 'bandpass' | 'lowpass', quality: number): Filter {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x, hz) => {
    const angle = (2 * Math.PI * Math.min(hz, SAMPLE_RATE / 2)) / SAMPLE_RATE;
    const alpha = Math.sin(angle) / (2 * quality);
    const cos = Math.cos(angle);
    const [b0, b1, b2] = kind === 'bandpass' ? [alpha, 0, -alpha] : [(1 - cos) / 2, 1 - cos, (1 - cos) / 2];
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

const WAVES: Record<Exclude<Voice['wave'], 'noise'>, (turn: number) => number> = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * turn)),
  reed: (turn) => (turn % 1 < 0.5 ? 1 : -1),
};

/** Renders a recipe as browsers do, sample by sample and without one. */
export function mix(voices: readonly Voice[]): Float32Array {
  const samples = new Float32Array(Math.ceil(secondsOf(voices) * SAMPLE_RATE));
  const noise = noiseSamples();
  for (const voice of voices) {
    const { wave, at, lasts, loud, band } = voice;
    const begins = Math.round(at * SAMPLE_RATE);
    const count = Math.round(lasts * SAMPLE_RATE);
    const offset = Math.round(noiseOffset(at) * SAMPLE_RATE);
    const banded = filter('bandpass', band);
    const softened = filter('lowpass', 1);
    let turn = 0;
    for (let step = 0; step < count; step += 1) {
      const share = step / count;
      const hz = pitchAt(voice, share);
      turn += hz / SAMPLE_RATE;
      const raw = wave === 'noise' ? (noise[(offset + step) % noise.length] ?? 0) : WAVES[wave](turn);
      const sounded = wave === 'noise' ? banded(raw, hz) : wave === 'reed' ? softened(raw, REED_CUT_HZ) : raw;
      samples[begins + step] = (samples[begins + step] ?? 0) + sounded * loud * swellAt(voice, share);
    }
  }
  return samples;
}

export function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
