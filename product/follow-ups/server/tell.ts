import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Letter, PostOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { notifyKeepers, withdrawNotices } from '#product/notifications/server/dashboard.ts';
import { mailed } from '../rules/letters.ts';
import { findAddressees } from './letters.ts';

/** What letters need: where they are sent from, and where they lead. */
export type FollowUpPost = { post: PostOffice; brand: string; dashboardUrl: string };

/** Told at once: a child would like to talk, somebody is asked, it is late; and that a school's year ends, or has. */
type Urgent = 'talk' | 'asked' | 'late' | 'passed' | 'ends' | 'off';
/** For who teaches the child, and is not the one who is asked. */
type Watched = 'others-asked' | 'others-late';

type Telling = {
  what: Urgent;
  accountIds: readonly number[];
  /** What is told once, whatever runs twice. */
  operation: string;
  data?: Record<string, string | number>;
  path?: string;
};

const FOLLOW_UPS = '/educator/emotion-check-ins/follow-ups';
export const RESPONDERS = '/educator/emotion-check-ins/responders';

/** On home and by letter, at once. Neither says a name or a feeling. */
export async function tellAtOnce(
  tx: Tx,
  ports: FollowUpPost,
  { what, accountIds, operation, data = {}, path = FOLLOW_UPS }: Telling,
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  await notifyKeepers(tx, { accountIds, kind: 'follow-up', data: { what, ...data }, operation, now });
  const people = await findAddressees(tx, accountIds);
  await mail(tx, ports, what === 'talk' ? mailed(people) : people, { what, operation, data, path });
}

/** By letter alone: those who are not asked, and want to know. */
export async function tellWatching(
  tx: Tx,
  ports: FollowUpPost,
  { what, accountIds, operation }: { what: Watched; accountIds: readonly number[]; operation: string },
): Promise<void> {
  if (accountIds.length === 0) return;
  const people = await findAddressees(tx, accountIds);
  await mail(tx, ports, people, { what, operation: `${operation}:watched`, data: {}, path: FOLLOW_UPS });
}

async function mail(
  tx: Tx,
  ports: FollowUpPost,
  people: Awaited<ReturnType<typeof findAddressees>>,
  told: Required<Pick<Telling, 'operation' | 'data' | 'path'>> & { what: Urgent | Watched },
): Promise<void> {
  const { what, operation, data, path } = told;
  for (const { id, username, first_name: name } of people) {
    await ports.post.queue(tx, {
      operationId: `${operation}:${id}`.replaceAll(':', '-'),
      kind: 'follow-up',
      recipient: username,
      letter: writeLetter(ports, what, name, `${ports.dashboardUrl}${path}`, data),
    });
  }
}

function writeLetter(
  { brand: brandId }: FollowUpPost,
  what: Urgent | Watched,
  name: string,
  link: string,
  data: Record<string, string | number>,
): Letter {
  const brand = brandById(brandId);
  const say = sayIn(brand.locales[0]);
  const values = { name, brand: brand.name, support: brand.links.supportEmail, ...data };
  const words = (part: string): string => say({ i18n: `mail.${part}`, values });
  const frame = {
    brand,
    locale: brand.locales[0],
    subject: words(`follow-up.${what}.subject`),
    footer: words('common.footer'),
  };
  return composeLetter(frame, [
    { kind: 'greeting', text: words('common.greeting') },
    { kind: 'words', text: words(`follow-up.${what}.body`) },
    { kind: 'button', link, label: words('follow-up.button'), help: words('common.button-help') },
    { kind: 'small', text: words('follow-up.why') },
    { kind: 'words', text: words('common.farewell') },
  ]);
}

/** What is told of one step. */
export const stepOperation = (stepId: number): string => `follow-up:${stepId}`;

const findTelling = statement(
  { id: z.number() },
  `
    select id from follow_up_steps where follow_up_id = $1
      and kind in ('opened', 'talk', 'asked', 'late', 'passed-over', 'passed')`,
);

/** Somebody has it: nobody else has to come. */
export async function untell(tx: Tx, followUpId: number, accountIds: readonly number[]): Promise<void> {
  for (const { id } of await findTelling(tx, followUpId)) {
    await withdrawNotices(tx, stepOperation(id), accountIds);
  }
}
