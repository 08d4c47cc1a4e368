import * as z from 'zod/mini';

const plan = z.object({ quantity: z.number(), used: z.number(), remaining: z.number() });

/** What the dashboard knows about licenses without asking again. */
export const ecommerceState = z.object({
  is_active_customer: z.boolean(),
  purchases: z.object({
    free_trial: z.nullable(
      z.object({ ends_on: z.string(), days_left: z.number(), student_limit: z.nullable(z.number()) }),
    ),
    individual: plan,
    site: plan,
    /** The same licenses by how the user comes to them. */
    shares: z.object({ own_individual: plan, own_site: plan, shared: plan, pool: plan }),
    /** Each pool the user can draw on by itself: the name of its group, and of which plan it is. */
    pools: z.array(z.extend(plan, { name: z.string(), plan: z.enum(['individual', 'site']) })),
    /** What groups bought for distribution and the user, who runs them, can hand on; nobody draws on these yet. */
    to_share_out: z.number(),
    /** What can go to somebody else: own ones that were no gift, and what is left in the groups the user runs. */
    to_pass_on: z.object({ individual: z.number(), site: z.number(), groups: z.number() }),
  }),
  product_usage: z.object({ students: z.number(), students_with_program: z.number() }),
});
export type EcommerceState = z.infer<typeof ecommerceState>;

/** Paid licenses that can be given to somebody now. */
export function paidLeft(state: EcommerceState | null): number {
  return state === null ? 0 : state.purchases.individual.remaining + state.purchases.site.remaining;
}
