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

/** All kinds, for the list of letters: what a later one is called before it has a name is another letter. */
export const LETTER_KINDS = [...NAMED, 'family-code', 'follow-up', 'support', 'other'] as const;

/** Refused came back: the address takes none. Waiting is on its way, or tried again by itself; given up is tried again by staff alone, lost by nobody any more. */
export const LETTER_STATES = ['sent', 'waiting', 'refused', 'given-up', 'lost'] as const;
