import { brandById } from '#brands/all.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { listPdf } from '#product/group-data/server/drawing/list-pdf.ts';
import { readerOf } from '#product/group-data/server/pages.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import type { readPlacesPage } from '../places-contract.ts';
import { boardPage } from '../rules/places/board-page.ts';
import { findPlaces } from './places.ts';

/** Drawn when the places have been counted: no connection waits for the pen. */
export async function answerPlacesPage(
  context: OwnTransactionContext<typeof readPlacesPage>,
): Promise<never> {
  const { actor, now, about, transaction, sayIn, address, input } = context;
  const { _lang: language } = input;
  const brand = brandById(address.brand);
  const say = sayIn(language);
  const page = await transaction(async (tx) => {
    const places = await findPlaces(tx, actor, now);
    const rows = places.rows.length + places.more;
    about({ type: 'places', id: actor.id, details: { of: places.of, rows, language } });
    const name = say({ i18n: 'insight.places.board.title' });
    const today = await todayFor(tx, actor.id, now);
    return boardPage({ language, name, reader: await readerOf(tx, actor), today }, places, say);
  });
  return fileInstead(await pdfReply(actor, 'board-summary', () => listPdf(brand, page, now)));
}
