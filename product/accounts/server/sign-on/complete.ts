import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { tenantVerdict } from '#product/schools/rules/tenants.ts';
import { tenantsOfSchool } from '#product/schools/server/tenants.ts';
import {
  doorLimits,
  PROVIDER_NAMES,
  type SignOnFault,
  type SignOnProvider,
} from '../../rules/sign-in/sign-on.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import type { completeSignOn as endpoint } from '../../sign-on-contract.ts';
import { enterAsStudent } from '../session/enter.ts';
import type { AccountPorts } from '../session/ports.ts';
import type { Identity } from '../session/sign-on-provider.ts';
import { redirectUriOf } from './redirects.ts';
import { isOfTicket, openTicket, ticketCookie, useTicket } from './ticket.ts';

/** Judges with no transaction open: the provider takes its time. */
export async function completeSignOn(
  context: OwnTransactionContext<typeof endpoint>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { input, db, now, address } = context;
  const { provider: name, answer: query } = input;
  const provider = ports.signOn[name];
  if (provider === undefined || address.site !== 'student') throw Refusal.of('not-found');
  const limits = doorLimits('sign-on', context.clientKey, context.clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);

  const cookie = ticketCookie(address.studentUrl);
  const redirectUri = redirectUriOf(address, name);
  const ticket = openTicket(ports.appKey, context.cookie(cookie.name), now);
  const isOurs = ticket?.redirectUri === redirectUri && isOfTicket(ticket, stateIn(query));
  if (!isOurs) throw refusalOf('expired', name);
  context.setCookie({ ...cookie, value: '', seconds: 0 });
  if (!(await useTicket(db, ticket))) throw refusalOf('expired', name);

  const identity = await provider.identify({ query, redirectUri }, ticket);
  if (typeof identity === 'string') throw refusalOf(identity, name);
  const studentId = await findVouchedFor(db, identity);
  if (typeof studentId === 'string') {
    await context.turnedAway(`sign-on-${studentId}`, null);
    throw refusalOf(studentId, name);
  }
  await forgiveAttempts(db, limits);
  if (!(await ports.licenses.admits(db, studentId, now))) throw refusalOf('no-license', name);
  return enterAsStudent(context, ports, studentId, name);
}

function stateIn(query: string): string {
  return new URLSearchParams(query).get('state') ?? '';
}

function refusalOf(fault: SignOnFault, provider: SignOnProvider): Refusal {
  return Refusal.because(`accounts-sign-on.fault.${fault}.text`, { provider: PROVIDER_NAMES[provider] });
}

const linkedRow = { id: z.number(), school_id: z.nullable(z.number()) };
const byClever = statement(
  linkedRow,
  `
    select id, school_id from students where clever_user_id = $1 and archived_at is null and not is_sandbox`,
);
const byClassLink = statement(
  linkedRow,
  `
    select id, school_id from students
    where classlink_tenant_id = $1 and classlink_login_id = $2 and archived_at is null and not is_sandbox`,
);

/**
 * The student linked to an identity, if the provider's district or tenant is the one that staff tied to the student's
 * school. An id that somebody wrote down for a child proves nothing about who comes with it.
 */
async function findVouchedFor(db: Db, identity: Identity): Promise<number | 'not-linked' | 'not-tied'> {
  const { provider, tenant } = identity;
  const [found] =
    identity.provider === 'clever'
      ? await byClever(db, identity.userId)
      : await byClassLink(db, tenant, identity.loginId);
  if (found === undefined) return 'not-linked';
  const tied = await tenantsOfSchool(db, found.school_id);
  const verdict = tenantVerdict(tied[provider], tenant);
  if (verdict === 'ours') return found.id;
  return verdict === 'not-tied' ? 'not-tied' : 'not-linked';
}
