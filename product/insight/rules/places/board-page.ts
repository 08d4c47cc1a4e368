import type { Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import { conjoined } from '#platform/contract/texts/lists.ts';
import type { ListPage } from '#product/group-data/rules/pages/page-shape.ts';
import { inARow, type Say, shownDay } from '#product/reports/rules/words.ts';
import type { Place, Places } from '../../places-contract.ts';

type About = { language: Locale; name: string; reader: string; today: Day };

const SHARES = [0.28, 0.16, 0.16, 0.2, 0.2] as const;
const COLUMNS = ['played', 'checked', 'well', 'licensed'] as const;

/** The rows and sums of an admin's home on one page, as they may be said there: no child, and nothing of fewer than ten. */
export function boardPage(
  { language, name, reader, today }: About,
  { of, rows, more, totals }: Omit<Places, 'worth_a_call'>,
  say: Say,
): ListPage {
  const said = (key: string, values?: Record<string, string | number>): string =>
    say({ i18n: `insight.places.${key}`, ...(values === undefined ? {} : { values }) });
  const board = (key: string, values: Record<string, string | number> = {}): string =>
    say({ i18n: `insight.places.board.${key}`, values });
  const part = (count: number, children: number): string => said('of', { count, children });
  const size = ({ children, teachers }: Pick<Place, 'children' | 'teachers'>): string =>
    of === 'teachers'
      ? said('children', { count: children })
      : said('size', {
          children: said('children', { count: children }),
          teachers: said('teachers', { count: teachers }),
        });
  const checks = ({ checked, checkable }: NonNullable<Place['figures']>): string => {
    if (checkable === 0) return said('no-check');
    return checked === null ? said('too-few') : part(checked, checkable);
  };
  const small = totals.without.length > 0;
  const date = shownDay(today, language);
  return {
    language,
    name,
    about: board('about'),
    facts: [
      reader,
      size(totals.everybody),
      ...(totals.children === 0
        ? []
        : [
            board('played', { count: totals.played, children: totals.children }),
            ...(totals.minutes === null ? [] : [board('minutes', { count: totals.minutes })]),
          ]),
      ...(totals.checkable === 0
        ? []
        : [board('checked', { count: totals.checked, children: totals.checkable })]),
      say({ i18n: 'group-data-page.made', values: { date } }),
    ],
    columns: [`column-${of}`, ...COLUMNS].map((column, at) => ({
      name: said(column),
      share: SHARES[at] ?? 0,
    })),
    rows: rows.map((place) => {
      const { children, figures, well_percent: well, licensed } = place;
      const head = [place.name, size(place)];
      const tail = [part(licensed, children)];
      return {
        cells:
          figures === null
            ? [head, [said('too-few')], [], [], tail]
            : [
                head,
                [part(figures.played, children)],
                [checks(figures)],
                [well === null ? said('too-few-told') : `${well}%`],
                tail,
              ],
      };
    }),
    small: inARow(
      [
        ...(small ? [board('without', { names: conjoined(totals.without, language) })] : []),
        said(`small-${of}`),
        ...(more > 0 ? [said('more', { count: more })] : []),
        board('small'),
      ],
      language,
    ),
  };
}
