/** From the press until it is done; either side can take it back meanwhile. */
export const WAITING_DAYS = 7;
/** How long a school has to decide on what a family of its child asks for. */
export const DECIDE_DAYS = 30;
/** So long before that it is reminded. */
const REMIND_DAYS_BEFORE = 7;
/** The oldest backup that is kept, as the privacy page promises. */
export const BACKUP_DAYS = 90;

export const DELETION_STATES = ['asked', 'waiting', 'taken-back', 'declined', 'done'] as const;
export const ASKED_AS = ['school', 'family', 'staff'] as const;
export type AskedAs = (typeof ASKED_AS)[number];

const DAY = 86_400_000;
const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

export const runsAt = (now: Date): Date => after(now, WAITING_DAYS);
export const decideBy = (now: Date): Date => after(now, DECIDE_DAYS);
export const remindFrom = (now: Date): Date => after(now, REMIND_DAYS_BEFORE);
export const outOfBackups = (doneAt: Date): Date => after(doneAt, BACKUP_DAYS);

/** What goes and what stays, each a sentence of `child-data.deletion`. */
export const GOES = ['record', 'play', 'adults', 'sign-in', 'copies'] as const;
export const STAYS = ['money', 'audit', 'figures', 'backups'] as const;

/** No letter that looks like another, nothing that could be a word. */
const SIGNS = '23456789BCDFGHJKMNPQRTVWXYZ';

/** D-7K3F-9Q2M: by it a certificate is found again, and no child. */
export function referenceOf(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, 8), (value) => SIGNS[value % SIGNS.length]).join('');
  return `D-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

type Named = { first_name: string; last_name: string; username: string };

/** Whether a text names the child: by the whole name, either way around, or as it signs in. */
export function namesChild({
  first_name: first,
  last_name: last,
  username,
}: Named): (text: string) => boolean {
  const names = [`${first} ${last}`, `${last}, ${first}`, `${last}${first}`, username].map((name) =>
    name.toLowerCase().trim(),
  );
  return (text) => {
    const lower = text.toLowerCase();
    return names.some((name) => name !== '' && lower.includes(name));
  };
}
