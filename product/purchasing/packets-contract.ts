import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { LINK_STATES } from '#platform/contract/links/code-links.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { anyone, educators, educatorsInPerson, uber } from '#product/access/rules/policies.ts';
import { PACKET_DAYS, PACKET_PAPERS, USUAL_DAYS } from './rules/packets.ts';
import { SHOWN_QUOTE_STATUSES } from './rules/quotes.ts';

const link = z.object({
  id: z.number(),
  state: z.enum(LINK_STATES),
  made_by: z.string(),
  created_at: z.string(),
  ends_at: z.string(),
  opened: z.number(),
});
export type PacketLink = z.infer<typeof link>;

function packetsOf(base: string, reads: Policy<false>, makes: Policy<false>) {
  const list = endpoint({
    method: 'GET',
    path: `${base}/quotes/:id/packets`,
    summary:
      "The links to a quote's packet for a district's office: who made them, and whether they were opened.",
    access: reads,
    input: z.strictObject({ id: id() }),
    output: z.object({ data: z.array(link) }),
  });
  const make = endpoint({
    method: 'POST',
    path: `${base}/quotes/:id/packets`,
    summary:
      'Make a link for an office without an account: the quote, the W-9, the agreement on student data, the reports on security and accessibility. Its address is told once.',
    access: makes,
    input: z.strictObject({
      id: id(),
      days: z._default(z.literal(PACKET_DAYS, { error: 'validation.in' }), USUAL_DAYS),
    }),
    output: z.object({ url: z.string(), data: link }),
    audit: 'packet.create',
  });
  const revoke = endpoint({
    method: 'DELETE',
    path: `${base}/packets/:id`,
    summary: 'End a link to a packet at once.',
    access: reads,
    input: z.strictObject({ id: id() }),
    output: notificationReply,
    audit: 'packet.revoke',
  });
  return { list, make, revoke };
}

export const educatorPackets = packetsOf('/educator', educators, educatorsInPerson);
export const staffPackets = packetsOf('/uber', uber, uber);

/** A POST, from a button: who only looks at the address, as mail programs do, opens nothing. */
export const openPacket = endpoint({
  method: 'POST',
  path: '/packet/open',
  summary:
    'The packet behind a link, for whoever has it. With `paper` it answers that one as a PDF (application/pdf), with `all` every one as a zip (application/zip). A wrong, an ended and a revoked link are alike: 404.',
  access: anyone,
  input: z.strictObject({
    code: z.string({ error: 'validation.required' }),
    language: z.enum(LOCALES, { error: 'validation.in' }),
    paper: z.optional(z.enum([...PACKET_PAPERS, 'all'], { error: 'validation.in' })),
  }),
  output: z.object({
    data: z.object({
      vendor: z.string(),
      vendor_email: z.string(),
      quote: z.object({
        number: z.string(),
        status: z.enum(SHOWN_QUOTE_STATUSES),
        organisation: z.string(),
        quantity: z.number(),
        total_cents: z.number(),
        valid_until: z.string(),
      }),
      ends_at: z.string(),
      /** Those there are: a vendor without a form W-9 has none to show. */
      papers: z.array(z.enum(PACKET_PAPERS)),
    }),
  }),
  audit: 'packet.open',
});
