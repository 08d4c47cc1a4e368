import type { Day } from '#platform/contract/days.ts';

/** Whom staff tell something: educators by their role, and parents. */
export const AUDIENCES = ['educator', 'clinician', 'administrator', 'home', 'parent'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Where a notice may lead: pages that everybody has who can be told. */
export const NOTICE_PAGES = ['students', 'getting-started', 'purchasing', 'support'] as const;
export type NoticePage = (typeof NOTICE_PAGES)[number];

export const isNoticePage = (page: unknown): page is NoticePage =>
  NOTICE_PAGES.some((known) => known === page);

export const NOTICE_STATES = ['draft', 'planned', 'shown', 'over', 'ended'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

type Dated = {
  first_day: Day;
  last_day: Day;
  published_at: Date | string | null;
  ended_at: Date | string | null;
};

/** The list says the same in SQL; `notices.test.ts` holds them together. */
export function stateOf(notice: Dated, today: Day): NoticeState {
  if (notice.published_at === null) return 'draft';
  if (notice.ended_at !== null) return 'ended';
  if (today < notice.first_day) return 'planned';
  return today <= notice.last_day ? 'shown' : 'over';
}

/** So many days a notice may stand at most: what is true for longer belongs on a page. */
export const LONGEST_NOTICE_DAYS = 120;

/** The weeks around the first day of school: a notice that begins later in the year is next year's. */
export function backToSchoolDays(today: Day): { first_day: Day; last_day: Day } {
  const thisYear = Number(today.slice(0, 4));
  const year = today > `${thisYear}-09-15` ? thisYear + 1 : thisYear;
  const first = `${year}-08-01`;
  return { first_day: today > first && year === thisYear ? today : first, last_day: `${year}-09-15` };
}
