/** A file's name for people, and one in ASCII for programs that know no other. */
export type FileName = { name: string; shownName: string };

const LONGEST = 80;

/** `ending` without a dot. Where a title has too little of the alphabet, the plain name is `otherwise`. */
export function fileNamed(title: string, ending: string, otherwise: string): FileName {
  const shown = title
    // What no system takes in a name, and what would make it a path or a hidden file.
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, LONGEST)
    .trim();
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

/** RFC 6266: the plain name first, for whoever does not know the other. */
export function attachment({ name, shownName }: { name: string; shownName?: string | undefined }): string {
  const plain = `attachment; filename="${name}"`;
  return shownName === undefined || shownName === name
    ? plain
    : `${plain}; filename*=UTF-8''${encodeURIComponent(shownName).replaceAll(/['()*]/g, percent)}`;
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
