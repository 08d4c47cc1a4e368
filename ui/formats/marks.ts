export type MarkedPart = { text: string; found: boolean };

const MARKS = /\p{M}/gu;

/** Letter for letter, so that a place in what is compared is a place in the text. */
function folded(letter: string): string {
  const plain = letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain.length === letter.length
    ? plain
    : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length);
}

/** A text in the parts that answer to what was typed, and the rest: without regard to case and accents. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const plain = Array.from(text, (letter) => folded(letter)).join('');
  const isFound = Array.from({ length: text.length }, () => false);
  for (const word of typed
    .split(/[\s,]+/)
    .map((part) => Array.from(part, (letter) => folded(letter)).join(''))) {
    if (word === '') continue;
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const parts: MarkedPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const found = isFound[at] === true;
    const last = parts.at(-1);
    const letter = text.charAt(at);
    if (last?.found === found) last.text += letter;
    else parts.push({ text: letter, found });
  }
  return parts;
}
