/** What everybody may read without an account, by its address. */
export const LEGAL_PAGES = [
  'terms',
  'privacy',
  'agreement',
  'security',
  'accessibility',
  'report-a-fault',
] as const;
export type LegalName = (typeof LEGAL_PAGES)[number];

/** Written for readers, in both languages, with a date. The others say what `docs/` says. */
export const DATED = ['terms', 'privacy', 'agreement', 'report-a-fault'] as const;
export type DatedName = (typeof DATED)[number];

export const isDated = (name: LegalName): name is DatedName => DATED.some((dated) => dated === name);

/** To be printed and signed, or handed on. */
export const PRINTED: readonly LegalName[] = ['agreement', 'security', 'accessibility'];

/** Days that the texts promise, and that nothing in the product counts. */
export const PROMISES = {
  /** Working days until a person has answered a report of a fault. */
  answer_days: 5,
  plan_days: 30,
  publish_days: 90,
  /** Before a change that matters. */
  notice_days: 30,
  request_days: 10,
  return_days: 30,
  /** For what was bought by mistake and no student has used. */
  refund_days: 30,
  breach_hours: 72,
} as const;
