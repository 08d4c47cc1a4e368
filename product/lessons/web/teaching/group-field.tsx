import { useTranslation } from 'react-i18next';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { smallGroupsTable } from '#product/group-data/small-groups-contract.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { RUNNING } from './asked-group.ts';

/** The own small groups that are running; of who has none, nothing is asked. */
export const useRunningGroups = () => useFirstReply(smallGroupsTable, RUNNING).data?.data ?? [];

/** Small groups are educators'. */
function GroupField() {
  return useUser().scope === 'educator' ? <Choice /> : null;
}

function Choice() {
  const { t } = useTranslation();
  const groups = useRunningGroups();
  if (groups.length === 0) return null;
  return (
    <SelectField
      name="small_group_id"
      label={t('lessons.teach.group')}
      hint={t('lessons.teach.group-hint')}
      placeholder={t('lessons.teach.no-group')}
      options={groups.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
    />
  );
}

/** For which small group it was, where there is one. */
export const groupField = { kind: 'custom', render: () => <GroupField /> } as const;
