import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import type { PostOffice } from '#platform/server/mail.ts';
import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';

/** What the accounts need from around them, handed in by the app. */
export type AccountPorts = {
  appKey: Buffer;
  post: PostOffice;
  strictMessages: boolean;
  notificationsOf(tx: Tx, actor: Actor): Promise<SidebarItem[]>;
};
