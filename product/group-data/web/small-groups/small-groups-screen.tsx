import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { useToday } from '#product/accounts/web/session/session.ts';
import { openAction } from '#ui/actions/action.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { smallGroupsTable } from '../../small-groups-contract.ts';
import { makeGroupAction } from './actions.tsx';

type GroupRow = RowOf<typeof smallGroupsTable>;

const CELLS = {
  name: ({ id, name }: GroupRow) => <Link to={`/educator/small-groups/${id}`}>{name}</Link>,
};

/** The own small groups: those that run, and those that have ended. */
export function SmallGroupsScreen() {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const today = useToday();
  const make = () =>
    openAction(makeGroupAction, {
      values: { starts_on: today, ends_on: '', goal: '', student_ids: [] },
    });
  return (
    <Page
      title={t('group-data.small.title')}
      lead={t('group-data.small.lead')}
      width="wide"
      actions={
        <Button icon={<Plus />} onClick={make}>
          {t('group-data.small.new')}
        </Button>
      }
    >
      <TablePage
        table={smallGroupsTable}
        label={t('group-data.small.title')}
        stateKey={`small-groups:${isOver ? 'over' : 'running'}`}
        segment={{ over: isOver ? 'yes' : 'no' }}
        cells={CELLS}
        toolbar={
          <Segments
            label={t('group-data.small.views.label')}
            value={isOver ? 'ended' : 'running'}
            options={[
              { value: 'running', label: t('group-data.small.views.running') },
              { value: 'ended', label: t('group-data.small.views.ended') },
            ]}
            onChange={(which) => setOver(which === 'ended')}
          />
        }
        empty={
          isOver
            ? {
                title: t('group-data.small.empty.ended-title'),
                text: t('group-data.small.empty.ended-text'),
              }
            : {
                title: t('group-data.small.empty.title'),
                text: t('group-data.small.empty.text'),
                actions: (
                  <ButtonLink to="/educator/group-data" variant="outline">
                    {t('group-data.small.empty.action')}
                  </ButtonLink>
                ),
              }
        }
      />
    </Page>
  );
}
