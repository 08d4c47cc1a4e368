import { rainNoise } from '../../../rules/sound/rain.ts';

/** What the rain sounds like: how much of the noise is let through, and how loud. */
type Mood = { low: number; high: number; loud: number; drops: boolean };

const MOODS: Readonly<Record<string, Mood>> = {
  roof: { low: 2200, high: 280, loud: 0.5, drops: false },
  drops: { low: 1100, high: 200, loud: 0.26, drops: true },
  glass: { low: 2800, high: 600, loud: 0.3, drops: true },
  far: { low: 480, high: 90, loud: 0.3, drops: false },
};
const FADE_SECONDS = 1.2;

export type Rain = {
  setMood: (sound: string) => void;
  /** From 0, silent, to 1. */
  setVolume: (volume: number) => void;
  stop: () => void;
};

/** Rain made of noise: nothing to fetch. Null on a device that cannot sound. */
export function startRain(volume: number): Rain | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
  const low = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1200 });
  const high = new BiquadFilterNode(audio, { type: 'highpass', frequency: 200 });
  const mood = new GainNode(audio, { gain: 0 });
  const master = new GainNode(audio, { gain: 0 });
  noise.connect(low).connect(high).connect(mood).connect(master).connect(audio.destination);
  noise.start();
  let hasDrops = false;
  const timer = setInterval(() => {
    if (hasDrops && Math.random() < 0.5) drip(audio, master);
  }, 420);
  const glide = (value: AudioParam, to: number): void => {
    value.setTargetAtTime(to, audio.currentTime, FADE_SECONDS / 3);
  };
  const rain: Rain = {
    setMood: (sound) => {
      const next = MOODS[sound];
      if (next === undefined) return;
      hasDrops = next.drops;
      glide(low.frequency, next.low);
      glide(high.frequency, next.high);
      glide(mood.gain, next.loud);
    },
    setVolume: (to) => glide(master.gain, to),
    stop: () => {
      clearInterval(timer);
      glide(master.gain, 0);
      setTimeout(() => void audio.close().catch(() => undefined), FADE_SECONDS * 1000);
    },
  };
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  rain.setVolume(volume);
  return rain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const length = audio.sampleRate * 4;
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(rainNoise(length, Math.random), 0);
  return buffer;
}

function drip(audio: AudioContext, to: AudioNode): void {
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { frequency: 500 + Math.random() * 500 });
  const loud = new GainNode(audio, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(260, now + 0.09);
  loud.gain.setValueAtTime(0.0001, now);
  loud.gain.exponentialRampToValueAtTime(0.09, now + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, now + 0.16);
  tone.connect(loud).connect(to);
  tone.start(now);
  tone.stop(now + 0.2);
}
