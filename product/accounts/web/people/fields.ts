import { ROLES } from '#product/access/rules/scopes.ts';
import { findSchools } from '#product/schools/contract.ts';
import { COLLEAGUE_ROLES } from '../../rules/people/invitations.ts';

/** Fields of the dialogs about people. */
export const firstName = {
  name: 'first_name',
  kind: 'text',
  label: 'accounts-people.fields.first-name',
  half: true,
} as const;
export const lastName = {
  name: 'last_name',
  kind: 'text',
  label: 'accounts-people.fields.last-name',
  half: true,
} as const;
export const email = { name: 'email', kind: 'email', label: 'accounts-people.fields.email' } as const;
export const role = {
  name: 'role',
  kind: 'select',
  label: 'accounts-people.fields.role',
  choices: ROLES,
  labels: 'accounts-people.roles',
} as const;
export const colleagueRole = { ...role, choices: COLLEAGUE_ROLES } as const;
export const school = {
  name: 'school_id',
  kind: 'autocomplete',
  label: 'accounts-people.fields.school',
  find: findSchools,
} as const;
/** Who an educator is for the providers; nobody needs to be known there. */
export const providerIds = [
  { name: 'clever_user_id', kind: 'text', label: 'accounts-people.fields.clever-user-id', optional: true },
  {
    name: 'classlink_login_id',
    kind: 'text',
    label: 'accounts-people.fields.classlink-login-id',
    optional: true,
    half: true,
  },
  {
    name: 'classlink_tenant_id',
    kind: 'text',
    label: 'accounts-people.fields.classlink-tenant-id',
    optional: true,
    half: true,
  },
] as const;
