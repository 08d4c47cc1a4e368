import type { Card, ReportPage } from './page-shape.ts';

type Cards = Pick<ReportPage, 'next' | 'home'>;

/** A lesson stands with what is practiced next; in a letter with what to try at home. */
export function withLesson({ part, next, home, lesson }: ReportPage): Cards {
  if (lesson === null) return { next, home };
  const { strong, text } = lesson;
  const more = (card: Card): Card => ({ ...card, lines: [...card.lines, { strong, text }] });
  return part === 'family' ? { next, home: more(home) } : { next: next === null ? null : more(next), home };
}
