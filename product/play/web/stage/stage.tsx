import { Fragment, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import type { Pose } from '#brands/poses.ts';
import { isWorn, sheetOf } from '../../rules/directions/props.ts';
import { type Actor, markOf, type Prop, type Stage as Staged } from '../../rules/stage/stage.ts';
import { placePicture, propPicture } from '../shared/pictures.ts';
import { ActorView, poseOf } from './actor.tsx';
import { type Box, type Shown, viewOf, WORLD, xOf } from './camera.ts';
import { Effects, Fog, Night } from './effects.tsx';
import { type Holder, PropView } from './prop.tsx';
import { LARGER } from './prop-place.ts';
import styles from './stage.module.css';
import { useLips } from './use-lips.ts';

type StageProps = {
  program: ProgramId;
  stage: Staged;
  /** What is being said, for the lips of whoever says it. */
  said: string;
  /** Counts the lines: what happens with one happens once. */
  turn: number;
  /** What lies over the lower part of the stage. */
  words: HTMLElement | null;
  /** Lies over the world and moves with it: what can be pressed there. */
  over?: HTMLElement | null;
  /** How often something stirred since the line was told. */
  stirs?: number;
  /** Who stands before everybody else, who are in the shade. */
  spot?: string | null;
  shown?: Shown | undefined;
  /** Everybody is glad that it is done. */
  isOver?: boolean;
};

/** Where the story happens. All of it is decoration: what matters is said in words, and changes without it. */
export const Stage = memo((props: StageProps) => {
  const { program, stage, said, turn, words, over = null } = props;
  const { stirs = 0, spot = null, shown, isOver = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useRoom(box, words);
  const { place, actors, props: things, effects, camera, speaker, now } = stage;
  useLips(box, speaker, said, turn);
  useBlinking(box, actors);
  const picture = place === null ? undefined : placePicture(place);
  const view = size === null ? null : viewOf(stage, size, shown);
  const speakerAt = actors.find(({ who }) => who === speaker)?.at ?? null;
  const beat = (turn + stirs) % 2 === 0 ? 'even' : 'odd';
  const posed = (actor: Actor): Pose =>
    poseOf(
      actor,
      actor.who === speaker,
      isOver,
      things.some((prop) => prop.by === actor.who && !isWorn(prop)),
    );
  const wornBy = (who: string): string | undefined => {
    const worn = things.find((prop) => prop.by === who && isWorn(prop));
    return worn === undefined ? undefined : propPicture(worn.name, worn.state);
  };
  const holderOf = ({ by }: Prop): Holder | null => {
    const actor = actors.find(({ who }) => who === by);
    if (actor === undefined) return null;
    const pose = posed(actor);
    return { actor, pose, seat: seatOf(actor, pose, things), hangs: hangs(actor, things) };
  };
  const pointsAt =
    size === null || view === null || speakerAt === null
      ? null
      : view.x + xOf(speakerAt) * view.scale - size.left;
  useLayoutEffect(() => {
    words?.toggleAttribute('data-pointing', pointsAt !== null);
    if (pointsAt !== null) words?.style.setProperty('--speaker', `${pointsAt}px`);
  }, [words, pointsAt]);
  const width = size?.width ?? WORLD.width;
  const room = size?.room ?? WORLD.height;
  const [x, y, scale] = view === null ? [0, 0, 1] : [view.x, view.y, view.scale];
  useLayoutEffect(() => {
    over?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
    over?.style.setProperty('--scale', `${scale}`);
    over?.style.setProperty('--window-top', `${(BAR - y) / scale}px`);
    over?.style.setProperty('--window-bottom', `${(room - y) / scale}px`);
    over?.style.setProperty('--window-left', `${-x / scale}px`);
    over?.style.setProperty('--window-right', `${(width - x) / scale}px`);
  }, [over, x, y, scale, width, room]);
  return (
    <div ref={box} className={styles.stage} aria-hidden="true">
      {view !== null && (
        <div
          className={styles.world}
          data-shake={now.effects.includes('shake') ? beat : undefined}
          data-close={camera.shot === 'close' || undefined}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          {picture === undefined ? (
            <div className={styles.plain} />
          ) : (
            <Fragment key={picture}>
              <img className={styles.place} src={picture} alt="" decoding="async" />
              {/* Below the ground is more of it, for windows that are taller than the world. */}
              <img className={styles.ground} src={picture} alt="" decoding="async" />
            </Fragment>
          )}
          <Night lasting={effects} />
          <Fog lasting={effects} />
          {things
            .filter((prop) => !isWorn(prop))
            .map((prop) => (
              <PropView
                key={prop.name}
                program={program}
                prop={prop}
                holder={holderOf(prop)}
                verb={now.acted.findLast((one) => one.prop === prop.name)?.verb ?? null}
                beat={beat}
              />
            ))}
          {spot !== null && <div className={styles.shade} />}
          {now.leaving.map(({ actor, to, slowly }) => (
            <ActorView
              key={`leaving ${turn} ${actor.who}`}
              program={program}
              actor={actor}
              pose={posed(actor)}
              walk={{ kind: 'leaves', side: to, slowly }}
              speakerAt={null}
              isForward={false}
              isRaised={false}
              seat={0}
              hangs={false}
              isOver={false}
              beat={beat}
            />
          ))}
          {actors.map((actor) => {
            const enters = now.entering.find(({ who }) => who === actor.who);
            const moves = now.moving.find(({ who }) => who === actor.who);
            return (
              <ActorView
                key={actor.who}
                program={program}
                actor={actor}
                pose={posed(actor)}
                walk={
                  enters !== undefined
                    ? { kind: 'enters', side: enters.from, slowly: enters.slowly }
                    : moves !== undefined
                      ? { kind: 'moves', slowly: moves.slowly }
                      : null
                }
                speakerAt={actor.who === speaker ? null : speakerAt}
                isForward={actor.who === speaker}
                isRaised={standsBehind(actor, stage)}
                seat={seatOf(actor, posed(actor), things)}
                hangs={hangs(actor, things)}
                isOver={isOver}
                isInSpot={actor.who === spot}
                wears={wornBy(actor.who)}
                beat={beat}
              />
            );
          })}
          <Effects lasting={effects} passing={now.effects} turn={turn} at={dustAt(stage)} />
        </div>
      )}
    </div>
  );
});

/** So high are title and tools over the window's top, in pixels. */
const BAR = 64;

/** Something stands before them. */
function standsBehind({ at }: Actor, { props }: Staged): boolean {
  return props.some((prop) => {
    const { behind, lift, covers } = sheetOf(prop.name);
    return prop.by === null && prop.on === null && !behind && lift === 0 && Math.abs(prop.at - at) < covers;
  });
}

/** A bench is so long to either side, in marks. */
const BENCH = 1.1;
/** Legs come before the seat's edge. */
const SUNK = 24;

/** Whoever sits where a bench is sits on it: so high above the ground. */
function seatOf({ at }: Actor, pose: Pose, props: readonly Prop[]): number {
  if (pose !== 'sit' && pose !== 'comfort') return 0;
  const benches = props.filter(({ name, at: mark }) => sheetOf(name).behind && Math.abs(mark - at) < BENCH);
  return Math.max(0, ...benches.map(({ name }) => sheetOf(name).top * LARGER - SUNK));
}

const AT_PERCH = 0.4;

/** Whoever is where a perch is hangs from it. */
function hangs({ at }: Actor, props: readonly Prop[]): boolean {
  return props.some(({ name, at: mark }) => sheetOf(name).holdsFeet && Math.abs(mark - at) < AT_PERCH);
}

/** Dust and sparkles rise where something has just happened. */
function dustAt(stage: Staged): number {
  return xOf(markOf(stage, stage.now.acted.at(-1)?.prop ?? '') ?? 5);
}

/** And where the words begin: whoever asks the page for it while a line changes has it lay out everything at once. */
type Room = Box & { left: number };

const isSameRoom = (one: Room, other: Room): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.room === other.room &&
  one.left === other.left;

/** How large the window is, and how much of it the words leave. */
function useRoom(box: RefObject<HTMLElement | null>, words: HTMLElement | null): Room | null {
  const [size, setSize] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const room = words === null ? height : Math.max(0, words.offsetTop - element.offsetTop);
      const now = { width, height, room, left: words?.offsetLeft ?? 0 };
      setSize((known) => (known !== null && isSameRoom(known, now) ? known : now));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    if (words !== null) watcher.observe(words);
    return () => watcher.disconnect();
  }, [box, words]);
  return size;
}

const BLINKS_EVERY_MS = 1770;

/**
 * Each in their turn. An animation without an end would have the page draw sixty times a second, for eyes that stay open nearly
 * all of the time, and be late for the next tap.
 */
function useBlinking(box: RefObject<HTMLElement | null>, actors: readonly Actor[]): void {
  const names = useRef<readonly Actor[]>(actors);
  useEffect(() => {
    names.current = actors;
  }, [actors]);
  useEffect(() => {
    let turn = 0;
    const timer = setInterval(() => {
      const blinker = names.current[turn % Math.max(1, names.current.length)]?.who;
      turn += 1;
      for (const figure of box.current?.querySelectorAll('[data-actor]') ?? []) {
        figure.toggleAttribute('data-blink', figure.getAttribute('data-actor') === blinker);
      }
    }, BLINKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [box]);
}
