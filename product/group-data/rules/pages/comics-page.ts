import type { Brand, Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import { type Say, shownDay } from '#product/reports/rules/words.ts';
import type { ComicsSummary } from '../comics-summary.ts';
import type { ListPage } from './page-shape.ts';

export type PrintedMaker = {
  name: string;
  grade: number;
  done: number;
  /** Null: not for the reader. */
  own: number | null;
  lastOn: Day | null;
};

type About = { brand: Brand; language: Locale; reader: string; today: Day };

/** A class and its comics, a row a child. */
export function comicsPage(
  { brand, language, reader, today }: About,
  { children, told, comics }: ComicsSummary,
  rows: readonly PrintedMaker[],
  say: Say,
): ListPage {
  const column = (name: string, share: number) => ({
    name: say({ i18n: `group-data.comics.columns.${name}` }),
    share,
  });
  return {
    language,
    name: say({ i18n: 'group-data-page.comics.title' }),
    about: say({ i18n: 'group-data-page.about', values: { program: brand.programs[language].sim } }),
    facts: [
      reader,
      say({ i18n: 'group-data-page.comics.enough', values: { some: told, all: children } }),
      say({ i18n: 'group-data-page.comics.finished', values: { count: comics } }),
      say({ i18n: 'group-data-page.made', values: { date: shownDay(today, language) } }),
    ],
    columns: [
      { name: say({ i18n: 'group-data-page.name' }), share: 0.36 },
      { name: say({ i18n: 'rosters.columns.grade' }), share: 0.12 },
      column('finished', 0.18),
      column('own', 0.18),
      { name: say({ i18n: 'reports.columns.finished-on' }), share: 0.16 },
    ],
    rows: rows.map(({ name, grade, done, own, lastOn }) => ({
      cells: [
        [name],
        [say({ i18n: `rosters.grades.${grade}` })],
        [String(done)],
        [own === null ? '–' : String(own)],
        [lastOn === null ? '–' : shownDay(lastOn, language)],
      ],
    })),
    small: say({ i18n: 'group-data-page.comics.small' }),
  };
}
