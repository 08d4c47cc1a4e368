import * as z from 'zod/mini';
import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import { RETENTIONS } from '#database/personal-data/slices/columns.ts';
import type { Tables } from '#database/tables.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Say } from '#platform/server/texts.ts';
import { type ExportField, type ExportSection, labelKey } from '../../rules/export/sections.ts';
import { CHILD_WORDS, type ExportWords } from '../../rules/export/words.ts';
import { SOURCES, type Source } from './sources.ts';

/** How tables lead to a person, and where the words for them stand. */
export type Collection = { words: ExportWords; sources: Readonly<Partial<Record<keyof Tables, Source>>> };
const OF_CHILD: Collection = { words: CHILD_WORDS, sources: SOURCES };

/** All that is kept about one person, a child unless it says otherwise, table by table, in the words of one language. */
export async function collectWhole(
  tx: Tx,
  id: number,
  say: Say,
  { words, sources }: Collection = OF_CHILD,
): Promise<ExportSection[]> {
  const sections: ExportSection[] = [];
  for (const [table, source] of Object.entries(sources)) {
    if (!isTable(table)) continue;
    const fields = fieldsOf(table, say, { words, sources });
    const shape = Object.fromEntries(fields.map(({ name }) => [name, z.unknown()]));
    const columns = fields.map(({ name }) => `t."${name}"`).join(', ');
    const text = `select ${columns} from ${table} t where ${source.where} order by ${source.order}`;
    const rows = await ask(tx, shape, { text, values: [id] });
    const key = table.replaceAll('_', '-');
    const title = say({ i18n: words.table(key) });
    sections.push({ name: table, part: source.part, title, fields, rows });
  }
  return sections;
}

const isTable = (name: string): name is keyof Tables => Object.hasOwn(PERSONAL_DATA, name);

/** What the registry has a name for, and what gives a row its place. */
export function fieldsOf(
  table: keyof Tables,
  say: Say,
  { words, sources }: Collection = OF_CHILD,
): ExportField[] {
  const label = (key: string): string => say({ i18n: words.field(key) });
  const personal = Object.entries(PERSONAL_DATA[table].personal ?? {}).flatMap(([name, about]) =>
    about.exportedAs === null
      ? []
      : [
          {
            name,
            label: label(labelKey(about.exportedAs)),
            purpose: about.purpose,
            retention: RETENTIONS[about.retention],
          },
        ],
  );
  const plain = (sources[table]?.with ?? []).map((name) => ({
    name,
    label: label(labelKey(name)),
    purpose: '',
    retention: '',
  }));
  return [...plain, ...personal];
}
