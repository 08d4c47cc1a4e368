export type LetterPart = { kind: 'text' | 'link'; text: string };

/** Cuts a letter into words and addresses, so that a screen can make the addresses clickable. */
export function letterParts(text: string): LetterPart[] {
  const parts: LetterPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    // A full stop or bracket after an address belongs to the sentence.
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: address });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
