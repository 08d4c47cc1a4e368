import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import { isNoticePage } from './notices.ts';

/** What home tells an educator or a parent. */
export const DASHBOARD_KINDS = [
  'welcome',
  'account-verified',
  'colleague-to-approve',
  'games-preview',
  'student-login-without-license',
  'student-mass-transfer-or-share',
  'weekly-emotion-check-in',
  'weekly-top-students',
  'licenses-expiring',
  'site-license-usage-report',
  'back-to-school',
  'follow-up',
  'family-link',
  'class-tiles-closed',
  'second-step',
  'notice',
  'consents',
  'deletion-request',
  'consent-entry',
] as const;
export type DashboardKind = (typeof DASHBOARD_KINDS)[number];

/** Who has a dashboard with updates. An admin is an educator who runs a school, a district or a team. */
export const READERS = ['educator', 'admin', 'parent'] as const;
export type Reader = (typeof READERS)[number];
/** What concerns the licenses of a family's own children, what a school wrote down in its name, and what staff tell; the rest is a school's, or a class's. */
export const PARENT_KINDS: readonly DashboardKind[] = [
  'student-login-without-license',
  'licenses-expiring',
  'consent-entry',
  'notice',
];

/** Speak of feelings or follow-ups: covered while staff act as the reader. */
export const COVERED_KINDS: readonly DashboardKind[] = ['weekly-emotion-check-in', 'follow-up'];

/** Counts, days and keys. Rows hold ids instead of names, which are looked up when they are read. */
export type DashboardData = Readonly<Record<string, string | number | null>>;

