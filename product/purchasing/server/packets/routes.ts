import { Readable } from 'node:stream';
import { brandById } from '#brands/all.ts';
import type { Brand, Locale } from '#brands/brand.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Download, fileInstead } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { alike, openByCode } from '#platform/server/links/open-by-code.ts';
import { type ZipEntry, zip } from '#platform/server/tables/zip.ts';
import type { Say } from '#platform/server/texts.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { educatorPackets, openPacket, staffPackets } from '../../packets-contract.ts';
import {
  MOST_PACKETS,
  PACKET_PAPERS,
  PACKET_PATH,
  type PacketPaper,
  type PublicPaper,
  packetEnd,
} from '../../rules/packets.ts';
import { shownStatus } from '../../rules/quotes.ts';
import type { QuoteFacts } from '../documents/facts.ts';
import { drawnInTurn, pdfReply } from '../documents/pdf-reply.ts';
import { quotePdf } from '../documents/quote-paper.ts';
import type { Vendor } from '../documents/vendor.ts';
import { hasW9, w9Pdf } from '../documents/w9.ts';
import { getQuote } from '../quotes/store.ts';
import * as store from './store.ts';

type PacketPorts = {
  vendor: Vendor;
  /** Pages for everybody, as PDFs. */
  papers: (name: PublicPaper, brand: Brand, language: Locale, say: Say) => Promise<Buffer>;
};

export function packetRoutes(serve: Serve, ports: PacketPorts): void {
  for (const calls of [educatorPackets, staffPackets]) {
    serve(calls.list, async ({ tx, actor, input, now }) => {
      await getQuote(tx, actor, input.id);
      const links = await store.findLinks(tx, input.id);
      return { data: links.map((link) => store.shownLink(link, now)) };
    });
    serve(calls.make, make);
    serve(calls.revoke, revoke);
  }
  serve.ownTransaction(openPacket, (context) => open(context, ports));
}

/** There is a price to hand on, and the quote was not given up. */
function isShown({ status, total_cents: total }: QuoteFacts): boolean {
  return (status === 'sent' || status === 'ordered') && total > 0;
}

async function make(context: Context<typeof educatorPackets.make>) {
  const { tx, actor, input, now, address, about } = context;
  const quote = await getQuote(tx, actor, input.id);
  if (!isShown(quote)) throw Refusal.because('purchasing-packets.not-sent');
  if (((await store.countOpen(tx, quote.id, now))[0]?.open ?? 0) >= MOST_PACKETS) {
    throw Refusal.because('purchasing-packets.too-many', { count: MOST_PACKETS });
  }
  const token = randomToken(24);
  const ends = packetEnd(now, input.days);
  const [made] = await store.insertLink(tx, hashToken(token), quote.id, actor.id, now, ends);
  const [link] = made === undefined ? [] : await store.findLink(tx, made.id);
  if (link === undefined) throw new Error('a link was not kept');
  about({ type: 'quote', id: quote.id, details: { number: quote.number, link: link.id, days: input.days } });
  return { url: `${address.dashboardUrl}${PACKET_PATH}${token}`, data: store.shownLink(link, now) };
}

/** Whoever sees the quote may end that others do. */
async function revoke(context: Context<typeof educatorPackets.revoke>): Promise<NotificationReply> {
  const { tx, actor, input, now, about, nothingChanged } = context;
  const [link] = await store.findQuoteOf(tx, input.id);
  if (link === undefined) throw Refusal.of('not-found');
  const quote = await getQuote(tx, actor, link.quote_id);
  about({ type: 'quote', id: quote.id, details: { number: quote.number, link: input.id } });
  if (link.is_revoked) nothingChanged();
  else await store.setRevoked(tx, input.id, now, actor.id);
  return notify('purchasing-packets.revoked');
}

type Opening = OwnTransactionContext<typeof openPacket>;
type Packet = { quote: QuoteFacts; link: number; ends: Date; status: ReturnType<typeof shownStatus> };

async function open(context: Opening, ports: PacketPorts) {
  const { input, address, transaction } = context;
  const { vendor } = ports;
  const packet = await openByCode(context, 'packets', () => transaction((tx) => findPacket(context, tx)));
  const { quote, link, ends, status } = packet;
  const papers = PACKET_PAPERS.filter((paper) => paper !== 'w9' || hasW9(vendor));
  const asked = input.paper;
  if (asked === undefined) {
    const { number, organisation, quantity, total_cents, valid_until } = quote;
    const told = { number, status, organisation, quantity, total_cents, valid_until };
    return {
      data: {
        vendor: vendor.name,
        vendor_email: vendor.email,
        quote: told,
        ends_at: ends.toISOString(),
        papers,
      },
    };
  }
  const brand = brandById(address.brand);
  const say = context.sayIn(input.language);
  const draw = (paper: PacketPaper): Promise<Buffer> => {
    if (paper === 'quote') return quotePdf(brand, vendor, quote, address.dashboardUrl);
    if (paper === 'w9') return w9Pdf(brand, vendor);
    return ports.papers(paper, brand, input.language, say);
  };
  if (asked !== 'all') {
    if (!papers.includes(asked)) throw Refusal.of('not-found');
    return fileInstead(await pdfReply({ id: link }, nameOf(asked, quote), () => draw(asked)));
  }
  const inTurn = (paper: PacketPaper) => drawnInTurn({ id: link }, () => draw(paper));
  const content = Readable.from(zip(drawn(papers, quote, inTurn)), { objectMode: false });
  const name = `${quote.number}-packet.zip`;
  return fileInstead(new Download({ name, contentType: 'application/zip', content }));
}

const nameOf = (paper: PacketPaper, { number }: QuoteFacts): string =>
  ({
    quote: number,
    w9: 'W-9',
    agreement: 'Student-data-agreement',
    security: 'Security',
    accessibility: 'Accessibility',
  })[paper];

/** One after the other: each is drawn when the one before it is on its way. */
async function* drawn(
  papers: readonly PacketPaper[],
  quote: QuoteFacts,
  draw: (paper: PacketPaper) => Promise<Buffer>,
): AsyncGenerator<ZipEntry> {
  for (const paper of papers) yield { name: `${nameOf(paper, quote)}.pdf`, content: await draw(paper) };
}

/** Read as by who made the link, today: what that person may no longer see, nobody sees in their name. */
async function findPacket({ input, now, about }: Opening, tx: Tx): Promise<Packet> {
  const [link] = await store.findByToken(tx, hashToken(input.code), now);
  const maker = link === undefined ? null : await findActorOf(tx, link.account_id);
  if (link === undefined || maker === null) throw Refusal.of('not-found');
  const quote = await alike(() => getQuote(tx, maker, link.quote_id));
  if (!isShown(quote)) throw Refusal.of('not-found');
  await store.countOpening(tx, link.id, now);
  const details = { number: quote.number, link: link.id, paper: input.paper ?? 'page' };
  about({ type: 'quote', id: quote.id, details });
  const status = shownStatus(quote, await todayFor(tx, quote.account_id, now));
  return { quote, link: link.id, ends: link.ends_at, status };
}
