import { Footprints } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { aheadOf, spotsOf } from '../../../rules/stage/standing.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { optionPicture } from '../../shared/pictures.ts';
import { chime } from '../../shared/sound.ts';
import { FEET, xOf } from '../../stage/camera.ts';
import { approaching, settled, withActor } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage, Spot } from '../frame/on-stage.tsx';
import { useActed, usePlace } from '../frame/place.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './map-game.module.css';

/** Where to stand. The child walks there to try it out: only `Stand here` says it. */
export function MapGame(props: GameProps<'map'>) {
  const { play, options, word, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const { stage } = usePlace();
  const [chosen, choose] = useState<string | null>(null);
  const [taps, setTaps] = useState(0);
  const spots = useMemo(
    () =>
      spotsOf(
        play.spots.filter((spot) => options.some(({ out }) => out === spot)),
        stage,
      ),
    [play.spots, options, stage],
  );
  const here = spots.find(({ spot }) => spot === chosen) ?? null;
  const option = options.find(({ out }) => out === chosen);
  const at = here?.at ?? null;
  const acted = useMemo((): typeof stage => {
    const wide: typeof stage = { ...settled(stage), camera: { shot: 'wide' } };
    const standing = at === null ? wide : withActor(wide, 'you', { pose: 'stand', at });
    return approaching(standing, 'you', aheadOf(stage));
  }, [stage, at]);
  useActed(acted);

  /** Short, and with the names of the option where it says the same. */
  const labelOf = (spot: string): string => {
    const text = options.find(({ out }) => out === spot)?.text ?? '';
    return text.toLowerCase() === word(spot).toLowerCase() ? text : word(spot);
  };
  const pictureOf = (spot: string): string | undefined =>
    optionPicture(options.find(({ out }) => out === spot)?.picture ?? spot);

  return (
    <GameFrame
      isAsking
      line={line}
      say={option?.text ?? t('play-games.map.say')}
      more={option === undefined ? spots.map(({ spot }) => labelOf(spot)) : []}
      actions={
        here !== null && (
          <Button size="lg" icon={<Footprints />} onClick={() => finish(here.spot, taps)}>
            {t('play-games.map.here')}
          </Button>
        )
      }
    >
      <div className={styles.spots}>
        {spots.map(({ spot }, index) => (
          <WithEar key={spot} text={labelOf(spot)}>
            <button
              type="button"
              className={styles.spot}
              aria-pressed={chosen === spot}
              onClick={() => {
                chime('tap');
                setTaps(taps + 1);
                choose(spot);
              }}
            >
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              {pictureOf(spot) !== undefined && (
                <img src={pictureOf(spot)} alt="" className={styles.picture} />
              )}
              <span lang={langOf(labelOf(spot))}>
                <Spoken text={labelOf(spot)} />
              </span>
            </button>
          </WithEar>
        ))}
      </div>
      <OnStage>
        {spots.map(({ spot, at: mark }, index) => (
          <Spot
            key={spot}
            box={{ x: xOf(mark) - 36, y: FEET - 38, width: 72, height: 44 }}
            className={styles.print}
          >
            {index + 1}
          </Spot>
        ))}
      </OnStage>
    </GameFrame>
  );
}
