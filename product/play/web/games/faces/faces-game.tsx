import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '#ui/art/character.tsx';
import { isFace } from '../../../rules/story/cast.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { askedAfter } from '../../shared/drawn-as.ts';
import { langOf } from '../../shared/lang-of.ts';
import { chime } from '../../shared/sound.ts';
import { settled } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useActed, usePlace } from '../frame/place.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './faces-game.module.css';

/**
 * Which feeling is it? Whoever it is about stands close; the answers show it on the child's own face, so that nothing is
 * found by comparing pictures.
 */
export function FacesGame(props: GameProps<'faces'>) {
  const { play, options, program, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const { stage } = usePlace();
  const whose = askedAfter(program, line?.source ?? '', play.of);
  const acted = useMemo((): typeof stage => {
    const isThere = stage.actors.some(({ who }) => who === whose);
    return isThere ? { ...settled(stage), camera: { shot: 'close', on: whose } } : settled(stage);
  }, [stage, whose]);
  useActed(acted, { spot: whose });
  return (
    <GameFrame isAsking line={line} say={t('play-games.faces.say')} more={options.map(({ text }) => text)}>
      <div className={styles.faces}>
        {options.map(({ id, out, text }) => (
          <WithEar key={id} text={text} at="corner" className={styles.answer}>
            <button
              type="button"
              className={styles.choice}
              data-feeling={out ?? undefined}
              onClick={() => {
                chime('pick');
                finish(out, 1);
              }}
            >
              <span className={styles.frame}>
                <Face name="you" program={program} feeling={out !== null && isFace(out) ? out : 'okay'} />
              </span>
              <span className={styles.label} lang={langOf(text)}>
                <Spoken text={text} />
              </span>
            </button>
          </WithEar>
        ))}
      </div>
    </GameFrame>
  );
}
