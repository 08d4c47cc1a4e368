import { useEffect, useState } from 'react';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { EFFECTS, type EffectName, isEffect } from '../../rules/sound/effects.ts';
import { loopOf } from '../../rules/sound/loops.ts';
import { render, renderLoop } from './render.ts';
import styles from './sound-board.module.css';
import { ring } from './sounds.ts';

type Rendered = { name: string; seconds: number; peak: number; bars: readonly number[] };

const BARS = 32;
const EFFECT_NAMES: EffectName[] = Object.keys(EFFECTS).filter(isEffect);

/** Every sound there is, as this browser renders it: to be heard, and to be looked at. */
export function SoundBoard() {
  const [sounds, setSounds] = useState<readonly Rendered[]>([]);
  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      for (const name of EFFECT_NAMES) {
        const sound = drawn(name, await render(EFFECTS[name]));
        if (!isShown) return;
        setSounds((before) => [...before, sound]);
      }
      for (const program of PROGRAM_IDS) {
        const { voices, seconds } = loopOf(program);
        const sound = drawn(`loop-${program}`, await renderLoop(voices, seconds));
        if (!isShown) return;
        setSounds((before) => [...before, sound]);
      }
    };
    void show();
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <main>
      <h1 className="visually-hidden">sounds</h1>
      <ul className={styles.board}>
        {sounds.map(({ name, peak, seconds, bars }) => (
          <li key={name} data-sound={name} data-peak={peak} data-seconds={seconds}>
            <button type="button" className={styles.sound} onClick={() => isEffect(name) && ring(name)}>
              <span className={styles.bars} aria-hidden="true">
                {bars.map((bar, at) => (
                  <i key={at} style={{ '--at': bar }} />
                ))}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function drawn(name: string, samples: Float32Array): Rendered {
  const peakOf = (part: Float32Array): number => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const step = Math.ceil(samples.length / BARS);
  const bars = Array.from({ length: BARS }, (_, at) => peakOf(samples.subarray(at * step, (at + 1) * step)));
  return { name, peak: peakOf(samples), seconds: samples.length / 16_000, bars };
}
