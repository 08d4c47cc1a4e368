import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Figure, Figures } from '#ui/parts/figures.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { usePlaces } from './use-places.ts';

/** Who is there, who plays, how much, and of whom there is a first check: the sums of the rows below. */
export function PlacesFigures() {
  const { t, i18n } = useTranslation();
  const { data, isError } = usePlaces();
  if (isError) return null;
  if (data === undefined) return <Skeleton shape="block" />;
  const { rows, totals } = data.data;
  if (rows.length === 0) return null;
  const { everybody, children, played, checked, minutes, without } = totals;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(without);
  const leftOut = without.length === 0 ? '' : t('insight.places.figures.without', { names });
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
          <Link to="/educator/educators">{t('insight.places.teachers', { count: everybody.teachers })}</Link>
        </>
      ),
    },
  ];
  if (children > 0) {
    figures.push(
      { value: String(played), of, about: t('insight.places.figures.played') + leftOut },
      minutes === null
        ? { value: '–', about: t('insight.places.figures.minutes-few') }
        : {
            value: t('insight.places.figures.minutes', { count: minutes }),
            about: t('insight.places.figures.minutes-about'),
          },
      { value: String(checked), of, about: t('insight.places.figures.checked') + leftOut },
    );
  }
  return <Figures figures={figures} />;
}