export const dashboardNotification = z.object({
  id: z.number(),
  kind: z.enum(DASHBOARD_KINDS),
  at: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type DashboardNotification = z.infer<typeof dashboardNotification>;

/** Licenses that end within so many days, today the first of them, are expiring. */
export const EXPIRING_DAYS = 30;
/** The whole trial has 30 days: its end is near only in the last week. */
export const TRIAL_EXPIRES_WITHIN_DAYS = 7;
/** New educators look around first; after a month they know the programs. */
export const GAMES_PREVIEW_FROM_DAYS = 1;
export const GAMES_PREVIEW_UNTIL_DAYS = 30;

/** The school year starts 1 July. The notice greets it, and is gone when the leaves fall. */
export function backToSchoolYear(today: Day): number | null {
  const day = today.slice(5);
  return day >= '07-01' && day <= '09-30' ? Number(today.slice(0, 4)) : null;
}

/** The sentence of a notification. */
export function messageOf(
  { kind, data }: Pick<DashboardNotification, 'kind' | 'data'>,
  reader: Reader = 'educator',
): Message {
  const ofFamily = reader === 'parent' ? familyMessageOf(kind, data) : null;
  if (ofFamily !== null) return ofFamily;
  switch (kind) {
    case 'welcome':
      return { i18n: `notifications.dashboard.welcome${reader === 'admin' ? '-admin' : ''}` };
    case 'account-verified':
      return { i18n: 'notifications.dashboard.account-verified' };
    case 'colleague-to-approve':
      return {
        i18n: 'notifications.dashboard.colleague-to-approve',
        values: { name: String(data['by'] ?? '') },
      };
    case 'games-preview':
      return { i18n: 'notifications.dashboard.games-preview' };
    case 'back-to-school':
      return { i18n: 'notifications.dashboard.back-to-school', values: { year: yearsOf(data['year']) } };
    case 'licenses-expiring':
      return expiring(data);
    case 'student-mass-transfer-or-share':
      return received(data);
    case 'student-login-without-license':
      return { i18n: 'notifications.dashboard.login-without-license' };
    case 'site-license-usage-report':
      return {
        i18n: 'notifications.dashboard.site-license-usage',
        values: {
          month: String(data['month'] ?? ''),
          year: yearsOf(schoolYearOf(String(data['month'] ?? ''))),
        },
      };
    case 'follow-up':
      return followUp(data);
    case 'family-link':
      return familyLink(data);
    case 'class-tiles-closed':
      return { i18n: 'notifications.dashboard.class-tiles-closed' };
    case 'second-step':
      return {
        i18n: 'notifications.dashboard.second-step',
        values: { name: String(data['name'] ?? ''), date: String(data['date'] ?? '') },
      };
    case 'consents':
      return consents(data);
    case 'deletion-request':
      return {
        i18n: 'notifications.dashboard.deletion-request',
        values: { date: String(data['date'] ?? '') },
      };
    case 'consent-entry':
      return { i18n: 'notifications.family.consent-entry' };
    case 'notice':
      return { i18n: 'notifications.dashboard.notice', values: wordsOf(data, 'en') };
    case 'weekly-emotion-check-in':
      return checkedIn(data);
    case 'weekly-top-students':
      return playedMost(data);
  }
}

/** A notice has its words with it, as staff wrote them in each language. */
export function wordsOf(data: DashboardData, language: string): { title: string; text: string } {
  const of = language === 'zh-TW' ? 'zh' : 'en';
  return { title: String(data[`title_${of}`] ?? ''), text: String(data[`text_${of}`] ?? '') };
}

/** That one was named to answer is told until one has looked where that stands. */
export function tellsOfNaming({ kind, data }: Pick<DashboardNotification, 'kind' | 'data'>): boolean {
  return kind === 'follow-up' && data['what'] === 'named';
}

/** Neither a name nor a feeling: it also stands in letters. */
function followUp({ what, count, date }: DashboardData): Message {
  const values = { count: Number(count ?? 1), date: String(date ?? '') };
  return { i18n: `notifications.dashboard.follow-up-${String(what)}`, values };
}

/** No child is named: it also stands in letters. */
function familyLink({ what, by }: DashboardData): Message {
  return { i18n: `notifications.dashboard.family-${String(what)}`, values: { name: String(by ?? '') } };
}

function consents({ what, school, year }: DashboardData): Message {
  const values = { school: String(school ?? ''), year: yearsOf(year) };
  return { i18n: `notifications.dashboard.consents-${String(what)}`, values };
}

/** Parents have children, no students. Null for what an account was told while it was an educator's. */
function familyMessageOf(kind: DashboardKind, data: DashboardData): Message | null {
  if (kind === 'student-login-without-license') return { i18n: 'notifications.family.login-without-license' };
  if (kind !== 'licenses-expiring') return null;
  const { trial_ends_on: trial, ends_on: day, count } = data;
  if (typeof trial === 'string') return trialExpiring('family', trial, data);
  if (typeof day !== 'string') return null;
  const values = { count: Number(count ?? 0), date: day };
  return { i18n: 'notifications.family.licenses-expiring', values };
}

/** How the class felt is told of enough children only: the row holds it, or does not. */
function checkedIn({ week, students, happy, okay, worried, sad, mad }: DashboardData): Message {
  const values = { count: Number(students ?? 0), date: String(week ?? '') };
  if (happy === undefined) return { i18n: 'notifications.dashboard.check-in', values };
  const felt = { happy, okay, worried, sad, mad };
  const times = Object.fromEntries(
    Object.entries(felt).map(([feeling, count]) => [feeling, Number(count ?? 0)]),
  );
  return { i18n: 'notifications.dashboard.check-in-feelings', values: { ...values, ...times } };
}

/** Without names in mails, and where they are all somebody else's students by now. */
function playedMost({ week, students, names }: DashboardData): Message {
  const date = String(week ?? '');
  return typeof names === 'string'
    ? { i18n: 'notifications.dashboard.top-students', values: { date, names } }
    : { i18n: 'notifications.dashboard.students-played', values: { date, count: Number(students ?? 0) } };
}

/** The lesson that a weekly notice names, by its title in a language; null where it names none. */
export function lessonNamed(data: DashboardData, language: string): { code: string; title: string } | null {
  const { lesson, lesson_en: english, lesson_zh: chinese } = data;
  if (typeof lesson !== 'string' || typeof english !== 'string') return null;
  return { code: lesson, title: language === 'zh-TW' ? String(chinese ?? english) : english };
}

/** Whom a notification names, so that each name can lead to the child. Null where names and ids do not pair. */
export function childrenNamed({ names, ids }: DashboardData): { id: number; name: string }[] | null {
  if (typeof names !== 'string' || typeof ids !== 'string') return null;
  const [all, numbers] = [names.split(', '), ids.split(',').map(Number)];
  if (all.length !== numbers.length) return null;
  return all.map((name, at) => ({ name, id: numbers[at] ?? 0 }));
}

/** Where only some of the children live by it, that is what it says: the others' licenses go on. */
function trialExpiring(to: 'dashboard' | 'family', date: string, { on_trial: some }: DashboardData): Message {
  return typeof some === 'number'
    ? { i18n: `notifications.${to}.trial-expiring-some`, values: { date, count: some } }
    : { i18n: `notifications.${to}.trial-expiring`, values: { date } };
}

function expiring(data: DashboardData): Message {
  const { trial_ends_on: trial, count } = data;
  if (typeof trial === 'string') return trialExpiring('dashboard', trial, data);
  const values = { count: Number(count ?? 0), days: EXPIRING_DAYS };
  return { i18n: 'notifications.dashboard.licenses-expiring', values };
}

function received({ how, by, count }: DashboardData): Message {
  if (how === 'share-ended') {
    return { i18n: 'notifications.dashboard.share-ended', values: { count: Number(count ?? 0) } };
  }
  const way = how === 'share' ? 'shared' : 'transferred';
  const values = { count: Number(count ?? 0), name: String(by ?? '') };
  return typeof by === 'string'
    ? { i18n: `notifications.dashboard.students-${way}`, values }
    : { i18n: `notifications.dashboard.students-${way}-by-staff`, values };
}

/** 2026 is the school year 2026/27. */
function yearsOf(year: unknown): string {
  return `${Number(year)}/${String((Number(year) + 1) % 100).padStart(2, '0')}`;
}

export type DashboardLink = Message & {
  to: string;
  /** The tab of a page that a link leads to, and what its list is narrowed to; or the week that it shows. */
  search?: { tab?: string; license?: string; year?: string; week?: string };
};

/** Where a notification leads, and what the link says; null where there is nothing to see for its reader. */
export function linkOf(
  { kind, data }: Pick<DashboardNotification, 'kind' | 'data'>,
  reader: Reader,
): DashboardLink | null {
  if (reader === 'parent') return familyLinkOf(kind, data);
  switch (kind) {
    case 'welcome':
      return reader === 'admin'
        ? { to: '/educator/educators', i18n: 'notifications.dashboard.add-teachers' }
        : ownStudents('add-students');
    case 'account-verified':
      return ownStudents('add-students');
    case 'colleague-to-approve':
      // Whose page it is: somebody who runs nothing any more approves nobody.
      return reader === 'admin'
        ? {
            to: '/educator/educators',
            i18n: 'notifications.dashboard.open-pending',
            search: { tab: 'pending-colleagues' },
          }
        : null;
    case 'games-preview':
      return { to: '/educator/getting-started', i18n: 'notifications.dashboard.open-previews' };
    case 'licenses-expiring':
      return typeof data['trial_ends_on'] === 'string'
        ? { to: '/educator/purchasing', i18n: 'notifications.dashboard.open-purchasing' }
        : ownStudents('open-these-students', 'expiring');
    case 'student-login-without-license':
      return ownStudents('open-these-students', 'expired,none');
    case 'site-license-usage-report':
      return {
        to: '/educator/site-license',
        i18n: 'notifications.dashboard.open-report',
        search: { tab: 'usage', year: String(schoolYearOf(String(data['month'] ?? ''))) },
      };
    case 'follow-up':
      return followUpLink(data);
    case 'family-link':
      return typeof data['ids'] === 'string'
        ? { to: `/educator/students/${data['ids']}`, i18n: 'notifications.dashboard.open-student' }
        : ownStudents('open-students');
    case 'class-tiles-closed':
      return { to: '/educator/account/class-tiles', i18n: 'notifications.dashboard.open-class-tiles' };
    case 'second-step':
      return { to: '/educator/account/sign-in', i18n: 'notifications.dashboard.open-sign-in' };
    case 'consents':
      return { to: '/educator/consents', i18n: 'notifications.dashboard.open-consents' };
    case 'deletion-request':
      return typeof data['child'] === 'number'
        ? { to: `/educator/students/${data['child']}/data`, i18n: 'notifications.dashboard.open-request' }
        : { to: '/educator/students', i18n: 'notifications.dashboard.open-students' };
    case 'consent-entry':
      return ownStudents('open-students');
    case 'notice':
      return noticeLink('/educator', data);
    case 'weekly-emotion-check-in':
      return {
        to: '/educator/emotion-check-ins',
        i18n: 'notifications.dashboard.open-check-ins',
        ...(typeof data['week'] === 'string' ? { search: { week: data['week'] } } : {}),
      };
    case 'student-mass-transfer-or-share':
    case 'weekly-top-students':
    case 'back-to-school':
      return ownStudents('open-students');
  }
}

/** Everybody who is told has these pages, educators and parents each their own. */
function noticeLink(base: '/educator' | '/parent', { page }: DashboardData): DashboardLink | null {
  if (!isNoticePage(page)) return null;
  const words = base === '/parent' && page === 'students' ? 'children' : page;
  return { to: `${base}/${page}`, i18n: `notifications.dashboard.notice-links.${words}` };
}

function followUpLink({ what }: DashboardData): DashboardLink {
  return what === 'ends' || what === 'off' || what === 'named'
    ? { to: '/educator/emotion-check-ins/responders', i18n: 'notifications.dashboard.open-responders' }
    : { to: '/educator/emotion-check-ins/follow-ups', i18n: 'notifications.dashboard.open-follow-ups' };
}

/** Those of the own students with whose licenses it stands like that, or all of them. */
function ownStudents(words: string, license?: string): DashboardLink {
  return {
    to: '/educator/students',
    i18n: `notifications.dashboard.${words}`,
    search: { tab: 'mine-active', ...(license === undefined ? {} : { license }) },
  };
}

/** Who has licenses left is led to the child, everybody else to where they are sold. */
function familyLinkOf(kind: DashboardKind, data: DashboardData): DashboardLink | null {
  if (!PARENT_KINDS.includes(kind)) return null;
  if (kind === 'notice') return noticeLink('/parent', data);
  if (kind === 'consent-entry') {
    const child = typeof data['child'] === 'number' ? `/${data['child']}` : '';
    return { to: `/parent/students${child}`, i18n: 'notifications.family.open-child' };
  }
  const count = Number(data['licenses_left'] ?? 0);
  if (kind === 'student-login-without-license' && count > 0) {
    return {
      to: '/parent/students',
      i18n: 'notifications.family.use-license',
      values: { count },
      search: { tab: 'active', license: 'expired,none' },
    };
  }
  return { to: '/parent/purchasing', i18n: 'notifications.family.open-purchasing' };
}

/** The school year starts 1 July. 2026-06 is of 2025/26. */
function schoolYearOf(month: string): number {
  return Number(month.slice(0, 4)) - (month.slice(5) < '07' ? 1 : 0);
}
