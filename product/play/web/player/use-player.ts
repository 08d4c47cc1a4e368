import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Input } from '../../rules/results/events.ts';
import { isSilent } from '../../rules/sound/hearing.ts';
import type { Pick } from '../../rules/story/scene.ts';
import { shortHash } from '../../rules/story/seeded.ts';
import type { Option } from '../../rules/story/tags.ts';
import { type LoadedScene, showWorld, usePlaySource } from '../content/source.ts';
import type { GameResult } from '../games/frame/game-props.ts';
import type { Head } from '../queue/journal.ts';
import type { KeptPlace } from '../queue/storage.ts';
import { aloudSince } from '../read-aloud/use-read-aloud.ts';
import { isReadAloud, usePlaySettings } from '../shared/settings.ts';
import { chime } from '../shared/sound.ts';
import { watchAnswers } from './answer-watch.ts';
import { afterAnswer, type Deaf, stillDeaf } from './deaf-moment.ts';
import { openPlayThrough, type View } from './story/play-through.ts';
import { afterGame, firstTurn, nextTurn, type Phase, type Step, stepOn } from './turn.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePace } from './use-pace.ts';

export type Player = {
  view: View;
  phase: Phase;
  /** Tells two views apart, also where they say the same. */
  turn: number;
  hint: string | null;
  picks: readonly Pick[];
  /** Answers came faster than anybody reads: on this page the child is asked to slow down. */
  isHurried: boolean;
  goOn: () => void;
  pick: (option: Option, by: Input) => void;
  gameDone: (result: GameResult) => void;
  showHint: () => void;
  /** The answers are on the screen from now on. */
  answersShown: () => void;
  /** One of them is looked at. */
  hover: (option: Option) => void;
  /** Nobody sees them: a break, or another tab. */
  outOfSight: (isOut: boolean) => void;
  /** What was asked is heard to its end, or was shown. */
  promptEnded: () => void;
  goTo: ReturnType<typeof openPlayThrough>['goTo'];
};

type Shown = {
  /** Something was written down since the tap. Then nobody else tells React that this is urgent. */
  waited: boolean;
  isHurried?: boolean;
};

const TOO_SOON_MS = 350;
const A_DAY_MS = 86_400_000;

