/** Every rule by its name, in the order in which staff look for them. */
export const RULE_NAMES = [
  ...(['sessions', 'known-devices', 'links', 'address-claims', 'factor-tickets'] as const),
  ...(['code-apps-unconfirmed', 'used-sign-ons', 'forgotten-sessions', 'former-addresses'] as const),
  ...([
    'accounts-unused',
    'acting-sessions',
    'audit',
    'mails',
    'mails-failed',
    'mails-words',
    'sidebar-tasks',
  ] as const),
  ...(['dashboard-notifications', 'events', 'throttles', 'client-events', 'students-sandbox'] as const),
  ...([
    'play-slots',
    'told-events',
    'uploads',
    'district-uploads',
    'family-invites',
    'class-devices',
    'class-cards',
  ] as const),
  ...([
    'follow-ups',
    'responder-absences',
    'school-days-off',
    'report-downloads',
    'report-links',
    'packet-links',
  ] as const),
  ...([
    'child-exports',
    'own-exports',
    'license-entries',
    'payments',
    'payments-unpaid',
    'quotes',
    'orders',
  ] as const),
  ...(['order-payments', 'order-refunds', 'order-files', 'lesson-reviews', 'retention-runs'] as const),
  ...(['identity-simulator', 'mailbox', 'payment-simulator'] as const),
] as const;

export const STANDINGS = ['in-time', 'late', 'not-run', 'failed'] as const;
export type Standing = (typeof STANDINGS)[number];

const HOUR = 3_600_000;
/** A run may be missed before anybody is told of it. */
const GRACE = { hour: 3 * HOUR, night: 49 * HOUR } as const;

type LastRun = {
  every: keyof typeof GRACE;
  at: Date;
  /** When the oldest row that was left has had its time. */
  dueAt: Date | null;
  failed: boolean;
};

/** How a rule stands now, by its last run. */
export function standingOf({ every, at, dueAt, failed }: LastRun, now: Date): Standing {
  const grace = GRACE[every];
  if (failed) return 'failed';
  if (now.getTime() - at.getTime() > grace) return 'not-run';
  if (dueAt !== null && at.getTime() - dueAt.getTime() > grace) return 'late';
  return 'in-time';
}

/** For how many whole days something is left that should have gone. */
export function daysLate(dueAt: Date | null, now: Date): number {
  return dueAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / (24 * HOUR)));
}
