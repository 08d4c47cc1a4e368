import type { TFunction } from 'i18next';
import { CircleStop, Pencil, Plus, School, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { noticesTable } from '../../notices-contract.ts';
import { AUDIENCES, type NoticeState } from '../../rules/notices.ts';
import * as actions from './notice-actions.tsx';

const { name } = noticesTable;
type NoticeRow = RowOf<typeof noticesTable>;

/** For `TableTabs`: what staff tell everybody. */
export function noticesTab(t: TFunction) {
  return {
    id: name,
    label: t('notifications-notices.tab'),
    content: <Notices />,
    stateKey: name,
    list: { table: noticesTable },
  };
}

const TONES: Readonly<Record<NoticeState, 'success' | 'info' | 'neutral'>> = {
  draft: 'neutral',
  planned: 'info',
  shown: 'success',
  over: 'neutral',
  ended: 'neutral',
};

function Notices() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={noticesTable}
      lead={t('notifications-notices.lead')}
      toolbar={
        <>
          <Button
            variant="outline"
            icon={<School />}
            onClick={() => openAction(actions.addBackToSchool, { values: {} })}
          >
            {t('notifications-notices.use-back-to-school')}
          </Button>
          <Button icon={<Plus />} onClick={() => openAction(actions.addNotice, { values: {} })}>
            {t('notifications-notices.add.title')}
          </Button>
        </>
      }
      cells={{
        state: ({ state }) =>
          state === null ? null : (
            <Badge tone={TONES[state]}>{t(`notifications-notices.states.${state}`)}</Badge>
          ),
        audience: ({ audience }) =>
          AUDIENCES.filter((one) => audience?.split(',').includes(one))
            .map((one) => t(`notifications-notices.to.${one}`))
            .join(', '),
      }}
      rowActions={(row) => entries(t, row)}
      describeRow={({ title_en: title }) => title ?? ''}
      empty={{ title: t('notifications-notices.empty-title'), text: t('notifications-notices.empty-text') }}
    />
  );
}

/** A draft is written, changed, published or thrown away; what people read can only be ended. */
function entries(t: TFunction, row: NoticeRow): MenuEntry[] {
  const { id, state } = row;
  const facts = {
    title: row.title_en ?? '',
    first: shownDate(row.first_day ?? ''),
    last: shownDate(row.last_day ?? ''),
    title_en: row.title_en ?? '',
    text_en: row.text_en ?? '',
    title_zh: row.title_zh ?? '',
    text_zh: row.text_zh ?? '',
  };
  if (state === 'planned' || state === 'shown') {
    return [
      {
        id: 'end',
        label: t('notifications-notices.end.submit'),
        icon: <CircleStop />,
        danger: true,
        onSelect: () => openAction(actions.endNotice, { values: { id }, facts }),
      },
    ];
  }
  if (state !== 'draft') return [];
  return [
    {
      id: 'publish',
      label: t('notifications-notices.publish.menu'),
      icon: <Send />,
      onSelect: () => openAction(actions.publishNotice, { values: { id }, facts }),
    },
    {
      id: 'edit',
      label: t('notifications-notices.edit.menu'),
      icon: <Pencil />,
      onSelect: () => openAction(actions.editNotice, { values: { id } }),
    },
    {
      id: 'delete',
      label: t('notifications-notices.delete.submit'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => openAction(actions.deleteNotice, { values: { id }, facts }),
    },
  ];
}
