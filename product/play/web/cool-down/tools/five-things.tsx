import { Ear, Eye, Flower2, Hand, Heart, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/style/class-names.ts';
import { chime } from '../../shared/sound.ts';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './five-things.module.css';

type Sense = 'look' | 'touch' | 'hear' | 'smell' | 'like';

/** From five down to one. */
const ROWS: readonly { cue: Sense; count: number; Icon: LucideIcon }[] = [
  { cue: 'look', count: 5, Icon: Eye },
  { cue: 'touch', count: 4, Icon: Hand },
  { cue: 'hear', count: 3, Icon: Ear },
  { cue: 'smell', count: 2, Icon: Flower2 },
  { cue: 'like', count: 1, Icon: Heart },
];

/** Paper lanterns on strings; each thing found lights one. All of them, some or none is fine. */
export function FiveThings({ beat }: DrawingProps) {
  const { t } = useTranslation();
  const [lit, setLit] = useState<readonly string[]>([]);
  const current = ROWS.findIndex(({ cue }) => cue === beat.step.cue);
  const isEnd = beat.step.part === 'end';
  // What is told to be tapped can be tapped: the first row is there to try it.
  const isTried = beat.step.shows === 'lamp';
  const toggle = (lamp: string): void => {
    chime('pick');
    setLit(lit.includes(lamp) ? lit.filter((other) => other !== lamp) : [...lit, lamp]);
  };
  return (
    <div className={styles.evening}>
      {ROWS.map(({ cue, count, Icon }, row) => {
        const isNow = row === current || (isTried && row === 0);
        return (
          <div
            key={cue}
            className={classNames(styles.row, isNow && styles.now)}
            role="group"
            aria-label={t(`play-games.cool-down.senses.${cue}`)}
          >
            <span className={styles.sense} aria-hidden>
              <Icon />
            </span>
            <span className={styles.string} aria-hidden />
            {Array.from({ length: count }, (_, at) => {
              const lamp = `${cue} ${at}`;
              const isLit = isEnd || lit.includes(lamp);
              return (
                <button
                  key={lamp}
                  type="button"
                  className={styles.lantern}
                  aria-pressed={isLit}
                  aria-label={t('play-games.cool-down.light', { at: at + 1, of: count })}
                  disabled={!isNow}
                  onClick={() => toggle(lamp)}
                >
                  <span />
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
