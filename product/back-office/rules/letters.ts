/** Kinds of letters that have a name of their own in a timeline; all others are told as a letter. */
const NAMED = [
  'account-verified',
  'activation',
  'address',
  'already-registered',
  'ask-to-share',
  'digest',
  'licenses-granted',
  'password-changed',
  'password-reset',
  'purchase-order-declined',
  'purchase-order-received',
  'purchase-thanks',
  'purchase-welcome',
  'quote',
  'refund',
  'responder-named',
  'username-change',
  'username-change-notice',
] as const;

export function letterName(kind: string | null): (typeof NAMED)[number] | 'other' {
  return NAMED.find((name) => name === kind) ?? 'other';
}
