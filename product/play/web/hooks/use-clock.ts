import { useEffect, useEffectEvent } from 'react';

const TICK_MS = 100;
/** A device that was asleep, or too busy, did not play meanwhile. */
const MOST_MS = 300;

/** Tells about ten times a second how much time has passed, but none of the time in between that it was not running. */
export function useClock(isRunning: boolean, tick: (ms: number) => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      onTick(Math.min(now - before, MOST_MS));
      before = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}
