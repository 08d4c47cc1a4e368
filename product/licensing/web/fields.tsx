import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import type { ActionField } from '#ui/action.ts';
import { Banner } from '#ui/banner.tsx';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { useFillIn, useFormValue } from '#ui/form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupLicenses } from '../admin-contract.ts';
import { DEFAULT_PROGRAM } from '../contract.ts';

/** Programs are called what the brand calls them; with the default of the grade first. */
function ProgramField({ withDefault }: { withDefault: boolean }) {
  const { t } = useTranslation();
  const { programs } = useBrand();
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

/** Which of the own groups; where there is one only, that one. */
function GroupField() {
  const { t } = useTranslation();
  const fillIn = useFillIn();
  const { data, isError } = useQuery({
    queryKey: ['license-groups'],
    queryFn: ({ signal }) => call(groupLicenses, {}, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const groups = data?.data;
  const only = groups?.length === 1 ? groups[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) fillIn('id', only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is another one each time, and does the same
  }, [only]);
  const chosenId = useFormValue('id');
  const chosen = groups?.find((group) => group.id === chosenId);
  const isSiteOnly = chosen !== undefined && chosen.individual === 0 && chosen.site > 0;
  useEffect(() => {
    // The kind of license there is. Where there are both, the choice is the reader's.
    if (isSiteOnly) fillIn('plan', 'site');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isSiteOnly]);
  if (isError) return <Banner tone="error">{t('licensing.available.failed')}</Banner>;
  if (groups === undefined) return <Skeleton lines={2} />;
  if (groups.length === 0) return <Banner tone="warning">{t('licensing.fields.no-groups')}</Banner>;
  return (
    <SelectField
      name="id"
      label={t('licensing.fields.group')}
      options={groups.map((group) => ({
        value: group.id,
        label: t('licensing.fields.group-option', group),
      }))}
    />
  );
}

export const ownGroup = { kind: 'custom', render: () => <GroupField /> } as const satisfies ActionField;
