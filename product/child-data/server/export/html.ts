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
    wordFor: (section: string, field: string, value: unknown): string | null =>
      columnWords(section, field, value, say),
  };
  return readablePages(readable, setting);
}
