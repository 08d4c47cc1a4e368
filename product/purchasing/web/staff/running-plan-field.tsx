import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import type { ActionField } from '#ui/actions/action.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { useFormValue, useSetFormValue } from '#ui/forms/form-values.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { educatorPlans, quotePlans } from '../../quotes-contract.ts';
import { planLabel } from '../shared/plan-label.ts';

/** Of a quote that adds to a plan: the buyer's plans that run. A new quote names the buyer, one that is edited itself. */
function RunningPlanField() {
  const { t } = useTranslation();
  const kind = useFormValue('kind');
  const buyer = useFormValue('account_id');
  const quote = useFormValue('id');
  const of = typeof quote === 'number' ? { call: quotePlans, id: quote } : { call: educatorPlans, id: buyer };
  if (kind !== 'sub') return null;
  if (typeof of.id !== 'number') return <Banner>{t('purchasing-quotes.fields.running-plan-first')}</Banner>;
  return <Plans key={of.id} endpoint={of.call} id={of.id} />;
}

function Plans({ endpoint, id }: { endpoint: typeof educatorPlans; id: number }) {
  const { t } = useTranslation();
  const chosen = useFormValue('lot_id');
  const set = useSetFormValue();
  const { data, isError } = useQuery({
    queryKey: ['running-plans', endpoint.path, id],
    queryFn: ({ signal }) => call(endpoint, { id }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const plans = data?.data;
  const isStranger = typeof chosen === 'number' && plans?.every(({ lot_id }) => lot_id !== chosen) === true;
  // Another buyer's, or one that is over meanwhile.
  useEffect(() => {
    if (isStranger) set('lot_id', null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is another one each time, and does the same
  }, [isStranger]);
  if (isError) return <Banner tone="error">{t('purchasing-quotes.fields.running-plan-failed')}</Banner>;
  if (plans === undefined) return <Skeleton lines={2} />;
  if (plans.length === 0)
    return <Banner tone="warning">{t('purchasing-quotes.fields.running-plan-none')}</Banner>;
  return (
    <SelectField
      name="lot_id"
      label={t('purchasing-quotes.fields.running-plan')}
      required
      options={plans.map((plan) => ({ value: plan.lot_id, label: planLabel(t, plan) }))}
    />
  );
}

export const runningPlan = {
  kind: 'custom',
  render: () => <RunningPlanField />,
} as const satisfies ActionField;
