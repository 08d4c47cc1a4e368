import { Archive, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAction } from '../actions/action.ts';
import { ActionModal } from '../actions/action-modal.tsx';
import { Segments } from '../navigation/segments.tsx';
import { Button } from '../parts/button.tsx';
import { TableView } from '../table/table-view.tsx';
import { archiveStudent, editStudent } from './demo-actions.ts';
import { useDemoList } from './demo-list.ts';
import type { DemoRow } from './demo-table.ts';
import { Example, Section } from './section.tsx';

const STATES = ['ready', 'loading', 'empty', 'failed'] as const;
const SOMEBODY = { id: 12, name: 'Maria Lopez' };

/** The list of every screen, and the dialogs that its actions open. */
export function TablesSection() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<(typeof STATES)[number]>('ready');
  const { facts, on } = useDemoList(shown);
  const add = (
    <Button
      size="sm"
      icon={<Plus />}
      onClick={() => openAction(editStudent, { facts: { name: SOMEBODY.name } })}
    >
      {t('design.tables.add')}
    </Button>
  );
  const edit = ({ id, name, grade }: Pick<DemoRow, 'id' | 'name'> & Partial<Pick<DemoRow, 'grade'>>) =>
    openAction(editStudent, {
      values: { id, name: name ?? '', ...(grade ? { grade } : {}) },
      facts: { name: name ?? '' },
    });
  const archive = ({ id, name }: Pick<DemoRow, 'id' | 'name'>) =>
    openAction(archiveStudent, { values: { id }, facts: { name: name ?? '' } });
  return (
    <Section id="tables">
      <Example label={t('design.tables.list')}>
        <Segments
          label={t('design.tables.state')}
          options={STATES.map((value) => ({ value, label: t(`design.tables.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </Example>
      <TableView
        facts={{ ...facts, label: t('design.tables.students') }}
        on={on}
        toolbar={add}
        massActions={[
          {
            id: 'archive',
            label: t('design.tables.archive'),
            icon: <Archive />,
            onSelect: on.clearSelection,
          },
        ]}
        empty={{
          title: t('design.tables.no-students'),
          text: t('design.tables.no-students-text'),
          actions: add,
        }}
        look={{
          cells: {},
          describeRow: ({ name }) => name ?? '',
          rowActions: (row) => [
            { id: 'edit', label: t('design.tables.edit'), icon: <Pencil />, onSelect: () => edit(row) },
            {
              id: 'archive',
              label: t('design.tables.archive'),
              icon: <Archive />,
              danger: true,
              divided: true,
              onSelect: () => archive(row),
            },
          ],
        }}
      />
      <Example label={t('design.tables.actions')}>
        <Button variant="outline" onClick={() => edit(SOMEBODY)}>
          {t('design.tables.edit')}
        </Button>
        <Button variant="outline" onClick={() => archive(SOMEBODY)}>
          {t('design.tables.archive')}
        </Button>
      </Example>
      <ActionModal />
    </Section>
  );
}
