import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id } from '#platform/contract/fields.ts';
import { QUANTITY_MAX } from '#platform/contract/issues.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, parents, uber } from '#product/access/rules/policies.ts';
import { MASS_ACTION_LIMIT } from '#product/rosters/rules/limits.ts';
import { LICENSE_CHOICES, LICENSE_KINDS } from './rules/assignment.ts';
import { GRANT_MAX } from './rules/plans.ts';

/** The fields of calls that change licenses. */

/** How many licenses: whole, and at least one. */
export function licenseCount() {
  return z
    .number({ error: 'validation.number' })
    .check(
      z.refine(Number.isSafeInteger, { error: 'validation.integer', abort: true }),
      z.gt(0, { error: 'validation.greater-than-zero' }),
      z.lte(GRANT_MAX, { error: QUANTITY_MAX }),
    );
}

const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';
const isLicenseDay = (value: string): boolean => isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

export function licenseDay() {
  return z
    .string({ error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.refine(isLicenseDay, { error: 'validation.date' }),
    );
}

/** A date field left blank is the empty string. */
export function optionalLicenseDay() {
  return z.optional(
    z
      .string({ error: 'validation.date' })
      .check(z.refine((value) => value === '' || isLicenseDay(value), { error: 'validation.date' })),
  );
}

function ids() {
  return z
    .array(id(), { error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(MASS_ACTION_LIMIT, { error: 'validation.selection-limit' }),
    );
}

/** The program of the grade, or the one the student is in. */
export const DEFAULT_PROGRAM = 'default';
const PROGRAM_CHOICES = [DEFAULT_PROGRAM, ...PROGRAM_IDS] as const;

/** Why there is none: they begin later, end too soon, have ended, are all in use, or there never was one. */
const SHORTAGES = ['begin-later', 'end-before', 'in-use', 'ended', 'trial-ended', 'none'] as const;

/** Left out, paid licenses are used first, and the trial when there are no more of them. */
function licenseChoice() {
  return z._default(choice(LICENSE_CHOICES), 'any');
}

export const kindCounts = z.object({
  individual: z.number(),
  site: z.number(),
  pool: z.number(),
  trial: z.number(),
});

const availability = z.object({
  /** How many were asked about, how many of them need no license, and whether there is one for each of the others. */
  selected: z.number(),
  licensed: z.number(),
  enough: z.boolean(),
  /** How many of them would get none. */
  missing: z.number(),
  /** Where somebody would get none: what there is or was, and why it does not serve. */
  cause: z.nullable(
    z.object({
      kind: z.enum(SHORTAGES),
      /** When they begin, or end, or ended. */
      date: z.nullable(z.string()),
      /** The last day of the license a student has. */
      until: z.nullable(z.string()),
      count: z.number(),
    }),
  ),
  /** What is there now and what begins later, each with its end. */
  lots: z.array(
    z.object({
      kind: z.enum(LICENSE_KINDS),
      /** Whose pool it is. */
      group: z.nullable(z.string()),
      count: z.number(),
      starts_on: z.string(),
      /** Null: a year from when it is given. */
      ends_on: z.nullable(z.string()),
    }),
  ),
  /** What those who would pay can draw on. */
  available: kindCounts,
  /** What would be used of it. */
  spent: kindCounts,
});
export type LicenseAvailability = z.infer<typeof availability>;

/** What everybody who looks after students does with their licenses, for one or for many. */
function licenseCalls(base: string, access: Policy<false>, many: string) {
  return {
    availability: endpoint({
      method: 'POST',
      path: `${base}/license-availability`,
      summary: `Which licenses there are for ${many}, before one is assigned. Changes nothing.`,
      access,
      /** With `extend`: for the next license of who has one. */
      input: z.strictObject({ ids: ids(), from: licenseChoice(), extend: z.optional(z.boolean()) }),
      output: z.object({ data: availability }),
      audit: null,
    }),
    assign: endpoint({
      method: 'POST',
      path: `${base}/assign-license`,
      summary: `Give ${many} a license and a program: all who need one, or nobody where there are too few.`,
      access,
      input: z.strictObject({
        ids: ids(),
        program: choice(PROGRAM_CHOICES),
        from: licenseChoice(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'student.assign-license',
    }),
    extend: endpoint({
      method: 'POST',
      path: `${base}/extend-license`,
      summary: `Activate a license for ${many}, or let the next one follow on the one they have.`,
      access,
      input: z.strictObject({ ids: ids(), operation_id: operationId() }),
      output: notificationReply,
      audit: 'student.extend-license',
    }),
    rollback: endpoint({
      method: 'POST',
      path: `${base}/rollback-license`,
      summary: `Take back the last license of ${many}, from those who have not played on it.`,
      access,
      input: z.strictObject({ ids: ids(), operation_id: operationId() }),
      output: notificationReply,
      audit: 'student.rollback-license',
    }),
    switchProgram: endpoint({
      method: 'POST',
      path: `${base}/switch-program`,
      summary: `Let ${many} use another program on the same license.`,
      access,
      input: z.strictObject({ ids: ids(), program: choice(PROGRAM_IDS), operation_id: operationId() }),
      output: notificationReply,
      audit: 'student.switch-program',
    }),
  };
}

export const educatorLicenses = licenseCalls('/educator/students', educators, 'students');
export const parentLicenses = licenseCalls('/parent/students', parents, 'children');
export const staffLicenses = licenseCalls('/uber/students', uber, 'students');
