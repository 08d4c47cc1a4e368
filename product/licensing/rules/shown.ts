import type { Message } from '#platform/contract/message.ts';
import type { HistoryType } from './history.ts';
import { ISSUERS } from './plans.ts';

/** Where a lot came from. */
export const ORIGINS = ['trial', 'purchase', 'free', 'gift', 'purchase-order', 'refund'] as const;

/** Section 3: what staff issued in somebody's name is shown as "user / uber". */
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
    i18n: `histories.sentences.${key}`,
    values: {
      owner: line.owner ?? words.nobody,
      to: line.to ?? words.staff,
      count: Math.abs(quantity ?? 0),
      change: signed(quantity ?? 0),
      plan: words.plan,
      program: words.program,
      price: line.price ?? NOT_KNOWN,
      order: line.purchase_order_number ?? NOT_KNOWN,
      reference: line.reference ?? NOT_KNOWN,
    },
  };
}

function sentenceKey({ quantity, program, price }: HistoryLine, type: HistoryType): string {
  switch (type) {
    case 'purchase-updated':
    case 'give-for-free-updated':
      return quantity === null ? `${type}-dates` : type;
    case 'use-product-assigned':
      return program === null ? `${type}-any` : type;
    case 'request-quote-individual':
    case 'request-quote-site':
    case 'quote-individual':
    case 'quote-site':
    case 'purchase-created':
      return price === null ? `${type}-unpriced` : type;
    default:
      return type;
  }
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`;
}
