import type { Message } from '../message.ts';

const MINUTE = 60;

/** Whole minutes, rounded once, as lists round them. */
export function minutesOf(seconds: number): number {
  return Math.floor((seconds + MINUTE / 2) / MINUTE);
}

/**
 * A time of play in words, the same on every screen, page and file: "under 1 min", "53 min", "3 h 16 min", "2 h". Of who
 * has not played at all it is "0 min".
 */
export function playTime(minutes: number, played = true): Message {
  if (minutes === 0 && played) return { i18n: 'ui.play-time.under' };
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE];
  if (hours === 0) return { i18n: 'ui.play-time.minutes', values: { minutes } };
  if (rest === 0) return { i18n: 'ui.play-time.hours', values: { hours } };
  return { i18n: 'ui.play-time.both', values: { hours, minutes: rest } };
}

/** The same of what was counted in seconds. */
export function playTimeOf(seconds: number): Message {
  return playTime(minutesOf(seconds), seconds > 0);
}
