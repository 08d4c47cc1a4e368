import type { Brand, Locale } from '#brands/brand.ts';
import { MARGIN, penOn, QUIET } from '#platform/server/pdf/pen.ts';
import { makePdf, PAPERS } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { type ChildExport, type ExportPart, filled, partsWith } from '../../rules/export/sections.ts';
import { columnWords, momentFormat, valueWords } from './told/values.ts';

type Setting = { brand: Brand; language: Locale; say: Say };
/** Of a table with one row its columns, of others what matters of it, or how many rows there are. */
type Line = { label: string; value: string };

/** A page or two: who the child is, what matters of what is kept, and how much there is of the rest. */
export function summaryPdf(child: ChildExport, { brand, language, say }: Setting): Promise<Buffer> {
  const words = (key: string, values?: Record<string, string | number>): string =>
    say({ i18n: `child-data-export.${key}`, values });
  const title = words('title', { name: child.name });
  const paper = language === 'zh-TW' ? 'a4' : 'letter';
  const { width, height } = PAPERS[paper];
  const inner = width - 2 * MARGIN;
  const moment = momentFormat(language, child.timeZone, 'long');
  const options = { title, author: brand.name, language, date: child.madeAt, paper, says: title } as const;
  return makePdf(options, (sheet) => {
    const pen = penOn(sheet, { inner, bottom: height - MARGIN });
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: pen.y(), size: 18 }));
    pen.put('P', brand.name, { size: 12, weight: 'bold' }, 24);
    pen.put('H1', title, { size: 20, weight: 'bold', leading: 1.25 });
    pen.put('P', words('made', { time: moment.format(child.madeAt) }), { color: QUIET });
    const school = child.school ?? '';
    pen.put(
      'P',
      words(child.extent === 'family-page' ? 'notes-with-school' : 'handle-with-care', { school }),
    );
    for (const part of partsWith(child.told)) {
      pen.space(8);
      pen.put('H2', say({ i18n: `child-data-export.parts.${part}` }), { size: 13, weight: 'bold' });
      for (const { label, value } of linesOf(child, part, { language, say })) pen.row(label, value);
    }
    pen.space(8);
    pen.put('P', words('footer'), { color: QUIET, size: 9 });
  });
}

function linesOf(child: ChildExport, part: ExportPart, { language, say }: Omit<Setting, 'brand'>): Line[] {
  const words = valueWords(language, child.timeZone, say);
  return filled(child.told)
    .filter((section) => section.part === part)
    .flatMap(({ name, title, fields, rows, sums }) => {
      const [only] = rows;
      if (name === 'students' || name === 'child') {
        return fields.map(({ name: field, label }) => ({
          label,
          value: columnWords(name, field, only?.[field], say) ?? words(only?.[field]),
        }));
      }
      if (sums !== undefined) return [...sums];
      return [
        { label: title, value: say({ i18n: 'child-data-export.entries', values: { count: rows.length } }) },
      ];
    });
}
