import { Check } from 'lucide-react';
import { useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Face } from '#ui/art/character.tsx';
import { Button } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { useNames } from '../../hooks/use-names.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { drawnAs } from '../../shared/drawn-as.ts';
import { langOf } from '../../shared/lang-of.ts';
import { optionPicture } from '../../shared/pictures.ts';
import { chime } from '../../shared/sound.ts';
import { settled, withActors } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useActed, usePlace } from '../frame/place.ts';
import { useDrag } from '../frame/use-drag.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import { Jar } from './jar.tsx';
import styles from './sort-game.module.css';
import { leftOver, notYetSorted, sort, sortingOut } from './sorting.ts';

/** The table is where things lie before they are given to somebody. */
const TABLE = '';

/** Things are given to bins: dragged, or picked and put by two taps, or by keys in the same way. */
export function SortGame(props: GameProps<'sort'>) {
  const { play, program, word, line } = props;
  const { t } = useTranslation();
  const nameOf = useNames(langOf(line?.text ?? ''));
  const finish = useResult(props);
  const board = useRef<HTMLDivElement>(null);
  const [now, move] = useReducer(sort, play, notYetSorted);
  const { drag, handlers, wasDragged } = useDrag((item, onto) => {
    move({ type: 'drop', item, bin: onto === TABLE ? null : onto });
    chime('pick');
  });

  const { stage } = usePlace();
  const { placed } = now;
  // Whoever has something is glad of it, however much it is.
  const acted = useMemo(
    () =>
      withActors({ ...settled(stage), camera: { shot: 'wide' } }, ({ who, face }) => ({
        face: placed.includes(who) ? 'happy' : face,
      })),
    [stage, placed],
  );
  useActed(acted);

  const labelOf = (bin: string): string => nameOf(bin) ?? word(bin);
  const left = leftOver(now);
  const held = now.held === null ? null : word(play.items[now.held] ?? '');
  const out = sortingOut(play, now);

  /** Keys and switches go on where the next step is, at once: a focus that came later would take the next key. */
  const focusNext = (selector: string): void => board.current?.querySelector<HTMLElement>(selector)?.focus();
  const hold = (item: number, byKey: boolean): void => {
    if (wasDragged()) return;
    flushSync(() => move({ type: 'hold', item }));
    chime('tap');
    if (byKey && now.held !== item) focusNext('[data-bin-button]');
  };
  const put = (bin: string | null, byKey: boolean): void => {
    if (now.held === null) return;
    flushSync(() => move({ type: 'put', bin }));
    chime('pick');
    if (byKey) focusNext('[data-table] button, [data-sorted]');
  };

  const itemsIn = (bin: string | null) =>
    play.items.flatMap((item, at) => {
      if (now.placed[at] !== bin) return [];
      const picture = optionPicture(item);
      const offset = drag?.item === at ? { translate: `${drag.x}px ${drag.y}px` } : undefined;
      return [
        <li key={`${item} ${at}`}>
          <WithEar text={word(item)}>
            <button
              type="button"
              className={styles.item}
              style={offset}
              data-dragged={offset !== undefined || undefined}
              aria-pressed={now.held === at}
              {...handlers(at)}
              onClick={(event) => hold(at, event.detail === 0)}
            >
              {picture !== undefined && (
                <img src={picture} alt="" draggable={false} className={styles.picture} />
              )}
              <span lang={langOf(word(item))}>
                <Spoken text={word(item)} />
              </span>
            </button>
          </WithEar>
        </li>,
      ];
    });

  return (
    <GameFrame
      isAsking
      line={line}
      say={t('play-games.sort.say')}
      more={[...play.items.map(word), ...play.bins.map(labelOf)]}
      status={
        held === null
          ? t('play-games.sort.left', { count: left })
          : t('play-games.sort.holding', { item: held })
      }
      actions={
        <>
          <p className={styles.left}>
            {left === 0 ? t('play-games.sort.all') : t('play-games.sort.left', { count: left })}
          </p>
          <Button
            size="lg"
            icon={<Check />}
            aria-disabled={out === null}
            onClick={() => out !== null && finish(out, 0)}
          >
            {t('play-games.done')}
          </Button>
        </>
      }
    >
      <div ref={board} className={styles.board} data-holding={now.held !== null || undefined}>
        <div
          className={styles.table}
          data-table
          data-drop={TABLE}
          role="group"
          aria-label={t('play-games.sort.table')}
        >
          <ul className={styles.items}>{itemsIn(null)}</ul>
          {now.held !== null && now.placed[now.held] !== null && (
            <button type="button" className={styles.back} onClick={(event) => put(null, event.detail === 0)}>
              {t('play-games.sort.back')}
            </button>
          )}
        </div>
        <div className={styles.bins} data-count={play.bins.length} data-sorted tabIndex={-1}>
          {play.bins.map((bin) => {
            const drawn = drawnAs(bin);
            return (
              <div
                key={bin}
                className={styles.bin}
                data-drop={bin}
                role="group"
                aria-label={labelOf(bin)}
                data-over={drag !== null || undefined}
              >
                <WithEar text={labelOf(bin)} at="corner" className={styles.whose}>
                  <button
                    type="button"
                    className={styles.give}
                    data-bin-button
                    aria-label={
                      held === null
                        ? labelOf(bin)
                        : t('play-games.sort.give', { item: held, to: labelOf(bin) })
                    }
                    aria-disabled={held === null}
                    onClick={(event) => put(bin, event.detail === 0)}
                  >
                    {drawn === null ? (
                      <Jar picture={optionPicture(bin)} className={styles.face} />
                    ) : (
                      <Face name={drawn} program={program} feeling="happy" className={styles.face} />
                    )}
                    <span className={styles.name} lang={langOf(labelOf(bin))}>
                      {labelOf(bin)}
                    </span>
                  </button>
                </WithEar>
                <ul className={classNames(styles.items, styles.given)}>{itemsIn(bin)}</ul>
              </div>
            );
          })}
        </div>
      </div>
    </GameFrame>
  );
}
