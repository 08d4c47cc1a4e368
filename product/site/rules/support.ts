/** What people ask about, the most common first. */
export const SUPPORT_TOPICS = ['students', 'licenses', 'playing', 'account', 'privacy', 'other'] as const;

/** What a page that leads here is about: its topic is chosen, and what to say is begun. */
export const SUPPORT_ABOUT = { 'large-upload': 'students' } as const satisfies Record<
  string,
  (typeof SUPPORT_TOPICS)[number]
>;

export function supportAbout(value: unknown): keyof typeof SUPPORT_ABOUT | null {
  return value === 'large-upload' ? value : null;
}

/** A long letter fits; whoever has more to say is written back to. */
export const SUPPORT_MESSAGE_MAX = 2000;

/** Nobody has more questions in an hour, a broken page or a prankster has. */
export const QUESTIONS_AN_HOUR = 10;
