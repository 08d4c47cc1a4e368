import { PAPER } from '#platform/server/pdf/sheet.ts';
import { type Say, sayIn } from '#platform/server/texts.ts';

export const MARGIN = 48;
export const WIDTH = PAPER.width - 2 * MARGIN;
export const INK = { text: '#22313a', quiet: '#5b6670', line: '#cfd6da', shade: '#f4f6f7' } as const;

/** The words of documents: business offices in the United States read them, so there is one language. */
export const word = (key: string, values?: Record<string, string | number>): string =>
  say({ i18n: key, values });
const say: Say = sayIn('en');

export type PaperLine = {
  description: string;
  details: readonly string[];
  quantity: number;
  unit: string;
  unitPrice: string;
  amount: string;
};

/** A document with a head, two addresses, lines, totals and terms: quotes, invoices, receipts and confirmations. */
export type Paper = {
  title: string;
  number: string;
  date: Date;
  /** Number, dates and the like, beside the vendor. */
  facts: readonly (readonly [label: string, value: string])[];
  parties: readonly { title: string; lines: readonly string[] }[];
  lines: readonly PaperLine[];
  totals: readonly (readonly [label: string, value: string])[];
  /** What the last total comes to, set large. */
  due: readonly [label: string, value: string];
  /** Set off, such as that it is paid. */
  banner?: string;
  notes: readonly { title: string; text: string }[];
};
