import { playTime, playTimeOf } from '#platform/contract/texts/play-time.ts';
import { useSay } from '#platform/web/say.ts';

/** Seconds of play in words. */
export function useDuration(): (seconds: number) => string {
  const say = useSay();
  return (seconds) => say(playTimeOf(seconds));
}

/** The same of minutes that were counted together with others. */
export function useMinutes(): (minutes: number, played?: boolean) => string {
  const say = useSay();
  return (minutes, played) => say(playTime(minutes, played));
}
