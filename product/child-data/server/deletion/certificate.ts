import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import { MARGIN, penOn, QUIET } from '#platform/server/pdf/pen.ts';
import { makePdf, PAPERS } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { outOfBackups, STAYS } from '../../rules/deletion/deletion.ts';
import { momentFormat } from '../export/told/values.ts';
import type { Deletion } from './store.ts';

type Words = { language: Locale; say: Say };

/** What was deleted and what stays, by a reference: it names no child. */
export function certificatePdf(
  { reference, brand: brandId, asked_at, asked_as, deleted }: Deletion,
  doneAt: Date,
  { language, say }: Words,
): Promise<Buffer> {
  const brand = brandById(brandId);
  const words = (key: string, values?: Record<string, string>): string =>
    say({ i18n: `child-data-certificate.${key}`, values });
  const moment = momentFormat(language, DEFAULT_TIME_ZONE, 'long');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE });
  const title = words('title');
  const paper = language === 'zh-TW' ? 'a4' : 'letter';
  const { width, height } = PAPERS[paper];
  const options = { title, author: brand.name, language, date: doneAt, paper, says: title } as const;
  return makePdf(options, (sheet) => {
    const pen = penOn(sheet, { inner: width - 2 * MARGIN, bottom: height - MARGIN });
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: pen.y(), size: 18 }));
    pen.put('P', brand.name, { size: 12, weight: 'bold' }, 24);
    pen.put('H1', title, { size: 20, weight: 'bold', leading: 1.25 });
    pen.put('P', words('text'));
    pen.row(words('reference'), reference);
    pen.row(words('asked'), moment.format(asked_at));
    pen.row(words('asked-by'), say({ i18n: `child-data-certificate.by.${asked_as}` }));
    pen.row(words('done'), moment.format(doneAt));
    pen.space(8);
    pen.put('H2', words('deleted'), { size: 13, weight: 'bold' });
    for (const [table, count] of Object.entries(deleted).toSorted()) pen.row(table, String(count));
    pen.space(8);
    pen.put('H2', words('stays'), { size: 13, weight: 'bold' });
    const values = { day: day.format(outOfBackups(doneAt)) };
    for (const one of STAYS) pen.put('P', say({ i18n: `child-data.deletion.stays.${one}`, values }));
    pen.put('P', words('footer'), { color: QUIET, size: 9 });
  });
}
