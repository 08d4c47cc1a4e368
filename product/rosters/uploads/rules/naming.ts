import { type FullName, foldName } from '../../rules/names.ts';

export type Named = FullName & { username: string };

/** Letters and digits, each word between blanks: signs between them differ from file to file. */
const wordsOf = (text: string): string => ` ${foldName(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))} `;
const HAN = /\p{Script=Han}/u;

/** Whether a line of a file, or a text about it, names the child: by both names, in whichever cells, or as it signs in. */
export function namesChild({
  first_name,
  last_name,
  username,
}: Named): (cells: readonly string[]) => boolean {
  const [first, last] = [wordsOf(first_name), wordsOf(last_name)];
  const together = HAN.test(last_name) ? `${last.trim()}${first.trim()}` : null;
  return (cells) => {
    const line = wordsOf(cells.join(' '));
    return (
      (line.includes(first) && line.includes(last)) ||
      (together !== null && line.includes(together)) ||
      (username !== '' && cells.some((cell) => cell.toLowerCase().includes(username)))
    );
  };
}
