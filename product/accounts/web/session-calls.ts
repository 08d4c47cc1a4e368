import { call } from '#platform/web/api.ts';
import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';
import {
  getEcommerce,
  getProfile,
  handshake,
  handshakeLite,
  logout,
  type SessionReply,
  type UserProfile,
} from '../contract.ts';
import type { EcommerceState } from '../rules/ecommerce.ts';

/** The calls of the session, apart from it: a visitor's page needs the session, but none of the contract. */
const silent = { silent: true } as const;

/** A server that does not answer must not keep anybody from leaving. */
const LEAVING_TAKES_AT_MOST_MILLISECONDS = 5000;

export function callHandshake(): Promise<SessionReply> {
  return call(handshake, {}, silent);
}

export function callHandshakeLite(): Promise<{ ecommerce: EcommerceState; notifications: SidebarItem[] }> {
  return call(handshakeLite, {}, silent);
}

export async function callProfile(): Promise<UserProfile> {
  return (await call(getProfile, {}, silent)).data;
}

export async function callEcommerce(): Promise<EcommerceState> {
  return (await call(getEcommerce, {}, silent)).data;
}

export async function callLogout(): Promise<void> {
  await call(logout, {}, { ...silent, signal: AbortSignal.timeout(LEAVING_TAKES_AT_MOST_MILLISECONDS) });
}
