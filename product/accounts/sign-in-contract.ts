import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, secret, text, timeZone } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import {
  adultsInPerson,
  anyone,
  keepersInPerson,
  signedIn,
  signedInToPlay,
} from '#product/access/rules/policies.ts';
import { ROLES, SCOPES } from '#product/access/rules/scopes.ts';
import { sidebarItem } from '#product/notifications/rules/sidebar.ts';
import { ecommerceState } from './rules/ecommerce.ts';

export const userProfile = z.object({
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  scope: z.enum(SCOPES),
  scopes: z.array(z.enum(SCOPES)),
  role: z.nullable(z.enum(ROLES)),
  verified: z.boolean(),
  is_group_admin: z.boolean(),
  is_team_admin: z.boolean(),
  is_high_priority: z.boolean(),
  has_students_using_program: z.boolean(),
  has_site_license_usage_report: z.boolean(),
  grade: z.nullable(z.number()),
  active_program: z.nullable(z.string()),
  school: z.nullable(z.string()),
  /** Where days are counted: where the school is; of who has none, where they live. */
  time_zone: z.string(),
  /** Where somebody without a school has said that they live; null: never said. */
  own_time_zone: z.nullable(z.string()),
  students_count: z.number(),
  archived_count: z.number(),
  /** Has been here before this visit: who comes for the first time is not welcomed back. */
  has_visited: z.boolean(),
  personal_channel: z.string(),
  /** What an adult has chosen to read, here and in letters; null as long as they have not. */
  language: z.nullable(z.enum(LOCALES)),
  /** The last letter to the address came back. */
  letters_come_back: z.boolean(),
  /** Sets up a passkey or an app before anything else. */
  factor_due: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const sessionReply = z.object({
  access_token: z.string(),
  user: userProfile,
  ecommerce: ecommerceState,
  notifications: z.array(sidebarItem),
});
export type SessionReply = z.infer<typeof sessionReply>;

const nothing = z.strictObject({});
const done = z.void();

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary:
    'Sign in. On the student site the username is a plain one and a class code may stand for the password.',
  access: anyone,
  input: z.strictObject({ username: text(), password: secret() }),
  output: sessionReply,
  audit: 'session.start',
});

export const handshake = endpoint({
  method: 'GET',
  path: '/handshake',
  summary: 'Take a session up again, when its user was active within the inactivity period.',
  access: signedInToPlay,
  whileHeld: true,
  input: nothing,
  output: sessionReply,
});

export const handshakeLite = endpoint({
  method: 'GET',
  path: '/handshake-lite',
  summary: 'Refresh e-commerce state and notifications only.',
  access: signedInToPlay,
  whileHeld: true,
  input: nothing,
  output: z.object({ ecommerce: ecommerceState, notifications: z.array(sidebarItem) }),
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/logout',
  summary: 'End the session. Answers the same when there is none.',
  access: anyone,
  input: nothing,
  output: done,
  status: 204,
  audit: 'session.end',
});

export const sessionForgotten = endpoint({
  method: 'GET',
  path: '/session-forgotten',
  summary:
    'Whether the session that comes with it was that of a student whose data was deleted: a browser then drops what waits in it.',
  access: anyone,
  input: nothing,
  output: z.object({ gone: z.boolean() }),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'The signed-in user.',
  access: signedIn,
  whileHeld: true,
  input: nothing,
  output: z.object({ data: userProfile }),
});

export const chooseLanguage = endpoint({
  method: 'PATCH',
  path: '/profile/language',
  summary: 'Say in which language one reads the dashboard, and letters.',
  access: adultsInPerson,
  whileHeld: true,
  input: z.strictObject({ language: choice(LOCALES) }),
  output: done,
  status: 204,
  audit: 'profile.edit',
});

export const chooseTimeZone = endpoint({
  method: 'PATCH',
  path: '/profile/time-zone',
  summary: 'Say where one lives: there the days of who has no school are counted.',
  access: keepersInPerson,
  whileHeld: true,
  input: z.strictObject({ time_zone: timeZone() }),
  output: notificationReply,
  audit: 'profile.edit',
});

export const getEcommerce = endpoint({
  method: 'GET',
  path: '/ecommerce',
  summary: 'What the signed-in user may use and has bought.',
  access: signedIn,
  input: nothing,
  output: z.object({ data: ecommerceState }),
});
