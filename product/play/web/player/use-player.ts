import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { offeredOut } from '../../rules/story/plays.ts';
import type { Pick } from '../../rules/story/scene.ts';
import type { Line, Option } from '../../rules/story/tags.ts';
import { type LoadedScene, showWorld, usePlaySource } from '../content/source.ts';
import type { GameResult } from '../games/frame/game-props.ts';
import type { Head } from '../queue/journal.ts';
import type { KeptPlace } from '../queue/storage.ts';
import { afterPaint } from '../shared/moments.ts';
import { chime } from '../shared/sound.ts';
import { afterAnswer, type Deaf, stillDeaf } from './deaf-moment.ts';
import { openPlayThrough, type View } from './stage/play-through.ts';

/** A line or question is told; its mini-game played; a question answered by hand after that; its badge given. */
export type Phase = 'told' | 'game' | 'answer' | 'badge';

/** Whether the options of a question are to be chosen from now. */
export function isAnswering(view: View, phase: Phase): boolean {
  return view.showing.kind === 'ask' && (view.showing.ask.play === null || phase === 'answer');
}

export type Player = {
  view: View;
  phase: Phase;
  /** Tells two views apart, also where they say the same. */
  turn: number;
  hint: string | null;
  picks: readonly Pick[];
  goOn: () => void;
  pick: (option: Option) => void;
  gameDone: (result: GameResult) => void;
  showHint: () => void;
  /** The answers are on the screen from now on. */
  answersShown: () => void;
  /** What was asked is heard to its end, or was shown. */
  promptEnded: () => void;
  goTo: ReturnType<typeof openPlayThrough>['goTo'];
};

const TOO_SOON_MS = 350;

