import { escapeHtml } from './html.ts';

const SMALL = 'color:#5b6670;font-size:14px';
const LOOKS = { plain: '', strong: 'font-weight:700', small: SMALL };

export function letterParagraph(text: string, look: keyof typeof LOOKS = 'plain'): string {
  if (text === '') return '';
  return `<p style="margin:0 0 16px;${LOOKS[look]}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

export function letterButton(color: string, link: string, label: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:${color};color:#fff;padding:12px 24px;border-radius:10px;text-decoration:none;font-weight:700;display:inline-block">${escapeHtml(label)}</a></p>`;
}

export function letterList(lines: readonly string[]): string {
  const items = lines.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`);
  return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
}

export function letterLink(link: string, label: string): string {
  return `<p style="margin:0 0 16px;${SMALL}"><a href="${escapeHtml(link)}" style="color:#5b6670">${escapeHtml(label)}</a></p>`;
}

/** Letters look alike, whatever they say: mail programs read no style sheet, so each part carries its own. */
export function letterPage(parts: readonly string[]): string {
  return [
    '<!doctype html><html><body style="margin:0;background:#fdf8f1;font:16px/1.6 -apple-system,Segoe UI,Roboto,sans-serif;color:#22313a">',
    '<div style="max-width:520px;margin:0 auto;padding:32px 24px">',
    ...parts,
    '</div></body></html>',
  ].join('');
}
