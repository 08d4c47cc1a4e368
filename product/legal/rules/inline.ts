import { inkOf } from '#platform/contract/texts/prose.ts';

type Inline = { text: string; href?: string; isBold?: true; isCode?: true };

const MARKS = /\[([^\]]+)\]\((\/[^)\s]*)\)|`([^`]+)`|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Words of a text: bold ones, links to a path of this site, addresses of mail, and names of files and settings. */
export function inlineOf(text: string): Inline[] {
  return inkOf(text).flatMap(({ text: words, isBold }) =>
    isBold ? [{ text: words, isBold: true as const }] : linksIn(words),
  );
}

function linksIn(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const [whole, words, path, code] = match;
    if (words && path) parts.push({ text: words, href: path });
    else if (code) parts.push({ text: code, isCode: true });
    else parts.push({ text: whole, href: `mailto:${whole}` });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** On paper nothing can be pressed: the words alone, bold ones still marked. */
export function onPaper(text: string): string {
  return text.replaceAll(MARKS, (whole, words, _path, code) => words ?? code ?? whole);
}

const SOURCE = '`[\\w.-]+(?:/[\\w.-]+)+`|`[\\w-]+(?:\\.[\\w-]+)*\\.(?:ts|tsx|txt|md|json|yml)`';
const SOURCES_IN_BRACKETS = new RegExp(` \\((?:${SOURCE})(?:(?:, | and )(?:${SOURCE}))*\\)`, 'g');
const BEFORE_A_NAME = new RegExp(`(?:${SOURCE}) (?=“)`, 'g');
const SOURCES = new RegExp(SOURCE, 'g');

/**
 * For readers who have no sources: names of their files are nothing in brackets and before the name of a test, and "our
 * sources" in a sentence.
 */
export function withoutSources(markdown: string): string {
  return markdown
    .replaceAll(SOURCES_IN_BRACKETS, '')
    .replaceAll(BEFORE_A_NAME, '')
    .replaceAll(SOURCES, 'our sources');
}

/**
 * Of a page of our documents that is read by itself: what leads to another of them is words, and "why so" in brackets is
 * nothing; names of buttons are in quotes.
 */
export function withoutDocuments(markdown: string): string {
  return markdown
    .replaceAll(/ \(\[[^\]]+\]\((?!\/|https?:)[^)]+\)\)/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!\/|https?:)[^)]+\)/g, '$1')
    .replaceAll(/(?<!\*)\*(?![\s*])([^*\n]+)\*(?!\*)/g, '“$1”');
}
