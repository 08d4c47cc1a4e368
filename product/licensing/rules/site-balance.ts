import * as z from 'zod/mini';
import type { Message } from '#platform/contract/message.ts';

const sum = z.object({ quantity: z.number(), used: z.number(), remaining: z.number() });

/** How much of the site licenses somebody runs is used, in a school year. */
export const siteBalance = z.extend(sum, {
  owners: z.array(z.string()),
  /** Of these, in the hands of whom they were shared out to. */
  shared_out: sum,
  /** Not theirs: pools and licenses of others that the reader can draw on, each by the name of who holds it. */
  pools: z.array(z.extend(sum, { name: z.string() })),
  /** Of the educators whom the reader looks after: individual licenses in their own hands. */
  individual: sum,
});
export type SiteBalance = z.infer<typeof siteBalance>;

const less = (one: z.infer<typeof sum>, other: z.infer<typeof sum>): z.infer<typeof sum> => ({
  quantity: one.quantity - other.quantity,
  used: one.used - other.used,
  remaining: one.remaining - other.remaining,
});

/** The same sentences on the screen and in print: the sum, what is part of it, and what comes besides it, each by itself. */
export function balanceLines({ shared_out: shared, pools, individual, ...whole }: SiteBalance): Message[] {
  const line = (
    i18n: string,
    { quantity, used, remaining }: z.infer<typeof sum>,
    more: Record<string, string> = {},
  ): Message => ({
    i18n: `licensing-histories.report.${i18n}`,
    values: { quantity, used, remaining, ...more },
  });
  return [
    line('balance', whole),
    // What is not shared out is what home calls the pool: both screens name the same figures.
    ...(shared.quantity > 0 ? [line('kept', less(whole, shared)), line('shared-out', shared)] : []),
    ...pools.filter(({ quantity }) => quantity > 0).map((pool) => line('pool', pool, { name: pool.name })),
    ...(individual.quantity > 0 ? [line('individual', individual)] : []),
  ];
}
