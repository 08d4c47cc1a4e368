import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';
import { DEVICE_DAYS } from '../../rules/sign-in/login.ts';

/** What says itself when it ends. */
const ENDED = { period: { days: 0 }, every: 'hour' } as const;

/** Ended sessions, browsers long unused, old links, and why staff acted as somebody years ago. */
export const ACCOUNT_RULES: readonly RetentionRule[] = [
  rule({ table: 'sessions', clock: 't.expires_at', ...ENDED, goes: 'delete from sessions' }),
  rule({ table: 'forgotten_sessions', clock: 't.until', ...ENDED, goes: 'delete from forgotten_sessions' }),
  rule({ table: 'factor_tickets', clock: 't.expires_at', ...ENDED, goes: 'delete from factor_tickets' }),
  rule({ table: 'used_sign_ons', clock: 't.expires_at', ...ENDED, goes: 'delete from used_sign_ons' }),
  rule({
    table: 'known_devices',
    clock: 't.used_at',
    period: { days: DEVICE_DAYS },
    goes: 'delete from known_devices',
  }),
  rule({ table: 'links', clock: 't.expires_at', period: { days: 30 }, goes: 'delete from links' }),
  rule({
    table: 'address_claims',
    clock: 't.created_at',
    period: { days: 30 },
    goes: 'delete from address_claims',
  }),
  rule({
    name: 'code-apps-unconfirmed',
    table: 'code_apps',
    clock: 't.created_at',
    period: { days: 1 },
    every: 'hour',
    held: 't.confirmed_at is null',
    goes: 'delete from code_apps',
  }),
  rule({
    table: 'former_addresses',
    clock: 't.created_at',
    period: { days: 730 },
    goes: 'delete from former_addresses',
  }),
  rule({
    table: 'acting_sessions',
    clock: 't.started_at',
    period: { years: 7, from: '07-01' },
    goes: 'delete from acting_sessions',
  }),
];
