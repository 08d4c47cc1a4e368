export type Inline = { text: string; href?: string };

/** Splits a sentence of a legal page into words and links: `[words](/path)` and mail addresses. */
export function inlineLinks(sentence: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of sentence.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index) });
    const [whole, words, path] = match;
    parts.push(words && path ? { text: words, href: path } : { text: whole, href: `mailto:${whole}` });
    end = match.index + whole.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
