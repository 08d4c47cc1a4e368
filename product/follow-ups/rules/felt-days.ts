import type { Day } from '#platform/contract/days.ts';
import { isHardFeeling } from '#product/play/rules/results/events.ts';
import type { AnsweredDay } from './streak.ts';

export type HardDays = { feeling: 'mad' | 'sad' | 'worried'; days: Day[] };

const isHard = (one: AnsweredDay): one is AnsweredDay & { feeling: HardDays['feeling'] } =>
  isHardFeeling(one.feeling);

/** The hard days in their order, those with one feeling that follow each other together; better days in between are left out. */
export function hardDaysInOrder(days: readonly AnsweredDay[]): HardDays[] {
  const parts: HardDays[] = [];
  for (const one of days.filter(isHard).toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = parts.at(-1);
    if (last?.feeling === one.feeling) last.days.push(one.day);
    else parts.push({ feeling: one.feeling, days: [one.day] });
  }
  return parts;
}
