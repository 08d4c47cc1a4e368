import type { Message } from '#platform/contract/message.ts';
import type { HistoryType } from './history.ts';
import { ISSUERS } from './plans.ts';

/** Where a lot came from. */
export const ORIGINS = ['trial', 'purchase', 'free', 'gift', 'purchase-order', 'refund'] as const;

/** In whose hands a lot is, for who reads the list: the own, handed on by others, or a group's. */
export const HELD = ['own', 'shared', 'pool'] as const;

/** What staff issued in somebody's name is shown as "user / uber". */
export const SHOWN_ISSUERS = [...ISSUERS, 'user-uber'] as const;

/** The lines of the history that move licenses between owners. */
export const TRANSFER_TYPES = ['transfer', 'reclaim'] as const;

export type HistoryLine = {
  type: HistoryType | null;
  owner: string | null;
  to: string | null;
  quantity: number | null;
  plan: string | null;
  program: string | null;
  price: string | null;
  purchase_order_number: string | null;
  reference: string | null;
};

/** What a line says in words of the reader's language. */
export type HistoryWords = { plan: string; program: string; nobody: string; staff: string };

const NOT_KNOWN = '–';

/** A line of the history as a sentence: one for each type, and a shorter one where a detail is not known. */
export function sentenceOf(line: HistoryLine, words: HistoryWords): Message | null {
  const { type, quantity } = line;
  if (type === null) return null;
  const key = sentenceKey(line, type);
  return {
    i18n: `licensing-histories.sentences.${key}`,
    values: {
      owner: line.owner ?? words.nobody,
      to: line.to ?? words.staff,
      count: Math.abs(quantity ?? 0),
      change: signed(quantity ?? 0),
      plan: words.plan,
      program: words.program,
      price: line.price?.replace('-', '') ?? NOT_KNOWN,
      order: line.purchase_order_number ?? NOT_KNOWN,
      reference: line.reference ?? NOT_KNOWN,
      day: shownDay(line.reference ?? ''),
    },
  };
}

/** Which detail a type's sentence may have to do without, and what the shorter one is called. */
const SHORTER: Partial<
  Record<HistoryType, readonly ['quantity' | 'program' | 'price' | 'reference', string]>
> = {
  'purchase-created': ['price', 'unpriced'],
  'give-for-free-updated': ['quantity', 'dates'],
  'use-product-assigned': ['program', 'any'],
  'request-quote-individual': ['price', 'unpriced'],
  'request-quote-site': ['price', 'unpriced'],
  'quote-individual': ['price', 'unpriced'],
  'quote-site': ['price', 'unpriced'],
  'trial-started': ['reference', 'undated'],
  'trial-changed': ['reference', 'undated'],
  // Played on when the money went back, and taken back later: perhaps from somebody else than the buyer.
  refund: ['price', 'later'],
};

function sentenceKey(line: HistoryLine, type: HistoryType): string {
  if (type === 'purchase-updated') return `${type}${updateOf(line)}`;
  // Taken from whoever was handed some of a refunded order: nobody gets them.
  if (type === 'reclaim' && line.to === null && line.reference !== null) return 'reclaim-refunded';
  // A family's trial is for its children, however many licenses it counts.
  const isTrial = type === 'trial-started' || type === 'trial-changed';
  if (isTrial && line.quantity === null && line.reference !== null) return `${type}-family`;
  const [detail, ending] = SHORTER[type] ?? [];
  return detail !== undefined && line[detail] === null ? `${type}-${ending}` : type;
}

/** A purchase gets more licenses, with or without a price; or other dates; or its money, or loses it again. */
function updateOf({ quantity, price }: HistoryLine): '' | '-priced' | '-dates' | '-paid' | '-unpaid' {
  if (quantity === null && price !== null) return price.startsWith('-') ? '-unpaid' : '-paid';
  if (quantity === null) return '-dates';
  return price === null ? '' : '-priced';
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`;
}

/** Of a trial: what the line refers to is its last day. */
function shownDay(reference: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(reference) ?? [];
  return year === undefined ? NOT_KNOWN : `${month}/${date}/${year}`;
}
