import type { Brand, Locale } from '#brands/brand.ts';
import { escapeHtml } from '#platform/server/http/html.ts';
import type { Say } from '#platform/server/texts.ts';
import { type ExportSection, filled } from '../../rules/export/sections.ts';
import type { ExportWords } from '../../rules/export/words.ts';
import type { PackedFile } from './pack.ts';
import { momentFormat, valueWords } from './told/values.ts';

/** Of a table with more rows a page shows the newest; its file has all of them. */
const MOST_ROWS = 300;

export type Setting = { brand: Brand; language: Locale; say: Say };

/** What is made into pages: whose it is, and where its words stand. */
export type Readable = {
  words: ExportWords;
  name: string;
  timeZone: string;
  madeAt: Date;
  /** Its parts in their order, each a page; one without a row has none. */
  parts: readonly string[];
  sections: readonly ExportSection[];
  /** How to handle it, and what is not in it. */
  note: string;
  notIn: string;
  /** What a page says of a value instead of the value itself. */
  wordFor?: (section: string, field: string, value: unknown) => string | null;
};

/** Pages to read: no script, nothing fetched, one style. They open from a disk, years from now. */
export function readablePages(readable: Readable, setting: Setting): PackedFile[] {
  const parts = partsOf(readable);
  return [
    { name: 'index.html', text: frame(readable, setting, null, indexOf(readable, setting)) },
    ...parts.map((part) => ({
      name: `${part}.html`,
      text: frame(readable, setting, part, partOf(readable, part, setting)),
    })),
  ];
}

function partsOf({ parts, sections }: Readable): string[] {
  return parts.filter((part) => filled(sections).some((section) => section.part === part));
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#22313a;background:#fbf8f2}
header,main,footer{max-width:62rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;border-bottom:3px solid #ef9f4e}
h1{font-size:1.6rem;margin:1rem 0 .5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
a{color:#0f5f74}
.wide{overflow-x:auto}
table{border-collapse:collapse;min-width:20rem;background:#fff}
th,td{border:1px solid #d9d5c7;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:break-word;min-width:6rem;max-width:28rem}
th{background:#f2ece0;font-weight:600}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#55616a}dd{margin:0;overflow-wrap:anywhere}
.note{border-left:4px solid #0f6e63;background:#e7f5f2;padding:.6rem 1rem;margin:1rem 0}
.quiet{color:#55616a}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media (prefers-color-scheme:dark){body{background:#1c1f21;color:#f3f4f4}table{background:#26292b}th{background:#33373a}th,td{border-color:#4a4c4e}a{color:#8fd3e6}.quiet,dt{color:#c8cbcc}.note{background:#1f3330}}
@media print{nav{display:none}body{background:#fff;color:#000}}`;

type Values = Record<string, string | number>;

/** Said, and safe in a page. */
const said =
  (say: Say) =>
  (i18n: string, values?: Values): string =>
    escapeHtml(say({ i18n, values }));

function frame(
  readable: Readable,
  { brand, language, say }: Setting,
  part: string | null,
  body: string,
): string {
  const { page, part: partKey } = readable.words;
  const words = said(say);
  const title = part === null ? words(page('title'), { name: readable.name }) : words(partKey(part));
  const links = partsOf(readable)
    .map(
      (one) =>
        `<li><a href="${one}.html"${one === part ? ' aria-current="page"' : ''}>${words(partKey(one))}</a></li>`,
    )
    .join('');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title} · ${escapeHtml(readable.name)}</title><style>${STYLE}</style></head><body>`,
    `<header><strong>${escapeHtml(brand.name)}</strong>`,
    `<nav aria-label="${words(page('contents'))}"><ul><li><a href="index.html"${part === null ? ' aria-current="page"' : ''}>${words(page('overview'))}</a></li>${links}</ul></nav></header>`,
    `<main><h1>${title}</h1>${body}</main>`,
    `<footer class="quiet">${words(page('footer'))}</footer></body></html>`,
  ].join('\n');
}

function indexOf(readable: Readable, { language, say }: Setting): string {
  const { page, part: partKey, aboutPart } = readable.words;
  const words = said(say);
  const moment = momentFormat(language, readable.timeZone, 'long');
  const rowsOf = (part: string): number =>
    readable.sections.filter((one) => one.part === part).reduce((sum, { rows }) => sum + rows.length, 0);
  const list = partsOf(readable)
    .map(
      (part) =>
        `<li><a href="${part}.html">${words(partKey(part))}</a> <span class="quiet">${words(page('entries'), { count: rowsOf(part) })}</span><br>${words(aboutPart(part))}</li>`,
    )
    .join('');
  return [
    `<p>${words(page('made'), { time: moment.format(readable.madeAt) })}</p>`,
    `<p class="note">${escapeHtml(readable.note)}</p>`,
    `<h2>${words(page('what-is-in'))}</h2><ul>${list}</ul>`,
    `<h2>${words(page('files'))}</h2><p>${words(page('files-text'))}</p>`,
    `<h2>${words(page('not-in'))}</h2><p>${escapeHtml(readable.notIn)}</p>`,
  ].join('\n');
}

function partOf(readable: Readable, part: string, setting: Setting): string {
  const about = said(setting.say)(readable.words.aboutPart(part));
  const sections = filled(readable.sections).filter((one) => one.part === part);
  return `<p>${about}</p>${sections.map((one) => sectionOf(one, readable, setting)).join('\n')}`;
}

function sectionOf(section: ExportSection, readable: Readable, { language, say }: Setting): string {
  const { name, title, fields, rows } = section;
  const words = valueWords(language, readable.timeZone, say);
  const cell = (field: string, row: Readonly<Record<string, unknown>>): string =>
    escapeHtml(readable.wordFor?.(name, field, row[field]) ?? words(row[field]));
  const head = `<h2>${escapeHtml(title)}</h2>`;
  const [only] = rows;
  if (only !== undefined && rows.length === 1) {
    return `${head}<dl>${fields.map((field) => `<dt>${escapeHtml(field.label)}</dt><dd>${cell(field.name, only)}</dd>`).join('')}</dl>`;
  }
  const shown = rows.slice(-MOST_ROWS);
  const values = { count: MOST_ROWS, total: rows.length, file: `data/${name}.csv` };
  const more =
    rows.length > MOST_ROWS ? `<p class="quiet">${said(say)(readable.words.page('newest'), values)}</p>` : '';
  const heads = fields.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const body = shown
    .map((row) => `<tr>${fields.map((field) => `<td>${cell(field.name, row)}</td>`).join('')}</tr>`)
    .join('\n');
  return `${head}${more}<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}
