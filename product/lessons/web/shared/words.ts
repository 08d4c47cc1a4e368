import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';

/** Several things in one cell, in the words of the texts. */
export function useNamesOf(): (
  branch: 'skills' | 'challenges' | 'usages',
  cell: string | readonly string[] | null,
) => string[] {
  const say = useSay();
  return (branch, cell) => {
    const words = typeof cell === 'string' ? cell.split(', ') : (cell ?? []);
    return words.filter((word) => word !== '').map((word) => say({ i18n: `lessons.${branch}.${word}` }));
  };
}

type Titled = {
  title: string | null;
  title_zh: string | null;
  overview: string | null;
  overview_zh: string | null;
  home_overview: string | null;
  home_overview_zh: string | null;
};

/** A row's own words in the reader's language, or in English where it is not translated. */
export function useTold(): (row: Titled) => {
  title: string;
  overview: string;
  isForeign: boolean;
  lang: string;
} {
  const { i18n } = useTranslation();
  const isChinese = i18n.language === 'zh-TW';
  // Parents have no other overview in their list.
  const isAtHome = teachesAtHome(useUser());
  return (row) => {
    const isTold = isChinese && row.title_zh !== null;
    return {
      title: (isTold ? row.title_zh : row.title) ?? '',
      overview:
        (isAtHome ? (isTold ? row.home_overview_zh : row.home_overview) : null) ??
        (isTold ? row.overview_zh : row.overview) ??
        '',
      isForeign: isChinese && !isTold,
      lang: isTold ? 'zh-TW' : 'en',
    };
  };
}
