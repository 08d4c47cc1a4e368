import { addDays, type Day, dayIn } from '#platform/contract/days.ts';
import type { ReportFacts } from '#product/reports/rules/facts.ts';
import { practiceOf, saidSkills } from '#product/reports/rules/said-skills.ts';
import type { LessonNeeds } from './page-shape.ts';

/** What was played longer ago is no longer what a lesson goes on from. */
const LATELY_DAYS = 30;

type Played = { finished: readonly { scene: string; at: string }[]; today: Day; timeZone: string };

export function lessonNeedsOf(facts: ReportFacts | null, { finished, today, timeZone }: Played): LessonNeeds {
  const since = addDays(today, 1 - LATELY_DAYS);
  const last = finished
    .filter(({ at }) => dayIn(timeZone, new Date(at)) >= since)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return {
    skill: facts === null ? null : (practiceOf(saidSkills(facts))?.skill ?? null),
    scene: last?.scene ?? null,
  };
}
