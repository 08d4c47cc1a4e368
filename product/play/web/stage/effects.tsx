import type { LastingEffect, PassingEffect } from '../../rules/directions/directions.ts';
import { FEET } from './camera.ts';
import styles from './effects.module.css';

type EffectsProps = {
  lasting: readonly LastingEffect[];
  passing: readonly PassingEffect[];
  turn: number;
  /** Where dust and sparkles rise. */
  at: number;
};

const PUFFS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const BITS = Array.from({ length: 22 }, (_, index) => index);
const DROPS = Array.from({ length: 36 }, (_, index) => index);

/** The darkest first: there is one at a time. */
const SHADES = ['dark', 'dusk', 'hush'] as const;

/** Weather, light, dust and paper. */
export function Effects({ lasting, passing, turn, at }: EffectsProps) {
  const has = (effect: LastingEffect): boolean => lasting.includes(effect);
  return (
    <div className={styles.effects}>
      <div className={styles.shade} data-shade={shadeOf(lasting)} />
      <div className={styles.lamps} data-on={has('lamps') || undefined}>
        <i />
        <i />
        <i />
      </div>
      {(has('rain') || has('snow')) && (
        <div className={styles.weather} data-kind={has('snow') ? 'snow' : 'rain'}>
          {DROPS.map((drop) => (
            <i key={drop} style={{ '--at': drop }} />
          ))}
        </div>
      )}
      {has('wind') && (
        <div className={styles.wind}>
          <i />
          <i />
          <i />
        </div>
      )}
      {passing.includes('dust') && (
        <div key={`dust ${turn}`} className={styles.dust} style={{ left: at, top: FEET }}>
          {PUFFS.map((puff) => (
            <i key={puff} style={{ '--at': puff }} />
          ))}
        </div>
      )}
      {passing.includes('sparkle') && (
        <div key={`sparkle ${turn}`} className={styles.sparkle}>
          {BITS.map((bit) => (
            <i key={bit} style={{ '--at': bit }} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Most of the dark lies over the place, behind everybody and everything: whoever stands in it is seen. */
export function Night({ lasting }: Pick<EffectsProps, 'lasting'>) {
  return <div className={styles.night} data-shade={shadeOf(lasting)} />;
}

function shadeOf(lasting: readonly LastingEffect[]): LastingEffect | undefined {
  return SHADES.find((shade) => lasting.includes(shade));
}

/** Rises over the place, behind everybody and everything: whoever stands in it is seen. */
export function Fog({ lasting }: Pick<EffectsProps, 'lasting'>) {
  return (
    <div className={styles.fog} data-on={lasting.includes('fog') || undefined}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
