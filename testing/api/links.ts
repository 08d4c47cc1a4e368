import { linkIn, type TestKindred } from './kindred.ts';

/** The link of the newest letter to somebody. */
export async function linkFor(
  kindred: TestKindred,
  recipient: string,
): Promise<{ id: string; code: string }> {
  const letters = await kindred.letters();
  const newest = letters.findLast((letter) => letter.recipient === recipient);
  if (newest === undefined) throw new Error(`no letter to ${recipient}`);
  const { id, code } = linkIn(newest.letter);
  return { id, code };
}
