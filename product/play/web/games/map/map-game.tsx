import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '#ui/art/character.tsx';
import { Picture } from '#ui/art/pencil/picture.tsx';
import { Button } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { useMedia } from '#ui/style/use-media.ts';
import { spotsOf } from '../../../rules/stage/standing.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { optionPicture } from '../../shared/pictures.ts';
import { chime } from '../../shared/sound.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useResult } from '../frame/use-result.ts';
import styles from './map-game.module.css';
import { MapGround, ratioOf } from './map-ground.tsx';

/** Where to stand. The child can try out places: only `Stand here` says it. */
export function MapGame(props: GameProps<'map'>) {
  const { play, program, options, word, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const isTall = useMedia('(max-width: 30rem)');
  const isLow = useMedia('(max-height: 32rem)');
  const shape = isTall ? 'tall' : isLow ? 'low' : 'wide';
  const [chosen, choose] = useState<string | null>(null);
  const [taps, setTaps] = useState(0);
  const spots = spotsOf(play.spots.filter((spot) => options.some(({ out }) => out === spot)));
  const here = spots.find(({ spot }) => spot === chosen) ?? null;
  const option = options.find(({ out }) => out === chosen);
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
      ratio={ratioOf(shape)}
      line={line}
      say={option?.text ?? t('play-games.map.say')}
      more={option === undefined ? options.map(({ text }) => text) : []}
      actions={
        here !== null && (
          <Button size="lg" icon={<Footprints />} onClick={() => finish(here.spot, taps)}>
            {t('play-games.map.here')}
          </Button>
        )
      }
    >
      <div className={styles.map} style={{ aspectRatio: ratioOf(shape) }}>
        <MapGround program={program} source={line?.source ?? ''} shape={shape} className={styles.ground} />
        <span
          className={styles.child}
          data-placed={here !== null || undefined}
          style={{ left: `${here?.x ?? 9}%`, top: `${here?.y ?? 96}%` }}
          aria-hidden
        >
          <Picture viewBox="-70 -250 140 262">
            <ellipse cy="2" rx="52" ry="9" fill="#3d2f38" opacity=".18" />
            <Figure name="you" program={program} feeling={here === null ? 'okay' : 'happy'} />
          </Picture>
        </span>
        {spots.map(({ spot, x, y }) => (
          <button
            key={spot}
            type="button"
            className={classNames(styles.spot, x > 66 && styles.right)}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-pressed={chosen === spot}
            onClick={() => {
              chime('tap');
              setTaps(taps + 1);
              choose(spot);
            }}
          >
            <span className={styles.disc}>
              {pictureOf(spot) === undefined ? (
                <Footprints aria-hidden />
              ) : (
                <img src={pictureOf(spot)} alt="" />
              )}
            </span>
            <span className={styles.label} lang={langOf(labelOf(spot))}>
              <Spoken text={labelOf(spot)} />
            </span>
          </button>
        ))}
      </div>
    </GameFrame>
  );
}
