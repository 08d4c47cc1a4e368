import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Day } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { alike, openByCode } from '#platform/server/links/open-by-code.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { isFeatureOff, refuseWhereOff } from '#product/schools/server/features/features.ts';
import * as calls from '../../links-contract.ts';
import { fileStamp, fileTitleOf } from '../../rules/downloads.ts';
import { LETTER_PATH, linkEnd, MOST_LINKS } from '../../rules/links.ts';
import { pageOf } from '../../rules/page.ts';
import type { ReportPage } from '../../rules/page-shape.ts';
import type { ReportPorts } from '../downloads/draw.ts';
import { reportPdf } from '../drawing/report-pdf.ts';
import { findFacts, getReadStudent } from '../find-facts.ts';
import * as store from './store.ts';

type LetterPorts = Omit<ReportPorts, 'sayFor'>;

export function linkRoutes(serve: Serve, ports: LetterPorts): void {
  serve(calls.listLinks, async ({ tx, actor, input, now }) => {
    await getReadStudent(tx, actor, input.id);
    const [child] = await findChild(tx, input.id);
    const links = await store.findLinks(tx, input.id, input.program, input.kind);
    return {
      data: links.map((link) => store.shownLink(link, now)),
      is_off: await isFeatureOff(tx, 'letter-links', child?.school_id ?? null),
    };
  });
  serve(calls.makeLink, (context) => make(context, ports.entries));
  serve(calls.revokeLink, revoke);
  serve.ownTransaction(calls.openLetter, (context) => open(context, ports));
}

const findChild = statement(
  { is_archived: z.boolean(), school_id: z.nullable(z.number()) },
  'select archived_at is not null as is_archived, school_id from students where id = $1',
);

/** Who may read the letter may hand it on. */
async function make(context: Context<typeof calls.makeLink>, entries: readonly SceneEntry[]) {
  const { tx, actor, input, now, address, about } = context;
  const { id, program, kind, iteration } = input;
  const student = await getReadStudent(tx, actor, id);
  const [child] = await findChild(tx, id);
  await refuseWhereOff(tx, 'letter-links', child?.school_id ?? null);
  if (child?.is_archived) throw Refusal.because('error.report-link-archived');
  // There is something to hand on.
  await findFacts(tx, entries, student, { id, program, kind, iteration, language: 'en' }, now);
  if (((await store.countOpen(tx, id, program, kind, now))[0]?.open ?? 0) >= MOST_LINKS) {
    throw Refusal.because('error.too-many-report-links', { count: MOST_LINKS });
  }
  const token = randomToken(24);
  const report = [id, program, kind, iteration] as const;
  const [made] = await store.insertLink(tx, hashToken(token), ...report, actor.id, now, linkEnd(now));
  const [link] = made === undefined ? [] : await store.findLink(tx, made.id);
  if (link === undefined) throw new Error('a link was not kept');
  about({ type: 'student', id, details: { program, kind, iteration, link: link.id } });
  const language = input.language ?? student.family_languages[0] ?? null;
  const url = `${address.dashboardUrl}${LETTER_PATH}${token}${language === null ? '' : `?lang=${language}`}`;
  return { url, language, data: store.shownLink(link, now) };
}

/** Whoever may read the letter may also end that others do. */
async function revoke(context: Context<typeof calls.revokeLink>): Promise<NotificationReply> {
  const { tx, actor, input, now, about, nothingChanged } = context;
  const [link] = await store.findStudentOf(tx, input.id);
  if (link === undefined) throw Refusal.of('not-found');
  await getReadStudent(tx, actor, link.student_id);
  about({ type: 'student', id: link.student_id, details: { link: input.id } });
  if (link.is_revoked) nothingChanged();
  else await store.setRevoked(tx, input.id, now, actor.id);
  return notify('reports.share.revoked');
}

type Opening = OwnTransactionContext<typeof calls.openLetter>;

async function open(context: Opening, ports: LetterPorts): Promise<ReportPage> {
  const { input, now, address, transaction } = context;
  const { page, link, today } = await openByCode(context, 'letters', () =>
    transaction((tx) => findLetter(context, tx, ports)),
  );
  if (input._format !== 'pdf') return page;
  const title = fileTitleOf(page, today, context.sayIn(page.language));
  const name = fileNamed(title, 'pdf', `letter-${page.program}-${page.kind}-${fileStamp(today, link)}`);
  const draw = () => reportPdf(brandById(address.brand), page, now);
  return fileInstead(await pdfReply({ id: link }, name, draw));
}

/** Read as by who made the link, today: what that person may no longer read, nobody reads in their name. */
async function findLetter(
  { input, now, about, sayIn }: Opening,
  tx: Tx,
  { entries, quotes, lessonFor }: LetterPorts,
): Promise<{ page: ReportPage; link: number; today: Day }> {
  const { language } = input;
  const [link] = await store.findByToken(tx, hashToken(input.code), now);
  const maker = link === undefined ? null : await findActorOf(tx, link.account_id);
  if (link === undefined || maker === null) throw Refusal.of('not-found');
  const { id, student_id, program, kind, iteration } = link;
  const asked = { id: student_id, program, kind, iteration, language };
  const { facts } = await alike(async () => {
    const student = await getReadStudent(tx, maker, student_id);
    return findFacts(tx, entries, student, asked, now, quotes);
  });
  await store.countOpening(tx, id, now);
  const details = { program, kind, iteration, link: id, language, format: input._format ?? 'json' };
  about({ type: 'student', id: student_id, details });
  const page = pageOf(
    facts,
    { part: 'family', language, iterations: [iteration], lessonFor },
    sayIn(language),
  );
  return { page, link: id, today: facts.today };
}
