import { type Message, type NotificationReply, notify } from '#platform/contract/message.ts';
import { money } from '../../../rules/prices.ts';

/** A refund by staff, and what came of it. */
export type Result = {
  status: 'asked' | 'done' | 'refused';
  amount_cents: number;
  number: string;
  /** Of what was paid, after it. */
  left_cents: number;
  /** The buyer's address, where the letter went to. */
  buyer: string;
  /** Null: the licenses followed together with those of a later refund. */
  taken: number | null;
  in_use: number | null;
};

/** What really happened to the money and to the licenses, in numbers. */
export function tellRefund(result: Result): NotificationReply {
  const { amount_cents: cents, number, left_cents: left, buyer, taken, in_use: kept } = result;
  const isWhole = left <= 0;
  const also: Message[] = [
    ...(taken === null ? [] : [{ i18n: 'purchasing-orders.refund.taken', values: { count: taken } }]),
    ...(kept === null || kept === 0
      ? []
      : [{ i18n: 'purchasing-orders.refund.kept', values: { count: kept } }]),
    ...(buyer === '' ? [] : [{ i18n: 'purchasing-orders.refund.mailed', values: { to: buyer } }]),
  ];
  return isWhole
    ? notify('purchasing-orders.refund.done', { amount: money(cents), number }, 'success', also)
    : notify(
        'purchasing-orders.refund.done-part',
        { amount: money(cents), number, left: money(left) },
        'success',
        also,
      );
}
