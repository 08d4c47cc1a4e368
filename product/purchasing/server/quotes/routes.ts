import { brandById } from '#brands/all.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../../quotes-contract.ts';
import { pdfReply } from '../documents/pdf-reply.ts';
import { quotePdf } from '../documents/quote-paper.ts';
import { hasW9, w9Pdf } from '../documents/w9.ts';
import type { PurchasePorts } from './mail.ts';
import { describeOptions, describePlans, describePlansForQuote } from './options.ts';
import { requestQuote } from './request.ts';
import { addQuote, cancelQuote, describeQuote, editQuote, extendQuote, sendQuote } from './staff.ts';
import { getQuote, requireAvailable } from './store.ts';
import { quoteTableRoutes } from './tables.ts';

export function quoteRoutes(serve: Serve, ports: PurchasePorts): void {
  const { vendor } = ports;
  quoteTableRoutes(serve);
  serve(calls.requestQuote, (context) => requestQuote(context, ports));
  serve(calls.quoteOptions, describeOptions);
  serve(calls.quotePdf, async ({ input, actor, tx, now, address }) => {
    const quote = await getQuote(tx, actor, input.id);
    // What was ordered is still the quote it was.
    if (quote.status !== 'ordered') await requireAvailable(tx, quote, now);
    return pdfReply(actor, quote.number, () =>
      quotePdf(brandById(address.brand), vendor, quote, address.dashboardUrl),
    );
  });
  serve(calls.staffQuotePdf, async ({ input, actor, tx, address }) => {
    const quote = await getQuote(tx, actor, input.id);
    if (quote.total_cents === 0) throw Refusal.because('purchasing-quotes.staff.not-priced');
    return pdfReply(actor, quote.number, () =>
      quotePdf(brandById(address.brand), vendor, quote, address.dashboardUrl),
    );
  });
  serve(calls.addQuote, (context) => addQuote(context, ports));
  serve(calls.quoteForm, describeQuote);
  serve(calls.editQuote, editQuote);
  serve(calls.educatorPlans, describePlans);
  serve(calls.quotePlans, describePlansForQuote);
  serve(calls.sendQuote, (context) => sendQuote(context, ports));
  serve(calls.extendQuote, extendQuote);
  serve(calls.cancelQuote, cancelQuote);
  serve(calls.w9, async ({ actor, address }) => {
    if (!hasW9(vendor)) throw Refusal.of('not-found', 'purchasing-quotes.w9-not-available');
    return pdfReply(actor, 'W-9', () => w9Pdf(brandById(address.brand), vendor));
  });
  serve(calls.vendorFacts, async () => {
    const { name, address, taxId, email, phone } = vendor;
    return { data: { name, address: [...address], tax_id: taxId, email, phone } };
  });
}
