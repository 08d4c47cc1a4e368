import { hoursLater } from '#platform/contract/links/code-links.ts';

/** A family opens its letter as often as it likes, for so long. */
const LINK_HOURS = 48;
/** Of one report at a time: more are of no use to anybody. */
export const MOST_LINKS = 10;

export const linkEnd = (now: Date): Date => hoursLater(now, LINK_HOURS);

/** Where a letter is opened, on the dashboard's site. */
export const LETTER_PATH = '/letter/';