/** Plays a scene: what happens is handed to the journal first, then the screen goes on. */
export function usePlayer({ place, told, texts, at, isMade }: LoadedScene): Player {
  const source = usePlaySource();
  const [play] = useState(() => openPlayThrough(told, { texts, seed: place.seed, ...at }));
  const [shown, setShown] = useState(() => ({ view: play.view(), picks: play.position().picks, turn: 0 }));
  const [phase, setPhase] = useState<Phase>('told');
  const [hint, setHint] = useState<string | null>(null);
  const isBusy = useRef(false);
  const endedAt = useRef<number | null>(null);
  const shownAt = useRef(0);
  const deaf = useRef<Deaf | null>(null);
  const badges = useRef(new Set<string>());
  const { stop, epoch, iteration, attempt } = place;
  const { view } = shown;

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
  const kept = useCallback(
    (position = play.position()): KeptPlace => ({ epoch, iteration, attempt, ...position }),
    [play, epoch, iteration, attempt],
  );
  const sincePrompt = () => {
    const since = endedAt.current === null ? 0 : performance.now() - endedAt.current;
    return { ms_since_prompt_end: Math.round(Math.min(Math.max(0, since), 86_400_000)) };
  };

  /** Between two answers the place is written down when the line is seen; whoever leaves before that takes it along. */
  const unkept = useRef<{ keep: () => void; leave: () => void } | null>(null);
  const forgetUnkept = (): void => {
    unkept.current?.leave();
    unkept.current = null;
  };
  const keepSoon = (): void => {
    const place = kept();
    const { journal } = source;
    forgetUnkept();
    const keep = (): void => {
      forgetUnkept();
      journal.keepPlace(stop.id, place);
    };
    unkept.current = { keep, leave: afterPaint(keep) };
  };
  useEffect(() => {
    const leaving = new AbortController();
    const keepNow = (): void => unkept.current?.keep();
    document.addEventListener('visibilitychange', keepNow, { signal: leaving.signal });
    return () => {
      leaving.abort();
      keepNow();
    };
  }, []);

  /** Played to its end. What comes next is told by the map, once the server has heard of this. */
  const complete = useCallback(async (): Promise<void> => {
    const written = source.journal.record((head) => ({ ...inScene(head), type: 'scene_complete' }), {
      scene: stop.id,
      place: null,
    });
    source.finished(stop.id, { badges: [...badges.current], picks: play.position().picks });
    await written;
    void showWorld(source).catch(() => undefined);
  }, [source, stop.id, play, inScene]);

  useEffect(() => {
    // To look at what was made is no play.
    if (isMade) return;
    source.enter(stop.id);
    const { picks, lines } = play.position();
    if (picks.length === 0 && lines === 0) {
      void source.journal.record((head) => ({ ...inScene(head), type: 'scene_start' }));
    }
    // Whoever was at a last line that is gone since then has read everything there is.
    if (play.view().showing.kind === 'end') void complete();
    return () => source.enter(undefined);
  }, [source, stop.id, play, inScene, complete, isMade]);

  /** One thing at a time: a second tap on the way is the same tap. */
  const once = (work: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };

  /** `waited`: something was written down since the tap. Then nobody else tells React that this is urgent. */
  const show = async ({ waited }: { waited: boolean }): Promise<void> => {
    const next = play.view();
    let completed: Promise<void> | null = null;
    if (next.showing.kind === 'end') {
      forgetUnkept();
      completed = complete();
    }
    endedAt.current = null;
    const put = (): void => {
      setHint(null);
      setPhase('told');
      setShown(({ turn }) => ({ view: next, picks: play.position().picks, turn: turn + 1 }));
    };
    if (waited) flushSync(put);
    else put();
    await completed;
  };

  const take = async (option: Option, result: GameResult | null): Promise<void> => {
    if (view.showing.kind !== 'ask') return;
    const { ask } = view.showing;
    const { picks } = play.position();
    const pos = ask.options.findIndex(({ id }) => id === option.id);
    const since = sincePrompt();
    const common = { ask: ask.id, opt: option.id, ...since };
    if (result !== null) {
      const taps = Math.min(result.taps, 10_000);
      await source.journal.record((head) => ({ ...inScene(head), ...common, type: 'play_result', taps }));
    }
    forgetUnkept();
    const position = kept({ picks: [...picks, [ask.id, option.id]], lines: 0 });
    const written = source.journal.record(
      (head) => ({ ...inScene(head), ...common, type: 'choice', pos, hint_used: hint !== null }),
      { scene: stop.id, place: position },
    );
    // It is on its way to the disk, and the browser brings it there whatever becomes of this page. Nothing else is
    // answered before it is there.
    if (play.pick(option.id)) await show({ waited: result !== null });
    await written;
  };

  /** After a line, and its game: the badge it brings, then the next one. */
  const leaveLine = async (line: Line): Promise<void> => {
    if (line.badge !== null && phase !== 'badge') {
      badges.current.add(line.badge);
      chime('badge');
      return setPhase('badge');
    }
    play.advance();
    if (play.view().showing.kind !== 'end') keepSoon();
    await show({ waited: false });
  };

  const goOn = (): void => {
    deaf.current = stillDeaf(deaf.current, performance.now());
    if (deaf.current !== null) return;
    once(async () => {
      const { showing } = view;
      const game =
        showing.kind === 'ask' ? showing.ask.play : showing.kind === 'line' ? showing.line.play : null;
      if (game !== null && phase === 'told') return setPhase('game');
      if (showing.kind !== 'line') return;
      if (showing.line.badge === null || phase === 'badge') chime('tap');
      await leaveLine(showing.line);
    });
  };

  const gameDone = (result: GameResult): void =>
    once(async () => {
      const { showing } = view;
      if (showing.kind === 'line') return leaveLine(showing.line);
      if (showing.kind === 'end') return;
      const { ask } = showing;
      const offered = ask.options.flatMap(({ out }) => (out === null ? [] : [out]));
      const out = ask.play === null || result.out === null ? null : offeredOut(ask.play, result.out, offered);
      const option = ask.options.find((other) => other.out !== null && other.out === out);
      // A game that decides nothing comes before the answer.
      if (option === undefined) return setPhase('answer');
      await take(option, result);
    });

  return {
    view,
    phase,
    turn: shown.turn,
    picks: shown.picks,
    hint,
    goOn,
    gameDone,
    pick: (option) => {
      // A double tap on what stood here before is no answer.
      if (performance.now() - shownAt.current < TOO_SOON_MS) return;
      once(async () => {
        deaf.current = afterAnswer(performance.now());
        await take(option, null);
        chime('pick');
      });
    },
    showHint: () => {
      const { showing } = view;
      if (showing.kind !== 'ask' || showing.ask.hint === null || hint !== null) return;
      const { id, hint: text } = showing.ask;
      const since = sincePrompt();
      setHint(text);
      void source.journal.record((head) => ({ ...inScene(head), ...since, type: 'hint', ask: id }));
    },
    answersShown: () => {
      shownAt.current = performance.now();
    },
    promptEnded: () => {
      endedAt.current = performance.now();
    },
    goTo: (picks, lines) => {
      play.goTo(picks, lines);
      once(() => show({ waited: false }));
    },
  };
}
