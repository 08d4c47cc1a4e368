/** Who reads of children at home, rather than of students at a school: see `home-words.ts`. */
export function isAtHome(user: { scope: string; role: string | null } | null): boolean {
  return user !== null && (user.scope === 'parent' || user.role === 'home');
}
