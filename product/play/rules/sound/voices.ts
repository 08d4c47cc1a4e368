/**
 * Sounds are recipes: a few voices, each of which swells, glides from one pitch to another and fades. They are rendered by
 * the browser when it has time, so there is nothing to fetch.
 */
export type Voice = {
  /** `reed` is a square with its edges taken off. Of `noise` the pitch is the middle of its band. */
  wave: 'sine' | 'triangle' | 'reed' | 'noise';
  /** Struck things ring and fade, what blows or rolls comes and goes. */
  shape: 'struck' | 'blown';
  /** In Hertz. */
  from: number;
  to: number;
  /** In seconds. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
  /** Of noise: how narrow. */
  band: number;
};

/** Enough for what rings four thousand times a second and hisses twice as often. */
export const SAMPLE_RATE = 16_000;
/** Above this a reed is only an edge. */
export const REED_CUT_HZ = 700;
/** After what sounds last, so that nothing is cut off. */
const TAIL_S = 0.05;

/** How steeply what was struck fades. */
const FADES = 5.5;
const LEFT = Math.exp(-FADES);

/** How loud a voice is, after a share of its time: nothing at either end, so that nothing clicks. */
export function swellAt({ shape, lasts }: Pick<Voice, 'shape' | 'lasts'>, share: number): number {
  if (share <= 0 || share >= 1) return 0;
  if (shape === 'blown') return Math.sin(Math.PI * share) ** 0.8;
  const attack = Math.min(0.01 + 0.03 * lasts, lasts / 3) / lasts;
  if (share < attack) return share / attack;
  const faded = Math.exp((-FADES * (share - attack)) / (1 - attack));
  return (faded - LEFT) / (1 - LEFT);
}

/** Pitches glide as ears hear them: the same interval in the same time. */
export function pitchAt({ from, to }: Pick<Voice, 'from' | 'to'>, share: number): number {
  return from * (to / from) ** share;
}

export function secondsOf(voices: readonly Voice[]): number {
  return Math.max(...voices.map(({ at, lasts }) => at + lasts)) + TAIL_S;
}

const NOISE_S = 2;

/** The same noise on every device, and in tests. */
export function noiseSamples(): Float32Array<ArrayBuffer> {
  let seed = 7;
  const samples = new Float32Array(SAMPLE_RATE * NOISE_S);
  // Thirty thousand of them, while somebody plays: with a call for each they take several times as long.
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = seed / 1_073_741_823.5 - 1;
  }
  return samples;
}

/** Where in the noise a voice begins: two that begin at different moments do not sound alike. */
export function noiseOffset(at: number): number {
  return (at * 1.3) % (NOISE_S - 0.2);
}
