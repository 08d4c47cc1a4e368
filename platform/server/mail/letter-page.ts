import type { Brand, Locale } from '#brands/brand.ts';
import { escapeHtml } from '../http/html.ts';
import type { Letter } from './mail.ts';

/** A letter is said once, and written twice: as a page in the brand's look, and as plain text. */
export type LetterPart =
  | { kind: 'greeting' | 'words' | 'small'; text: string }
  | { kind: 'list'; lines: readonly string[] }
  /** `help` stands before the bare address, for whom the button does not work. */
  | { kind: 'button'; link: string; label: string; help: string }
  | { kind: 'link'; link: string; label: string };

export type LetterFrame = { brand: Brand; locale: Locale; subject: string; footer: string };

/** Mail programs read no style sheet of ours, so each part carries its own; what is dark by wish overrides it. */
const INK = '#22313a';
const SOFT = '#56616a';
const DARK = { card: '#2d2f31', ink: '#f3f4f4', soft: '#c8cbcc', line: '#4a4c4e' };
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif";

export function composeLetter(
  frame: LetterFrame,
  parts: readonly LetterPart[],
): Pick<Letter, 'subject' | 'text' | 'html'> {
  const said = parts.filter((part) => !('text' in part) || part.text !== '');
  return {
    subject: frame.subject,
    text: [...said.map(asText), frame.footer].join('\n\n'),
    html: asPage(frame, said),
  };
}

function asText(part: LetterPart): string {
  if (part.kind === 'list') return part.lines.map((line) => `- ${line}`).join('\n');
  if (part.kind === 'button' || part.kind === 'link') return `${part.label}: ${part.link}`;
  return part.text;
}

function asHtml(part: LetterPart, color: string): string {
  switch (part.kind) {
    case 'greeting':
      return paragraph(part.text, 'ink', 'font-size:18px;font-weight:700');
    case 'words':
      return paragraph(part.text, 'ink', '');
    case 'small':
      return paragraph(part.text, 'soft', 'font-size:14px');
    case 'list':
      return list(part.lines);
    case 'button':
      return `${button(color, part.link, part.label)}${bareLink(part.help, part.link)}`;
    case 'link':
      return `<p class="soft" style="margin:0 0 16px;color:${SOFT};font-size:14px"><a class="soft" href="${escapeHtml(part.link)}" style="color:${SOFT}">${escapeHtml(part.label)}</a></p>`;
  }
}

function paragraph(text: string, ink: 'ink' | 'soft', style: string): string {
  const color = ink === 'ink' ? INK : SOFT;
  return `<p class="${ink}" style="margin:0 0 16px;color:${color};${style}">${lines(text)}</p>`;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function list(items: readonly string[]): string {
  const all = items.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`);
  return `<ul class="ink" style="margin:0 0 16px;padding-left:20px;color:${INK}">${all.join('')}</ul>`;
}

/** A table, since some programs give no padding to a link. */
function button(color: string, link: string, label: string): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>',
    `<td class="button" bgcolor="${color}" style="background:${color};border-radius:10px">`,
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;color:#ffffff;font-weight:700;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
  ].join('');
}

function bareLink(help: string, link: string): string {
  const address = escapeHtml(link);
  return `<p class="soft" style="margin:0 0 16px;color:${SOFT};font-size:13px">${escapeHtml(help)}<br><a class="soft" href="${address}" style="color:${SOFT};word-break:break-all">${address}</a></p>`;
}

/** The brand's two leaves without a picture: programs ask before they load one, and it would tell who reads when. */
function mark({ logo, name }: Brand): string {
  const leaf = (color: string, corners: string): string =>
    `<span aria-hidden="true" style="display:inline-block;width:12px;height:20px;vertical-align:middle;background:${color};border-radius:${corners}"></span>`;
  return [
    '<td style="padding:0 4px 20px">',
    leaf(logo.left, '12px 12px 0 12px'),
    leaf(logo.right, '12px 12px 12px 0'),
    `<span class="ink" style="padding-left:8px;font-size:20px;font-weight:800;vertical-align:middle;color:${INK}">${escapeHtml(name)}</span>`,
    '</td>',
  ].join('');
}

function darkStyle({ colors }: Brand): string {
  const rules = [
    `.paper{background:${colors.paperDark} !important}`,
    `.card{background:${DARK.card} !important;border-right-color:${DARK.line} !important;border-bottom-color:${DARK.line} !important;border-left-color:${DARK.line} !important}`,
    `.ink{color:${DARK.ink} !important}`,
    `.soft{color:${DARK.soft} !important}`,
  ].join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules}}@media (max-width:30em){.card{padding:24px 20px !important}}`;
}

function asPage({ brand, locale, subject, footer }: LetterFrame, parts: readonly LetterPart[]): string {
  const { paper, primary } = brand.colors;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${darkStyle(brand)}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:${paper};font:16px/1.6 ${FONT};color:${INK}">`,
    `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}"><tr><td align="center" style="padding:28px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left"><tr>${mark(brand)}</tr>`,
    `<tr><td class="card" style="background:#ffffff;border:1px solid #e8e1d6;border-top:4px solid ${primary[7]};border-radius:14px;padding:32px;overflow-wrap:anywhere">`,
    ...parts.map((part) => asHtml(part, primary[7])),
    '</td></tr>',
    `<tr><td class="soft" style="padding:16px 4px 0;color:${SOFT};font-size:13px">${lines(footer)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}
