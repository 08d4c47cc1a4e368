import type { Locale } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';
import { endActing, getActing, takeOverActing } from '../../acting-contract.ts';
import type { EcommerceState } from '../../rules/ecommerce.ts';
import {
  chooseLanguage,
  chooseTimeZone,
  getEcommerce,
  getProfile,
  handshake,
  handshakeLite,
  logout,
  type SessionReply,
  type UserProfile,
} from '../../sign-in-contract.ts';
import { tokenHeader } from './token-header.ts';

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

export async function callChooseLanguage(language: Locale): Promise<void> {
  await call(chooseLanguage, { language }, silent);
}

export async function callChooseTimeZone(zone: string): Promise<void> {
  await call(chooseTimeZone, { time_zone: zone }, silent);
}

export async function callEcommerce(): Promise<EcommerceState> {
  return (await call(getEcommerce, {}, silent)).data;
}

/** The token is named, since it need not be the one that this tab goes on with. */
export async function callLogout(accessToken: string): Promise<void> {
  const signal = AbortSignal.timeout(LEAVING_TAKES_AT_MOST_MILLISECONDS);
  await call(logout, {}, { ...silent, signal, headers: { ...tokenHeader(accessToken), ...IN_PERSON } });
}

/** Staff's own calls while they act as somebody: a blank header is as good as none. */
const IN_PERSON = { 'X-Acting-As': '' };

export async function callActing(user: number): Promise<OutputOf<typeof getActing>['data']> {
  const input = { user, subdomain: 'dashboard' } as const;
  return (await call(getActing, input, { ...silent, headers: IN_PERSON })).data;
}

export async function callEndActing(): Promise<void> {
  await call(endActing, {}, { ...silent, headers: IN_PERSON });
}

export function callTakeOver(code: string): Promise<OutputOf<typeof takeOverActing>> {
  return call(takeOverActing, { code }, silent);
}
