import type { Brand, Locale } from '#brands/brand.ts';
import { escapeHtml } from '#platform/server/http/html.ts';
import type { Say } from '#platform/server/texts.ts';
import { deedOf } from '../../rules/access-log/deeds.ts';
import {
  type ChildExport,
  type ExportPart,
  type ExportSection,
  filled,
  partsWith,
} from '../../rules/export/sections.ts';
import type { PackedFile } from './pack.ts';
import { momentFormat, valueWords } from './values.ts';

/** Of a table with more rows a page shows the newest; its file has all of them. */
const MOST_ROWS = 300;

type Setting = { brand: Brand; language: Locale; say: Say };

/** Pages to read: no script, nothing fetched, one style. They open from a disk, years from now. */
export function htmlPages(child: ChildExport, setting: Setting): PackedFile[] {
  const parts = partsWith(child.sections);
  return [
    { name: 'index.html', text: frame(child, setting, null, indexOf(child, parts, setting)) },
    ...parts.map((part) => ({
      name: `${part}.html`,
      text: frame(child, setting, part, partOf(child, part, setting)),
    })),
  ];
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
th,td{border:1px solid #d9d5c7;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;max-width:28rem}
th{background:#f2ece0;font-weight:600}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#55616a}dd{margin:0;overflow-wrap:anywhere}
.note{border-left:4px solid #0f6e63;background:#e7f5f2;padding:.6rem 1rem;margin:1rem 0}
.quiet{color:#55616a}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media (prefers-color-scheme:dark){body{background:#1c1f21;color:#f3f4f4}table{background:#26292b}th{background:#33373a}th,td{border-color:#4a4c4e}a{color:#8fd3e6}.quiet,dt{color:#c8cbcc}.note{background:#1f3330}}
@media print{nav{display:none}body{background:#fff;color:#000}}`;

function frame(
  child: ChildExport,
  { brand, language, say }: Setting,
  part: ExportPart | null,
  body: string,
): string {
  const words = (key: string, values?: Record<string, string>): string =>
    escapeHtml(say({ i18n: `child-data-export.${key}`, values }));
  const partName = (one: ExportPart): string => escapeHtml(say({ i18n: `child-data-export.parts.${one}` }));
  const title = part === null ? words('title', { name: child.name }) : partName(part);
  const links = partsWith(child.sections)
    .map(
      (one) =>
        `<li><a href="${one}.html"${one === part ? ' aria-current="page"' : ''}>${partName(one)}</a></li>`,
    )
    .join('');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title} · ${escapeHtml(child.name)}</title><style>${STYLE}</style></head><body>`,
    `<header><strong>${escapeHtml(brand.name)}</strong>`,
    `<nav aria-label="${words('contents')}"><ul><li><a href="index.html"${part === null ? ' aria-current="page"' : ''}>${words('overview')}</a></li>${links}</ul></nav></header>`,
    `<main><h1>${title}</h1>${body}</main>`,
    `<footer class="quiet">${words('footer')}</footer></body></html>`,
  ].join('\n');
}

function indexOf(child: ChildExport, parts: readonly ExportPart[], { language, say }: Setting): string {
  const words = (key: string, values?: Record<string, string | number>): string =>
    escapeHtml(say({ i18n: `child-data-export.${key}`, values }));
  const moment = momentFormat(language, child.timeZone, 'long');
  const partName = (part: ExportPart): string => escapeHtml(say({ i18n: `child-data-export.parts.${part}` }));
  const partAbout = (part: ExportPart): string =>
    escapeHtml(say({ i18n: `child-data-export.about-parts.${part}` }));
  const rowsOf = (part: ExportPart): number =>
    child.sections.filter((one) => one.part === part).reduce((sum, { rows }) => sum + rows.length, 0);
  const list = parts
    .map(
      (part) =>
        `<li><a href="${part}.html">${partName(part)}</a> <span class="quiet">${words('entries', { count: rowsOf(part) })}</span><br>${partAbout(part)}</li>`,
    )
    .join('');
  const school = child.school ?? '';
  const note =
    child.extent === 'family-page' ? words('notes-with-school', { school }) : words('handle-with-care');
  return [
    `<p>${words('made', { time: moment.format(child.madeAt) })}</p>`,
    `<p class="note">${note}</p>`,
    `<h2>${words('what-is-in')}</h2><ul>${list}</ul>`,
    `<h2>${words('files')}</h2><p>${words('files-text')}</p>`,
    `<h2>${words('not-in')}</h2><p>${words(child.extent === 'family-page' ? 'not-in-family' : 'not-in-text')}</p>`,
  ].join('\n');
}

function partOf(child: ChildExport, part: ExportPart, setting: Setting): string {
  const about = escapeHtml(setting.say({ i18n: `child-data-export.about-parts.${part}` }));
  const sections = filled(child.sections).filter((one) => one.part === part);
  return `<p>${about}</p>${sections.map((one) => sectionOf(one, child, setting)).join('\n')}`;
}

function sectionOf(section: ExportSection, child: ChildExport, { language, say }: Setting): string {
  const { name, title, fields, rows } = section;
  const words = valueWords(language, child.timeZone, say);
  const cell = (field: string, row: Readonly<Record<string, unknown>>): string => {
    const value = row[field];
    if (name === 'audit' && field === 'action') {
      const deed = deedOf(String(value), false);
      return escapeHtml(say({ i18n: `child-data.deeds.${deed}` }));
    }
    const isAtHome = name === 'audit' && value === 'educator' && child.school === null;
    return escapeHtml(isAtHome ? say({ i18n: 'child-data-export.at-home' }) : words(value));
  };
  const head = `<h2>${escapeHtml(title)}</h2>`;
  const [only] = rows;
  if (only !== undefined && rows.length === 1) {
    return `${head}<dl>${fields.map((field) => `<dt>${escapeHtml(field.label)}</dt><dd>${cell(field.name, only)}</dd>`).join('')}</dl>`;
  }
  const shown = rows.slice(-MOST_ROWS);
  const more =
    rows.length > MOST_ROWS
      ? `<p class="quiet">${escapeHtml(say({ i18n: 'child-data-export.newest', values: { count: MOST_ROWS, total: rows.length, file: `data/${name}.csv` } }))}</p>`
      : '';
  const heads = fields.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const body = shown
    .map((row) => `<tr>${fields.map((field) => `<td>${cell(field.name, row)}</td>`).join('')}</tr>`)
    .join('\n');
  return `${head}${more}<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}
