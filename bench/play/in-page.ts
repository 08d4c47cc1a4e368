/** Runs inside the page that is measured, from its first moment on: what a child presses, and when the answer is seen. */

/** What the player shows. */
type Sight = { scene: string; turn: string; mode: string };

/**
 * Another sight on the screen, and the press it came after: when it was put into the page, and when it was painted. All
 * in milliseconds since the page was asked for.
 */
export type Seen = { from: Sight | null; to: Sight; pressedAt: number; changedAt: number; paintedAt: number };

/** A press as the browser reports it (Event Timing): when its work was done, and when the frame after that was seen. */
export type Press = { at: number; doneAt: number; presentedAt: number };

declare global {
  interface Window {
    /** The middle of the Play button of the home page, once it is on the screen. */
    playButton: Promise<{ x: number; y: number }>;
    /** When the app took a press of it. */
    playAnswered: Promise<number>;
    /** The next sight that is painted. */
    nextSight: () => Promise<Seen>;
    /** What stands on the screen now. A press may bring two sights, a dialog that goes and what was behind it, say. */
    forgetSights: () => string;
    /**
     * The middle of what leads on from here; null while it is not there. Whoever asks for a role and a name has a slow page
     * work out those of every shape of its stage, and miss frames and presses meanwhile.
     */
    whereToPress: () => { x: number; y: number } | null;
    /** All presses so far that took longer than a frame. */
    presses: Press[];
    /** When the answers of a question were painted: a frame behind the question. */
    answers: { scene: string; turn: string; paintedAt: number }[];
  }
}

/**
 * A press is the `pointerup` of it: `timeStamp` is when the browser was told of the finger, so that waiting for a busy
 * page counts. An answer is seen when React has put it into the page (a MutationObserver hears of that in the same
 * task), the next frame has begun (`requestAnimationFrame`), and its style, layout and paint are done (a task that was
 * posted in the frame comes behind them, and before all that can wait).
 */
export function watchPage(): void {
  // A page remembers 250 files and no more, if it is not asked to.
  performance.setResourceTimingBufferSize(5000);
  let sight: Sight | null = null;
  let pressedAt = Number.NaN;
  const seen: Seen[] = [];
  let tell: ((next: Seen) => void) | null = null;
  let foundButton: (middle: { x: number; y: number }) => void;
  let answered: (at: number) => void;
  window.playButton = new Promise((resolve) => {
    foundButton = resolve;
  });
  window.playAnswered = new Promise((resolve) => {
    answered = resolve;
  });
  window.nextSight = () => {
    const next = seen.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((resolve) => {
      tell = resolve;
    });
  };

  window.forgetSights = () => {
    seen.length = 0;
    return sight?.mode ?? 'end';
  };

  window.whereToPress = () => {
    const isOn = ({ textContent }: Element): boolean => ['Next', 'Hooray!'].includes(textContent);
    const button =
      sight?.mode === 'ask'
        ? document.querySelector('ul[data-count] button')
        : [...document.querySelectorAll('main button, dialog[open] button')].findLast(isOn);
    if (!button) return null;
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  const whenPainted = (then: (at: number) => void): void => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });
    });
  };

  const look = (): Sight | null => {
    const player = document.querySelector('[data-mode]');
    if (player === null) return null;
    const isInFront = document.querySelector('dialog[open]') !== null;
    return {
      scene: player.querySelector('h1')?.textContent ?? '',
      turn: player.getAttribute('data-turn') ?? '',
      mode: isInFront ? 'dialog' : (player.getAttribute('data-mode') ?? ''),
    };
  };

  const isSame = (one: Sight | null, other: Sight | null): boolean =>
    one?.scene === other?.scene && one?.turn === other?.turn && one?.mode === other?.mode;

  window.answers = [];
  let asked = '';
  const noteAnswers = ({ scene, turn }: Sight): void => {
    if (asked === `${scene} ${turn}` || document.querySelector('[data-mode] ul[data-count]') === null) return;
    asked = `${scene} ${turn}`;
    whenPainted((paintedAt) => window.answers.push({ scene, turn, paintedAt }));
  };

  new MutationObserver(() => {
    const button = document.querySelector('a[href="/student/play"]');
    if (button !== null) {
      whenPainted(() => {
        const { x, y, width, height } = button.getBoundingClientRect();
        foundButton({ x: x + width / 2, y: y + height / 2 });
      });
    }
    const now = look();
    if (now?.mode === 'ask') noteAnswers(now);
    if (now === null || isSame(now, sight)) return;
    const before = sight;
    const after = pressedAt;
    const changedAt = performance.now();
    sight = now;
    whenPainted((paintedAt) => {
      const next: Seen = { from: before, to: now, pressedAt: after, changedAt, paintedAt };
      if (tell === null) seen.push(next);
      else tell(next);
      tell = null;
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-turn', 'data-mode', 'open'],
  });

  window.presses = [];
  // The shortest that may be asked for.
  const wanted = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('touchend')) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const { startTime: at, processingEnd: doneAt, duration } = entry;
      window.presses.push({ at, doneAt, presentedAt: at + duration });
    }
  }).observe(wanted);
  addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  // Behind the app's own listeners: it has taken the press when it kept the browser from following the link.
  addEventListener('click', (event) => {
    const isButton = event.target instanceof Element && event.target.closest('a[href="/student/play"]');
    if (isButton && event.defaultPrevented) answered(performance.now());
  });
}
