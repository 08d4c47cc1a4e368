import { csv } from '#platform/server/tables/csv.ts';
import type { Say } from '#platform/server/texts.ts';
import { type ExportSection, filled } from '../../rules/export/sections.ts';
import type { ExportWords } from '../../rules/export/words.ts';
import type { PackedFile } from './pack.ts';
import { plainValue } from './told/values.ts';

type Data = { words: Pick<ExportWords, 'readme'>; sections: readonly ExportSection[] };

/** For machines: a JSON and a CSV file a table, and a page that says what each column is. */
export async function dataFiles({ words, sections }: Data, say: Say): Promise<PackedFile[]> {
  const files: PackedFile[] = [{ name: 'data/README.md', text: readme({ words, sections }, say) }];
  for (const section of filled(sections)) {
    const { name, rows } = section;
    files.push({ name: `data/${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` });
    files.push({ name: `data/${name}.csv`, text: await csvOf(section) });
  }
  return files;
}

async function csvOf({ fields, rows }: ExportSection): Promise<string> {
  const names = fields.map(({ name }) => name);
  async function* lines() {
    yield rows.map((row) => names.map((name) => plainValue(row[name])));
  }
  let text = '';
  for await (const piece of csv(names, lines())) text += piece;
  return text;
}

/** Each column with the name people know it by, why it is kept and until when, as the registry of columns has it. */
function readme({ words, sections }: Data, say: Say): string {
  const said = (key: string): string => say({ i18n: words.readme(key) });
  const bar = (text: string): string => text.replaceAll('|', '\\|');
  const empty = sections
    .filter(({ rows }) => rows.length === 0)
    .map(({ name, title }) => `- ${name}: ${title}`);
  const tables = filled(sections).map(({ name, title, fields, rows }) =>
    [
      `## ${name}`,
      '',
      `${title} (${rows.length}): \`${name}.json\`, \`${name}.csv\``,
      '',
      `| ${said('column')} | ${said('name')} | ${said('purpose')} | ${said('retention')} |`,
      '|---|---|---|---|',
      ...fields.map(
        (field) =>
          `| \`${field.name}\` | ${bar(field.label)} | ${bar(field.purpose) || '–'} | ${bar(field.retention) || '–'} |`,
      ),
    ].join('\n'),
  );
  const without = empty.length === 0 ? [] : [`## ${said('empty')}`, empty.join('\n')];
  return `${[`# ${said('title')}`, said('text'), said('formats'), ...tables, ...without].join('\n\n')}\n`;
}
