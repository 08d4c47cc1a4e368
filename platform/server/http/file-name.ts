/** A file's name for people, and one in ASCII for programs that know no other. */
export type FileName = { name: string; shownName: string };

const LONGEST = 80;

/**
 * `ending` without a dot. Where a title has too little of the alphabet, the plain name is `otherwise`. Of several parts that
 * are too long together the first gives way: what follows tells files apart.
 */
export function fileNamed(title: string | readonly string[], ending: string, otherwise: string): FileName {
  const [first = '', ...more] = [title].flat().map(takenByAll);
  const rest = more.filter((part) => part !== '').join(' - ');
  const room = rest === '' ? LONGEST : LONGEST - rest.length - 3;
  const start = cut(first, Math.max(room, 0));
  const shown = cut([start, rest].filter((part) => part !== '').join(' - '), LONGEST);
  const plain = shown
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const isTold = /[A-Za-z]{2}/.test(plain) && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(shown);
  return {
    name: `${isTold ? plain : otherwise}.${ending}`,
    shownName: `${shown === '' ? otherwise : shown}.${ending}`,
  };
}

/** Without what some system does not take in a name, or would take for a path or a hidden file. */
function takenByAll(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}

/** Never in the middle of a sign that takes two places. */
function cut(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** RFC 6266: the plain name first, for whoever does not know the other. */
export function attachment({ name, shownName }: { name: string; shownName?: string | undefined }): string {
  const plain = `attachment; filename="${name}"`;
  return shownName === undefined || shownName === name
    ? plain
    : `${plain}; filename*=UTF-8''${encodeURIComponent(shownName).replaceAll(/['()*]/g, percent)}`;
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
