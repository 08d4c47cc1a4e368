import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { insertDistrict } from '#product/schools/server/districts.ts';
import { lockOrganisations } from '#product/schools/server/organisations.ts';
import { findLikeliestSchools } from '#product/schools/server/school-matches.ts';
import { insertNewSchool } from '#product/schools/server/schools.ts';
import { schoolChoiceFaults } from '../../rules/people/school-choice.ts';
import type * as calls from '../../staff-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { getSchool } from './edit-account.ts';
import { lockAccount, nameOf } from './locked-accounts.ts';
import { isNobodyPending } from './staff-actions.ts';
import { verifyAccounts, waitForSchool } from './verification.ts';

const findTyped = statement(
  {
    name: z.string(),
    school: z.nullable(z.string()),
    district: z.nullable(z.string()),
    no_district: z.nullable(z.boolean()),
    state: z.nullable(z.enum(STATES)),
    chosen_id: z.nullable(z.number()),
  },
  `
    select ${spokenNameSql('a')} as name, r.school, r.district, r.no_district, r.state,
      r.school_id as chosen_id
    from accounts a left join account_requests r on r.account_id = a.id
    where a.id = $1 and a.scope = 'educator'`,
);

/** What somebody said about where they work, and which schools that may be. */
export async function describeSchoolMatches(
  { tx, input }: Context<typeof calls.schoolMatches>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.schoolMatches>> {
  const [found] = await findTyped(tx, input.id);
  if (found === undefined) throw Refusal.of('not-found');
  const typed = {
    school: found.school ?? '',
    district: found.district ?? '',
    no_district: found.no_district ?? false,
    state: found.state,
  };
  const { no_district: noDistrict, ...place } = typed;
  return {
    data: {
      name: found.name,
      typed,
      students: await ports.rosters.awaitingSchool(tx, input.id),
      matches: await findLikeliestSchools(tx, { ...place, noDistrict, chosenId: found.chosen_id }),
    },
  };
}

const setSchool = statement('update accounts set school_id = $2, updated_at = $3 where id = $1');

/** A teacher who waits is linked to a school, with the students added meanwhile, and verified as somebody of it. */
export async function verifyAtSchool(
  context: Context<typeof calls.verifyAtSchool>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const missing = schoolChoiceFaults(input);
  if (Object.keys(missing).length > 0) throw Refusal.fields(missing);
  // Before the account, as whoever changes groups and their people does.
  if (input.school === 'new') await lockOrganisations(tx);
  const before = await lockAccount(tx, input.id);
  if (waitForSchool([before]).length === 0) {
    throw Refusal.because('accounts-people.refused.verify-at-school', { name: nameOf(before) });
  }
  const schoolId = input.school === 'new' ? await makeSchool(context) : (input.school_id ?? 0);
  const school = await getSchool(tx, schoolId);
  await setSchool(tx, before.id, schoolId, now);
  const moved = await ports.rosters.joinSchool(context, { educatorId: before.id, schoolId });
  const [verified] = await verifyAccounts(context, ports, [await lockAccount(tx, before.id)]);
  if (verified === undefined) throw new Error('who waits for nothing but a school is verified with one');
  const details = { issuer: 'account_verification', school_id: schoolId, students: moved };
  context.about({ type: 'account', id: before.id, details });
  const isLast = await isNobodyPending(tx);
  return notify(
    isLast ? 'accounts-people.done.verify-at-school-last' : 'accounts-people.done.verify-at-school',
    {
      name: nameOf(before),
      school: school.name,
    },
  );
}

async function makeSchool(context: Context<typeof calls.verifyAtSchool>): Promise<number> {
  const { input, tx, now } = context;
  const { state } = input;
  if (state === undefined) throw Refusal.field('state', 'validation.required');
  let districtId = input.district === 'known' ? (input.district_id ?? null) : null;
  if (input.district === 'new') {
    districtId = await insertDistrict(
      tx,
      { name: input.district_name, prefix: '', state },
      now,
      'district_name',
    );
    await noteMade(context, 'district.add', 'district', districtId);
  }
  const id = await insertNewSchool(tx, { name: input.name, prefix: '', state, district_id: districtId }, now);
  await noteMade(context, 'school.add', 'school', id);
  return id;
}

/** What came with the verification has a row of its own in the audit. */
async function noteMade(
  {
    tx,
    actor,
    requestId,
    now,
  }: { tx: Tx } & Pick<Context<typeof calls.verifyAtSchool>, 'actor' | 'requestId' | 'now'>,
  action: string,
  type: string,
  id: number,
): Promise<void> {
  await writeAudit(tx, { action, actor, subject: { type, id }, requestId, now });
}