/** Plays a scene: what happens is handed to the journal first, then the screen goes on. */
export function usePlayer({ place, told, texts, lang, at, isMade }: LoadedScene): Player {
  const source = usePlaySource();
  const { stop, epoch, iteration, attempt } = place;
  const [play] = useState(() => openPlayThrough(told, { texts, seed: place.seed, ...at }));
  const [turn, move] = useReducer(nextTurn, null, () => firstTurn(play.view(), play.position().picks));
  const endedAt = useRef<number | null>(null);
  const shownAt = useRef(0);
  const turnAt = useRef(0);
  const [watch] = useState(watchAnswers);
  const deaf = useRef<Deaf | null>(null);
  const pace = usePace({
    lang,
    isRepeated: attempt > 1 || iteration > 1 || epoch > 1,
    isFresh: at.picks.length === 0 && at.lines === 0,
  });
  const keepsakes = useRef(new Set<string>());
  const once = useOnce();
  const keptPlace = useKeptPlace();
  const { view, hint } = turn;

  const inScene = useCallback(
    (head: Head) => ({
      ...head,
      scene: stop.id,
      form: stop.form,
      attempt,
      content_version: stop.version,
    }),
    [stop, attempt],
  );
  const kept = (position = play.position()): KeptPlace => ({ epoch, iteration, attempt, ...position });
  const sincePrompt = () => {
    const since = endedAt.current === null ? 0 : performance.now() - endedAt.current;
    return { ms_since_prompt_end: Math.round(Math.min(Math.max(0, since), A_DAY_MS)) };
  };

  const outOfSight = useCallback((isOut: boolean) => watch.outOfSight(isOut, performance.now()), [watch]);

  /** Played to its end. What comes next is told by the map, once the server has heard of this. */
  const complete = useCallback(async (): Promise<void> => {
    const written = source.journal.record((head) => ({ ...inScene(head), type: 'scene_complete' }), {
      scene: stop.id,
      place: null,
    });
    source.finished(stop.id, { keepsakes: [...keepsakes.current], picks: play.position().picks });
    await written;
    void showWorld(source).catch(() => undefined);
  }, [source, stop.id, play, inScene]);

  useEffect(() => {
    // To look at what was made is no play.
    if (isMade) return;
    source.enter(stop.id);
    const { picks, lines } = play.position();
    if (picks.length === 0 && lines === 0) {
      const settings = usePlaySettings.getState();
      const how = { muted: isSilent(settings), reads_aloud: isReadAloud(settings) };
      const words = shortHash(JSON.stringify([told, texts]));
      void source.journal.record((head) => ({ ...inScene(head), type: 'scene_start', words, ...how }));
    }
    // Whoever was at a last line that is gone since then has read everything there is.
    if (play.view().showing.kind === 'end') void complete();
    return () => source.enter(undefined);
  }, [source, stop.id, play, told, texts, inScene, complete, isMade]);

  useEffect(() => {
    turnAt.current = performance.now();
  }, []);
  // A game is its own answers.
  useEffect(() => {
    if (turn.phase === 'game') watch.shown(performance.now());
  }, [turn.phase, turn.number, watch]);

  const show = async ({ waited, isHurried = false }: Shown): Promise<void> => {
    const next = play.view();
    let completed: Promise<void> | null = null;
    if (next.showing.kind === 'end') {
      keptPlace.forget();
      completed = complete();
    }
    endedAt.current = null;
    turnAt.current = performance.now();
    const put = (): void => move({ type: 'show', view: next, picks: play.position().picks, isHurried });
    if (waited) flushSync(put);
    else put();
    await completed;
  };

  const take = async (option: Option, result: GameResult | null, by?: Input): Promise<void> => {
    if (view.showing.kind !== 'ask') return;
    const { ask } = view.showing;
    const { picks } = play.position();
    const pos = ask.options.findIndex(({ id }) => id === option.id);
    const { hovered, ...seen } = watch.read(performance.now());
    const how = { ...seen, aloud: aloudSince(turnAt.current), ...(by && { input: by }) };
    const common = { ask: ask.id, opt: option.id, ...sincePrompt(), ...how };
    if (result !== null) {
      const taps = Math.min(result.taps, 10_000);
      const pace = result.slow === undefined ? {} : { slow: result.slow };
      await source.journal.record((head) => ({
        ...inScene(head),
        ...common,
        type: 'play_result',
        taps,
        ...pace,
      }));
    }
    keptPlace.forget();
    const position = kept({ picks: [...picks, [ask.id, option.id]], lines: 0 });
    const written = source.journal.record(
      (head) => ({ ...inScene(head), ...common, type: 'choice', pos, hovered, hint_used: hint !== null }),
      { scene: stop.id, place: position },
    );
    const isHurried = !source.isPreview && !place.debug && pace.answered(play.read(), seen.hidden_ms);
    // It is on its way to the disk, and the browser brings it there whatever becomes of this page. Nothing else is
    // answered before it is there.
    if (play.pick(option.id)) await show({ waited: result !== null, isHurried });
    await written;
  };

  const follow = async (step: Step): Promise<void> => {
    if (step === null) return;
    if (step === 'game') return move({ type: 'phase', phase: 'game' });
    if (step === 'keepsake') {
      if (view.showing.kind === 'line' && view.showing.line.keepsake !== null)
        keepsakes.current.add(view.showing.line.keepsake);
      chime('keepsake');
      return move({ type: 'phase', phase: 'keepsake' });
    }
    play.advance();
    if (play.view().showing.kind !== 'end') {
      const here = kept();
      keptPlace.keepSoon(() => source.journal.keepPlace(stop.id, here));
    }
    await show({ waited: false });
  };

  return {
    view,
    phase: turn.phase,
    turn: turn.number,
    picks: turn.picks,
    isHurried: turn.isHurried,
    hint,
    goOn: () => {
      deaf.current = stillDeaf(deaf.current, performance.now());
      if (deaf.current !== null) return;
      once(async () => {
        const step = stepOn(turn);
        if (step === 'advance') chime('tap');
        await follow(step);
      });
    },
    gameDone: (result) =>
      once(async () => {
        const next = afterGame(turn, result);
        if (next === 'answer') return move({ type: 'phase', phase: 'answer' });
        await (next === null || typeof next === 'string' ? follow(next) : take(next, result));
      }),
    pick: (option, by) => {
      // A double tap on what stood here before is no answer.
      if (performance.now() - shownAt.current < TOO_SOON_MS) return;
      once(async () => {
        deaf.current = afterAnswer(performance.now());
        await take(option, null, by);
        chime('pick');
      });
    },
    showHint: () => {
      const { showing } = view;
      if (showing.kind !== 'ask' || showing.ask.hint === null || hint !== null) return;
      const { id, hint: text } = showing.ask;
      const since = sincePrompt();
      chime('hint');
      move({ type: 'hint', text });
      void source.journal.record((head) => ({ ...inScene(head), ...since, type: 'hint', ask: id }));
    },
    answersShown: () => {
      shownAt.current = performance.now();
      watch.shown(shownAt.current);
    },
    hover: ({ id }) => watch.hover(id),
    outOfSight,
    promptEnded: () => {
      endedAt.current = performance.now();
    },
    goTo: (picks, lines) => {
      play.goTo(picks, lines);
      once(() => show({ waited: false }));
    },
  };
}

/** One thing at a time: a second tap on the way is the same tap. */
function useOnce() {
  const isBusy = useRef(false);
  return (work: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };
}
