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

/** A loop as it goes round: the second time through, with what still rings of the first. */
export function mixLoop(voices: readonly Voice[], seconds: number): Float32Array {
  const again = voices.map((voice) => ({ ...voice, at: voice.at + seconds }));
  const length = Math.round(seconds * SAMPLE_RATE);
  return mix([...voices, ...again]).slice(length, 2 * length);
}

/** Ears take in about so much at once. */
const MOMENT_S = 0.1;

/** How loud the loudest moment is, in decibels below the loudest a device can. */
export function loudness(samples: Float32Array): number {
  const moment = Math.round(MOMENT_S * SAMPLE_RATE);
  let most = 0;
  for (let from = 0; from < samples.length; from += moment / 4) {
    const part = samples.subarray(from, from + moment);
    most = Math.max(most, part.reduce((sum, sample) => sum + sample * sample, 0) / moment);
  }
  return 10 * Math.log10(most);
}

/** The largest step from one sample to the next. */
export function steepest(samples: Float32Array): number {
  return samples.reduce(
    (most, sample, at) => (at === 0 ? most : Math.max(most, Math.abs(sample - (samples[at - 1] ?? 0)))),
    0,
  );
}

export function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
