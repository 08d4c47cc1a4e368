import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { type Figure, Figures } from '#ui/parts/figures.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { TEACHERS } from '../../rules/places/lists.ts';
import { usePlaces } from './use-places.ts';

/** More names than these are counted. */
const NAMED = 3;

/** Who is there, who plays, how much, and who of those that could has a first check: the sums of the rows below. */
export function PlacesFigures() {
  const { t, i18n } = useTranslation();
  const { data, isError } = usePlaces();
  if (isError) return null;
  if (data === undefined) return <Skeleton shape="block" />;
  const { of: countedBy, rows, totals } = data.data;
  if (rows.length === 0) return null;
  const { everybody, children, played, checked, checkable, minutes, without, without_checks } = totals;
  const shortened = (names: readonly string[]): string[] =>
    names.length <= NAMED
      ? [...names]
      : [
          ...names.slice(0, NAMED - 1),
          t('insight.places.figures.others', { count: names.length - NAMED + 1 }),
        ];
  const leaving = (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : t('insight.places.figures.without', { names: conjoined(shortened(names), i18n.language) });
  const of = t('insight.places.figures.of', { count: children });
  const figures: Figure[] = [
    {
      value: String(everybody.children),
      about: (
        <>
          <Link to="/educator/students" search={{ tab: 'all-active' }}>
            {t('insight.places.figures.children', { count: everybody.children })}
          </Link>
          {t('insight.places.figures.and')}
          <Link {...TEACHERS}>{t('insight.places.figures.teachers', { count: everybody.teachers })}</Link>
          {t('insight.places.figures.without-archive')}
        </>
      ),
    },
  ];
  if (children > 0) {
    figures.push(
      { value: String(played), of, about: t('insight.places.figures.played') + leaving(without) },
      minutes === null
        ? { value: '–', about: t('insight.places.figures.minutes-few') }
        : {
            value:
              minutes === 0
                ? t('ui.play-time.under')
                : t('insight.places.figures.minutes', { count: minutes }),
            about: t('insight.places.figures.minutes-about'),
          },
    );
  }
  if (checkable > 0) {
    figures.push({
      value: String(checked),
      of: t('insight.places.figures.of', { count: checkable }),
      about: t(`insight.places.figures.checked-${countedBy}`) + leaving(without_checks),
    });
  }
  return <Figures figures={figures} />;
}
