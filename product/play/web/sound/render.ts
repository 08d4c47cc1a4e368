import {
  noiseOffset,
  noiseSamples,
  REED_CUT_HZ,
  SAMPLE_RATE,
  secondsOf,
  swellAt,
  type Voice,
} from '../../rules/sound/voices.ts';

const CURVE_POINTS_A_SECOND = 200;
const FEWEST_CURVE_POINTS = 24;

let noise: AudioBuffer | null = null;

function noiseBuffer(): AudioBuffer {
  if (noise !== null) return noise;
  const samples = noiseSamples();
  noise = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE });
  noise.copyToChannel(samples, 0);
  return noise;
}

function curveOf(voice: Voice): Float32Array<ArrayBuffer> {
  const points = Math.max(FEWEST_CURVE_POINTS, Math.round(voice.lasts * CURVE_POINTS_A_SECOND));
  return Float32Array.from({ length: points }, (_, at) => voice.loud * swellAt(voice, at / (points - 1)));
}

/** Oscillator or noise, its filter, and how it swells. */
function sound(context: OfflineAudioContext, voice: Voice): void {
  const { wave, from, to, at, lasts, band } = voice;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueCurveAtTime(curveOf(voice), at, lasts);
  gain.connect(context.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, at + lasts);
  };
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noiseBuffer(), loop: true });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: band });
    glide(filter.frequency);
    source.connect(filter).connect(gain);
    source.start(at, noiseOffset(at));
    source.stop(at + lasts);
    return;
  }
  const source = new OscillatorNode(context, { type: wave === 'reed' ? 'square' : wave, frequency: from });
  glide(source.frequency);
  if (wave === 'reed') {
    source.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: REED_CUT_HZ })).connect(gain);
  } else source.connect(gain);
  source.start(at);
  source.stop(at + lasts);
}

/**
 * The browser renders beside the page, and opens no device for it: opening one can stop a page for seconds where there are
 * no speakers.
 */
export async function render(voices: readonly Voice[], seconds = secondsOf(voices)): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE);
  for (const voice of voices) sound(context, voice);
  return (await context.startRendering()).getChannelData(0);
}

/** Twice through: the second time it begins with what still rings of the first, and so it can go round for ever. */
export async function renderLoop(voices: readonly Voice[], seconds: number): Promise<Float32Array> {
  const again = voices.map((voice) => ({ ...voice, at: voice.at + seconds }));
  const twice = await render([...voices, ...again], 2 * seconds);
  return twice.slice(Math.floor(seconds * SAMPLE_RATE));
}
