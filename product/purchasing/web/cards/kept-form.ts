import * as z from 'zod/mini';

const KEY = 'payment-form';

const form = z.object({
  quantity: z.optional(z.number()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  email: z.optional(z.string()),
});
type KeptForm = z.infer<typeof form>;

/** What was filled in, in this tab: who comes back from the payment page without having paid need not type it again. */
export function keepForm(values: unknown): void {
  const parsed = z.safeParse(form, values);
  try {
    if (parsed.success) sessionStorage.setItem(KEY, JSON.stringify(parsed.data));
  } catch {
    // No storage: it is typed again.
  }
}

export function keptForm(): KeptForm {
  try {
    const parsed = z.safeParse(form, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** It is paid: the next purchase is another one. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
