type WayBack = { to: string; search: Record<string, string>; label: 'back' | 'back-child' };

/** What the address of the exports says of who came from a child's data. */
export const fromChild = (id: number): string => `child-${id}`;

const CHILD = /^child-([1-9]\d*)$/;

/** Back to where one came from, by what the address says: a child's data or a tab of the list; else the list. */
export function wayBack(of: 'educator' | 'parent', from: unknown): WayBack {
  const list = `/${of}/students`;
  if (typeof from !== 'string') return { to: list, search: {}, label: 'back' };
  const child = CHILD.exec(from)?.[1];
  if (child !== undefined) return { to: `${list}/${child}/data`, search: {}, label: 'back-child' };
  return { to: list, search: { tab: from }, label: 'back' };
}
