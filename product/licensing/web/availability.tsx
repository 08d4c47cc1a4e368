import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { RadioField } from '#ui/fields/choice-fields.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import type { educatorLicenses, LicenseAvailability } from '../contract.ts';
import { type KindCounts, LICENSE_CHOICES, LICENSE_KINDS } from '../rules/assignment.ts';
import styles from './licenses.module.css';

type Props = {
  endpoint: typeof educatorLicenses.availability;
  ids: readonly (number | string)[];
  /** For the next license of who has one. */
  extend?: boolean;
  /** At home one has licenses, and no kinds of them. */
  atHome: boolean;
};

/** What there is to assign, by kind; which of it is to be used, and will be; and how many of the chosen need none. */
export function Availability({ endpoint, ids, extend = false, atHome }: Props) {
  const { t } = useTranslation();
  const chosen = useFormValue('from');
  const from = LICENSE_CHOICES.find((choice) => choice === chosen) ?? 'any';
  const { data, isError } = useQuery({
    queryKey: ['license-availability', endpoint.path, ids, from, extend],
    queryFn: ({ signal }) =>
      call(endpoint, { ids: [...ids], from, ...(extend ? { extend } : {}) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) return <Banner tone="warning">{t('licensing.available.failed')}</Banner>;
  if (data === undefined) return <Skeleton lines={3} />;
  const { licensed, enough, missing: count, cause } = data.data;
  return (
    <div className={styles.available}>
      {atHome ? <HomeLicenses {...data.data} /> : <Kinds {...data.data} isChoice={!extend} />}
      {licensed > 0 && <p>{t('licensing.available.licensed', { count: licensed })}</p>}
      {!enough && (
        <Banner tone="warning">
          <p>{t('licensing.available.not-enough', { count })}</p>
          {cause !== null && <p>{because(t, cause)}</p>}
        </Banner>
      )}
    </div>
  );
}

/** Each kind there is, with when its licenses end; where there are several, one can be chosen. */
function Kinds({ available, spent, lots, enough, isChoice }: LicenseAvailability & { isChoice: boolean }) {
  const { t } = useTranslation();
  const kinds = LICENSE_KINDS.filter((kind) => available[kind] > 0 || lots.some((lot) => lot.kind === kind));
  const choices = kinds.filter((kind) => available[kind] > 0);
  const first = available.trial > 0 ? 'licensing.available.any' : 'licensing.available.any-paid';
  return (
    <>
      {isChoice && choices.length > 1 ? (
        <RadioField
          name="from"
          label={t('licensing.available.which')}
          required
          options={[
            { value: 'any', label: t(first) },
            ...choices.map((kind) => ({
              value: kind,
              label: t('licensing.available.left', {
                kind: t(`licensing.available.${kind}`),
                count: available[kind],
              }),
              hint: endsOf(t, lots, kind).join('; '),
            })),
          ]}
        />
      ) : (
        kinds.length > 0 && (
          <>
            <p className={styles.title}>{t('licensing.available.title')}</p>
            <dl className={styles.kinds}>
              {kinds.map((kind) => (
                <div key={kind} className={styles.kind}>
                  <dt>{t(`licensing.available.${kind}`)}</dt>
                  <dd>{available[kind]}</dd>
                  {endsOf(t, lots, kind).map((line) => (
                    <dd key={line} className={styles.ends}>
                      {line}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </>
        )
      )}
      {enough && <SpentLine spent={spent} />}
    </>
  );
}

/** Said before it is done, in the order in which it is. */
function SpentLine({ spent }: { spent: KindCounts }) {
  const { t } = useTranslation();
  const [one, ...others] = LICENSE_KINDS.filter((kind) => spent[kind] > 0).map((kind) =>
    t(`licensing.spent.${kind}`, { count: spent[kind] }),
  );
  if (one === undefined) return null;
  const parts = others.reduce((first, next) => t('licensing.available.then', { first, next }), one);
  return <p aria-live="polite">{t('licensing.available.uses', { parts })}</p>;
}

/** What was bought, and by itself what the trial gives: it is no license one has. */
function HomeLicenses({ available, spent }: LicenseAvailability) {
  const { t } = useTranslation();
  const bought = ({ individual, site, pool }: KindCounts) => individual + site + pool;
  return (
    <p>
      {t('licensing.available.home', { count: bought(available) })}{' '}
      {bought(spent) > 0 && t('licensing.available.home-uses', { count: bought(spent) })}
      {spent.trial > 0 && t('licensing.available.home-trial', { count: spent.trial })}
    </p>
  );
}

type Lots = LicenseAvailability['lots'];

/** Those of a kind that end on the same day, or come from the same pool, together. */
function endsOf(t: TFunction, lots: Lots, kind: Lots[number]['kind']): string[] {
  const today = localDay(new Date().toISOString());
  const alike = Map.groupBy(
    lots.filter((lot) => lot.kind === kind),
    ({ group, starts_on: starts, ends_on: ends }) =>
      JSON.stringify([group, ends, starts > today ? starts : null]),
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const count = others.reduce((sum, lot) => sum + lot.count, first.count);
    const { group, starts_on: starts, ends_on: ends } = first;
    const line =
      ends === null
        ? t('licensing.available.a-year', { count })
        : t('licensing.available.through', { count, date: shownDate(ends) });
    const named = group === null ? line : t('licensing.available.of-group', { group, line });
    return [starts > today ? t('licensing.available.from', { line: named, date: shownDate(starts) }) : named];
  });
}

function because(t: TFunction, cause: NonNullable<LicenseAvailability['cause']>): string {
  const { kind, date, until, count } = cause;
  const values = { count, date: shownDate(date ?? ''), until: shownDate(until ?? '') };
  return t(`licensing.available.because.${kind}`, values);
}
