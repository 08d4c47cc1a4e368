import { ArrowRight, Check, Repeat, Undo2 } from 'lucide-react';
import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#ui/art/pencil/picture.tsx';
import { Button } from '#ui/parts/button.tsx';
import {
  type Building,
  type BuildingMove,
  build,
  buildOut,
  isBuilt,
  NOT_YET_BUILT,
  piecesOf,
} from '../../../rules/games/building.ts';
import type { Piece } from '../../../rules/story/pieces.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { useNames } from '../../hooks/use-names.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { chime } from '../../shared/sound.ts';
import { FEET, xOf } from '../../stage/camera.ts';
import { followed, inSight, settled } from '../frame/acting.ts';
import { Bubble } from '../frame/bubble.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage, Spot } from '../frame/on-stage.tsx';
import { SAYING, useActed, usePlace } from '../frame/place.ts';
import { freeMark } from '../frame/spots.ts';
import { useHeard } from '../frame/use-heard.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './build-game.module.css';
import { heightOf, PieceShape } from './piece-drawing.tsx';

const MIDDLE = 5;
const TALLEST = 300;

/** A friend tells what goes on what; the child builds it, and may ask as often as it likes. */
export function BuildGame(props: GameProps<'build'>) {
  const { play, line } = props;
  const { t } = useTranslation();
  const who = useNames(langOf(line?.text ?? ''))(play.by) ?? play.by;
  const finish = useResult(props);
  const focus = useFocus();
  const { stage } = usePlace();
  const [now, move] = useReducer(
    (before: Building, next: BuildingMove) => build(play, before, next),
    NOT_YET_BUILT,
  );
  const acted = useMemo(() => inSight(followed(settled(stage), play.by), play.by), [stage, play.by]);
  useActed(acted, now.phase === 'told' ? { shown: SAYING } : {});

  const nameOf = (piece: Piece): string => t(`play-games.build.pieces.${piece}`);
  const told = now.phase === 'told' ? (play.steps[now.at] ?? null) : null;
  const isLast = now.at === play.steps.length - 1;
  const at = stage.actors.find((actor) => actor.who === play.by)?.at ?? MIDDLE;
  const mark = freeMark(stage, at, 1.5);
  const step =
    told === null
      ? ''
      : t(now.at === 0 ? 'play-games.build.first' : 'play-games.build.then', { piece: nameOf(told) });
  const isDone = isBuilt(play, now);
  return (
    <GameFrame
      key={now.phase}
      isAsking={now.phase !== 'told'}
      isHushed={now.phase === 'told'}
      line={line}
      say={
        now.phase === 'told'
          ? t('play-games.build.listen', { who })
          : t(now.phase === 'try' ? 'play-games.build.try' : 'play-games.build.say')
      }
      more={now.phase === 'told' ? [step] : piecesOf(play).map(nameOf)}
      status={now.phase === 'told' ? step : now.placed.map(nameOf).join(', ')}
      actions={
        now.phase === 'told' ? (
          <Button
            ref={focus}
            size="lg"
            iconAfter={<ArrowRight />}
            onKeyDown={ignoreRepeats}
            onClick={() => move({ type: 'next' })}
          >
            {t(isLast ? 'play-games.build.begin' : 'play-games.next')}
          </Button>
        ) : (
          <>
            {now.phase === 'building' && (
              <Button variant="outline" icon={<Repeat />} onClick={() => move({ type: 'again' })}>
                {t('play-games.build.again')}
              </Button>
            )}
            <Button
              variant="outline"
              icon={<Undo2 />}
              aria-disabled={now.placed.length === 0}
              onClick={() => move({ type: 'back' })}
            >
              {t('play-games.build.back')}
            </Button>
            <Button
              size="lg"
              icon={<Check />}
              aria-disabled={now.phase === 'try' ? now.placed.length === 0 : !isDone}
              onClick={() => {
                if (now.phase === 'try') move({ type: 'next' });
                else if (isDone) finish(buildOut(play, now.placed), now.asked);
              }}
            >
              {t(now.phase === 'try' ? 'play-games.tried' : 'play-games.done')}
            </Button>
          </>
        )
      }
    >
      {now.phase !== 'told' && (
        <div className={styles.pieces} role="group" aria-label={t('play-games.build.pile')}>
          {piecesOf(play).map((piece) => (
            <WithEar key={piece} text={nameOf(piece)} at="corner">
              <button
                type="button"
                className={styles.piece}
                data-piece={piece}
                aria-disabled={now.placed.includes(piece)}
                onClick={() => {
                  chime('tap');
                  move({ type: 'put', piece });
                }}
              >
                <Picture viewBox="-54 -76 108 80" className={styles.drawing}>
                  <PieceShape piece={piece} />
                </Picture>
                <span>
                  <Spoken text={nameOf(piece)} />
                </span>
              </button>
            </WithEar>
          ))}
        </div>
      )}
      {told !== null && (
        <Bubble who={play.by}>
          <Picture viewBox="-54 -76 108 80" className={styles.told}>
            <PieceShape piece={told} />
          </Picture>
          <ToldStep key={step} piece={told} step={step} />
        </Bubble>
      )}
      <OnStage>
        <Spot box={{ x: xOf(mark) - 60, y: FEET + 10 - TALLEST, width: 120, height: TALLEST }}>
          <Tower placed={now.placed} />
        </Spot>
      </OnStage>
    </GameFrame>
  );
}

function Tower({ placed }: { placed: readonly Piece[] }) {
  const feet = placed.map((_, at) => placed.slice(0, at).reduce((sum, piece) => sum + heightOf(piece), 0));
  return (
    <Picture viewBox={`-60 ${-TALLEST} 120 ${TALLEST}`} width={120} height={TALLEST}>
      <ellipse cy="-4" rx="58" ry="6" fill="#3d2f38" opacity=".2" />
      {placed.map((piece, at) => (
        <g key={piece} transform={`translate(0 ${-6 - (feet[at] ?? 0)})`}>
          <PieceShape piece={piece} />
        </g>
      ))}
    </Picture>
  );
}

function ToldStep({ piece, step }: { piece: Piece; step: string }) {
  useHeard(step);
  return (
    <span data-step={piece}>
      <Spoken text={step} />
    </span>
  );
}
