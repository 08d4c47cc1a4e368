/** What people ask about, the most common first. */
export const SUPPORT_TOPICS = ['students', 'licenses', 'playing', 'account', 'privacy', 'other'] as const;

/** A long letter fits; whoever has more to say is written back to. */
export const SUPPORT_MESSAGE_MAX = 2000;

/** Nobody has more questions in an hour, a broken page or a prankster has. */
export const QUESTIONS_AN_HOUR = 10;
