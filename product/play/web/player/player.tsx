import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadedScene, usePlaySource } from '../content/source.ts';
import { useNames } from '../hooks/use-names.ts';
import { stopReading, useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { drawnAs, hostOf } from '../shared/drawn-as.ts';
import { afterPaint, useAfterPaint } from '../shared/moments.ts';
import { titleOf } from '../shared/scene-files.ts';
import { usePlaySettings } from '../shared/settings.ts';
import { Choices } from './choices.tsx';
import { Dialogue, HintButton, HintText, NextButton } from './dialogue.tsx';
import { Field } from './field.tsx';
import { GameBoard } from './game-board.tsx';
import { ReadOffer } from './notes/read-offer.tsx';
import { SlowDown } from './notes/slow-down.tsx';
import {
  ComicBook,
  DebugPanel,
  EndCard,
  KeepsakeDialog,
  PauseDialog,
  preloadPieces,
  SceneSounds,
} from './pieces.ts';
import styles from './player.module.css';
import { usePicturesAhead } from './story/pictures-ahead.ts';
import type { View } from './story/play-through.ts';
import { warmUp } from './story/warm-up.ts';
import { TopBar } from './top-bar.tsx';
import { isAnswering } from './turn.ts';
import { useHidden } from './use-hidden.ts';
import { useKeys } from './use-keys.ts';
import { type Player as Playing, usePlayer } from './use-player.ts';

/** Plays one scene, from wherever the child was to its end. */
export function Player({ scene, onAgain }: { scene: LoadedScene; onAgain: () => void }) {
  const { i18n } = useTranslation();
  const source = usePlaySource();
  const player = usePlayer(scene);
  const [isPaused, setPaused] = useState(false);
  const pause = useCallback(() => setPaused(true), []);
  const isHidden = useHidden();
  const calm = usePlaySettings((settings) => settings.calm);
  const hasNumberKeys = usePlaySettings((settings) => settings.numberKeys);
  const { view, phase } = player;
  const { showing } = view;
  // The words first; who says them, where, and what can be answered follow in the next frame.
  const { turn } = player;
  const told = useMemo(() => ({ view, turn }), [view, turn]);
  const painted = useAfterPaint(told);
  // A stage is a thousand shapes: it is drawn in pieces, between which a tap is heard. A game is played on the newest.
  const later = useDeferredValue(painted);
  const acted = phase === 'game' ? painted : later;
  usePicturesAhead(view);
  const { stop, debug, program } = scene.place;
  const title = titleOf(stop, i18n.language);
  const answering = isAnswering(view, phase);
  const keepsake = phase === 'keepsake' && showing.kind === 'line' ? showing.line.keepsake : null;

  const pickNumber = (number: number): void => {
    if (!answering || showing.kind !== 'ask' || painted.view !== view) return;
    const option = showing.ask.options[number - 1];
    if (option !== undefined) player.pick(option, 'key');
  };
  useKeys({
    onNext: () => {
      if (!answering && phase !== 'game') player.goOn();
    },
    onNumber: hasNumberKeys ? pickNumber : undefined,
    onPause: pause,
  });
  const { outOfSight } = player;
  useEffect(() => {
    if (isPaused || isHidden) stopReading();
    outOfSight(isPaused || isHidden);
  }, [isPaused, isHidden, outOfSight]);
  useEffect(() => stopReading, []);
  useEffect(() => {
    const leaving = new AbortController();
    void warmUp(scene.told, () => preloadPieces(stop.kind === 'comic'), leaving.signal);
    return () => leaving.abort();
  }, [scene.told, stop.kind]);

  const isComic = showing.kind === 'end' && stop.kind === 'comic';
  const mode = isComic
    ? 'comic'
    : showing.kind === 'end'
      ? 'end'
      : phase === 'game'
        ? 'game'
        : answering
          ? 'ask'
          : 'line';
  return (
    <div
      className={styles.player}
      data-density="roomy"
      data-mode={mode}
      data-turn={turn}
      data-still={calm || isPaused || isHidden || undefined}
    >
      <title>{title}</title>
      <TopBar
        title={title}
        lang={scene.lang}
        mapPath={source.paths.map}
        at={painted.view.progress.at}
        total={painted.view.progress.total}
        onPause={pause}
      />
      <main id="main" tabIndex={-1} className={styles.scene}>
        <Field
          program={program}
          stage={acted.view.stage}
          said={wordsOf(acted.view)}
          turn={acted.turn}
          isOver={acted.view.showing.kind === 'end'}
        >
          <Panel
            scene={scene}
            player={player}
            onAgain={onAgain}
            isPainted={painted.view === view}
            isPaused={isPaused || isHidden}
            title={title}
          />
        </Field>
      </main>
      {debug && (
        <DebugPanel
          scene={scene}
          view={view}
          onJump={(picks) => player.goTo(picks, Number.MAX_SAFE_INTEGER)}
        />
      )}
      <SceneSounds
        view={acted.view}
        program={program}
        kind={stop.kind}
        lang={scene.lang}
        isResting={isPaused || isHidden || acted.view.showing.kind === 'end'}
      />
      {keepsake !== null && <KeepsakeDialog keepsake={keepsake} onClose={player.goOn} />}
      {isPaused && (
        <PauseDialog
          mapPath={source.paths.map}
          lang={scene.lang}
          isPreview={source.isPreview}
          hasMusic={stop.kind !== 'check'}
          onResume={() => setPaused(false)}
        />
      )}
      <Announcer player={player} lang={scene.lang} />
    </div>
  );
}

/** What is being said. */
function wordsOf({ showing }: View): string {
  if (showing.kind === 'end') return '';
  return (showing.kind === 'line' ? showing.line : showing.ask.line)?.text ?? '';
}

type PanelProps = {
  scene: LoadedScene;
  player: Playing;
  onAgain: () => void;
  /** Whether the words are on the screen. */
  isPainted: boolean;
  isPaused: boolean;
  title: string;
};

/** Below the stage: what is said, and what can be done about it. The focus follows. */
function Panel({ scene, player, onAgain, isPainted, isPaused, title }: PanelProps) {
  const { view, phase, turn, hint, goOn, promptEnded, isHurried } = player;
  const { t } = useTranslation();
  const { place, lang, texts } = scene;
  const { showing } = view;
  const { isOn, speak } = useReadAloud(lang);
  const text = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The end may come after the effect that looks for it.
  const endsHere = useCallback((element: HTMLHeadingElement | null): void => {
    heading.current = element;
    if (element !== null) afterPaint(() => element.focus({ preventScroll: true }));
  }, []);
  const answering = isAnswering(view, phase);
  const ask = showing.kind === 'ask' ? showing.ask : null;
  const line = showing.kind === 'line' ? showing.line : (ask?.line ?? null);
  const told = line?.text;
  const optionTexts = answering && ask !== null ? ask.options.map((option) => option.text) : [];
  const isTold = phase === 'told' || phase === 'answer';

  const hasRested = useRef(false);
  useEffect(() => {
    if (isPaused) {
      hasRested.current = true;
      return undefined;
    }
    const isBack = hasRested.current;
    hasRested.current = false;
    // A break gives the focus back, but for one that came before the focus did.
    if (isBack && document.activeElement !== document.body) return undefined;
    // To the prompt, not to the first answer: a second press on the way must not answer.
    const next = showing.kind === 'end' ? heading : answering ? text : button;
    if (phase === 'game' || next.current === document.activeElement) return undefined;
    // Behind the frame: to know whether it can have the focus, the browser lays out the page there and then.
    return afterPaint(() => next.current?.focus({ preventScroll: true }));
  }, [turn, phase, answering, showing.kind, isPaused]);

  // A turn has one line and its options, however often it is rendered.
  const readTurn = useEffectEvent((): (() => void) | undefined => {
    if (told === undefined) return undefined;
    if (!isOn) {
      promptEnded();
      return undefined;
    }
    void speak(told).then((isHeard) => {
      promptEnded();
      if (isHeard && optionTexts.length > 0) void speak(optionTexts);
    });
    return stopReading;
  });
  useEffect(() => {
    if (!isTold || isPaused) return;
    let stop: (() => void) | undefined;
    const leave = afterPaint(() => {
      stop = readTurn();
    });
    return () => {
      leave();
      stop?.();
    };
  }, [turn, isTold, isOn, isPaused, speak]);

  if (showing.kind === 'end') {
    return (
      <EndCard
        stop={place.stop}
        program={place.program}
        title={title}
        headingRef={endsHere}
        onAgain={onAgain}
      >
        {place.stop.kind === 'comic' && (
          <ComicBook scene={scene.told} picks={player.picks} {...(texts && { texts })} />
        )}
      </EndCard>
    );
  }
  const game = ask === null ? (line?.play ?? null) : ask.play;
  const hintButton =
    ask === null || ask.hint === null ? null : <HintButton isGiven={hint !== null} onAsk={player.showHint} />;
  const hintText = hint === null ? null : <HintText hint={hint} lang={lang} />;
  if (phase === 'game' && game !== null) {
    return (
      <GameBoard
        key={turn}
        play={game}
        program={place.program}
        line={line}
        options={ask?.options ?? []}
        texts={texts}
        isPaused={isPaused}
        help={
          hintButton === null || ask === null || ask.options.every(({ out }) => out === null)
            ? null
            : { button: hintButton, hint: hintText }
        }
        onDone={player.gameDone}
      />
    );
  }
  const slowDown = isHurried ? t('play.scene.slow-down') : null;
  return (
    <Dialogue
      line={line}
      lang={lang}
      more={[...optionTexts, ...(slowDown === null ? [] : [slowDown])]}
      textRef={text}
      // A line that only goes on has nothing to be helped with.
      tools={answering ? hintButton : null}
      isQuestion={answering}
    >
      {turn === 0 && <ReadOffer lang={lang} />}
      {slowDown !== null && <SlowDown text={slowDown} program={place.program} />}
      {hintText}
      {answering && ask !== null && isPainted && (
        <Choices
          key={turn}
          options={ask.options}
          lang={lang}
          faceOf={drawnAs(view.stage.speaker ?? '') ?? hostOf(place.program)}
          program={place.program}
          onShown={player.answersShown}
          onHover={player.hover}
          onPick={player.pick}
        />
      )}
      {!answering && <NextButton onPress={goOn} buttonRef={button} />}
    </Dialogue>
  );
}

/** The one place that tells a screen reader what is new. */
function Announcer({ player: { view, hint }, lang }: { player: Playing; lang: string }) {
  const nameOf = useNames(lang);
  const { showing } = view;
  const line = showing.kind === 'line' ? showing.line : showing.kind === 'ask' ? showing.ask.line : null;
  const name = line === null ? null : nameOf(line.who);
  const said = line === null ? '' : name === null ? line.text : `${name}: ${line.text}`;
  const region = useRef<HTMLParagraphElement>(null);
  // Only what changes is read out: the first line, too, has to be put in.
  useEffect(() => {
    if (region.current !== null) region.current.textContent = hint ?? said;
  }, [hint, said]);
  return <p ref={region} className="visually-hidden" aria-live="polite" lang={lang} />;
}
