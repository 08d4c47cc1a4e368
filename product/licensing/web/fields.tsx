import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { usePrograms } from '#platform/web/brand.tsx';
import type { ActionField } from '#ui/actions/action.ts';
import { RadioField, SelectField } from '#ui/fields/choice-fields.tsx';
import { useFillIn } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { groupLicenses } from '../admin-contract.ts';
import { DEFAULT_PROGRAM } from '../contract.ts';
import { PAID_PLANS, type PaidPlan } from '../rules/plans.ts';
import styles from './licenses.module.css';

/** Programs are called what the brand calls them; with the default of the grade first. */
function ProgramField({ withDefault }: { withDefault: boolean }) {
  const { t } = useTranslation();
  const programs = usePrograms();
  const options = PROGRAM_IDS.map((value) => ({ value, label: programs[value] }));
  const first = { value: DEFAULT_PROGRAM, label: t('licensing.programs.default') };
  return (
    <SelectField
      name="program"
      label={t('licensing.fields.program')}
      {...(withDefault ? { hint: t('licensing.fields.program-hint') } : {})}
      options={withDefault ? [first, ...options] : options}
    />
  );
}

export const anyProgram = {
  kind: 'custom',
  render: () => <ProgramField withDefault={false} />,
} as const satisfies ActionField;
export const programOrDefault = {
  kind: 'custom',
  render: () => <ProgramField withDefault />,
} as const satisfies ActionField;

/** The groups the reader runs, with what is left in each; where there is one only, that one is chosen. */
function useOwnGroups(withLicenses: boolean) {
  const fillIn = useFillIn();
  const { data, isError } = useQuery({
    queryKey: ['license-groups'],
    queryFn: ({ signal }) => call(groupLicenses, {}, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const groups = data?.data.filter(({ individual, site }) => !withLicenses || individual + site > 0);
  const only = groups?.length === 1 ? groups[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) fillIn('id', only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is another one each time, and does the same
  }, [only]);
  return { groups, isError };
}

function GroupField({ withLicenses }: { withLicenses: boolean }) {
  const { t } = useTranslation();
  const { groups, isError } = useOwnGroups(withLicenses);
  const chosenId = useFormValue('id');
  if (isError) return <Banner tone="error">{t('licensing.available.failed')}</Banner>;
  if (groups === undefined) return <Skeleton lines={2} />;
  if (groups.length === 0) return <Banner tone="warning">{t('licensing.fields.no-groups')}</Banner>;
  const chosen = groups.find((group) => group.id === chosenId);
  return (
    <div className={styles.stack}>
      <SelectField
        name="id"
        label={t('licensing.fields.group')}
        options={groups.map((group) => ({
          value: group.id,
          label: t('licensing.fields.group-option', group),
        }))}
      />
      {withLicenses && chosen !== undefined && <HeldPlanField held={chosen} />}
    </div>
  );
}

/** The kind of license there is; where there are both, the choice is the reader's. */
function HeldPlanField({ held }: { held: Record<PaidPlan, number> }) {
  const { t } = useTranslation();
  const fillIn = useFillIn();
  const plans = PAID_PLANS.filter((plan) => held[plan] > 0);
  const only = plans.length === 1 ? plans[0] : undefined;
  useEffect(() => {
    if (only !== undefined) fillIn('plan', only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [only]);
  const left = (plan: PaidPlan) =>
    t('licensing.available.left', { kind: t(`licensing.plans.${plan}`), count: held[plan] });
  // A long name leaves no room for the number in the list of groups.
  if (plans.length < 2) return only === undefined ? null : <p>{left(only)}</p>;
  return (
    <RadioField
      name="plan"
      label={t('licensing.fields.plan')}
      options={plans.map((plan) => ({ value: plan, label: left(plan) }))}
    />
  );
}

export const ownGroup = {
  kind: 'custom',
  render: () => <GroupField withLicenses={false} />,
} as const satisfies ActionField;
/** With the kind of license, of those that are left in it. */
export const groupToShare = {
  kind: 'custom',
  render: () => <GroupField withLicenses />,
} as const satisfies ActionField;
