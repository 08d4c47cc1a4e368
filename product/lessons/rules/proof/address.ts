const QUOTED = /「[^「」]*」|『[^『』]*』|〈[^〈〉]*〉/g;

/** What a text says itself: without words that somebody says in it, and titles. */
function inOwnWords(text: string): string {
  const without = text.replaceAll(QUOTED, '');
  return without === text ? text : inOwnWords(without);
}

/** In Chinese a child is 你, and an adult 您: whether a text speaks to a child (a greeting speaks to nobody). */
export const speaksToChild = (text: string): boolean =>
  inOwnWords(text).replaceAll('你好', '').includes('你');

export const speaksToAdult = (text: string): boolean => inOwnWords(text).includes('您');
