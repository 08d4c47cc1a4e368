import { deedOf } from '../../rules/access-log/deeds.ts';
import { type ChildExport, EXPORT_PARTS } from '../../rules/export/sections.ts';
import { CHILD_WORDS } from '../../rules/export/words.ts';
import type { PackedFile } from './pack.ts';
import { readablePages, type Setting } from './readable.ts';
import { columnWords } from './told/values.ts';

/** What is kept about a child, to read. */
export function htmlPages(child: ChildExport, setting: Setting): PackedFile[] {
  const { say } = setting;
  const words = (key: string, values?: Record<string, string>): string =>
    say({ i18n: `child-data-export.${key}`, values });
  const { extent, school, name, timeZone, madeAt, told: sections } = child;
  const isWhole = extent === 'whole';
  const readable = {
    words: CHILD_WORDS,
    name,
    timeZone,
    madeAt,
    parts: EXPORT_PARTS,
    sections,
    note: isWhole ? words('handle-with-care') : words('notes-with-school', { school: school ?? '' }),
    notIn: words(isWhole ? 'not-in-text' : 'not-in-family'),
    wordFor: (section: string, field: string, value: unknown): string | null => {
      const said = columnWords(section, field, value, say);
      if (said !== null || section !== 'audit') return said;
      if (field === 'action') return say({ i18n: `child-data.deeds.${deedOf(String(value), false)}` });
      return value === 'educator' && school === null ? words('at-home') : null;
    },
  };
  return readablePages(readable, setting);
}
