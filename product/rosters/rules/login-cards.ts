/** Two columns of four: large enough to read, small enough for a pocket. */
export const CARDS_PER_PAGE = 8;

/** A family's badges are shown on the screen, too; a class prints its own. */
export const BADGES_ON_SCREEN = 4;

/** Opens the student site with the username filled in. */
export function loginAddress(studentSite: string, username: string): string {
  return `${studentSite.replace(/\/$/, '')}/?username=${encodeURIComponent(username)}`;
}

export function pagesOf<Card>(cards: readonly Card[], perPage: number): Card[][] {
  const pages: Card[][] = [];
  for (let start = 0; start < cards.length; start += perPage) pages.push(cards.slice(start, start + perPage));
  return pages;
}

/** Lines for a spreadsheet or a note: name, username, password. */
export function loginLines(
  students: readonly { name: string; username: string; password: string }[],
): string {
  return students.map(({ name, username, password }) => `${name}\t${username}\t${password}`).join('\n');
}
