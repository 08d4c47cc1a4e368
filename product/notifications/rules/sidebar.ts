import * as z from 'zod/mini';

/** Section 2, sidebar notification types. */
export const sidebarItem = z.object({
  type: z.enum(['deployed-app', 'pending-account-requests', 'clone-into-sandbox', 'bulk-upload']),
  id: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type SidebarItem = z.infer<typeof sidebarItem>;
