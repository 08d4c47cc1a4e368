import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { openModal } from '#ui/layers/modals.ts';
import type { LessonRow } from './lesson-card.tsx';

export const PRINT_PACKET = 'print-packet';

type AskedPacket = {
  ids: readonly number[];
  /** Those of them that were looked at. */
  rows: readonly LessonRow[];
};

const useAsked = create<{ asked: AskedPacket | null }>(() => ({ asked: null }));

export function useAskedPacket(): AskedPacket | null {
  return useAsked(({ asked }) => asked);
}

/** What can be done with the selected lessons. */
export function usePacketActions() {
  const { t } = useTranslation();
  return ({ ids, rows }: AskedPacket): MenuEntry[] => [
    {
      id: PRINT_PACKET,
      label: t('lessons.packet.action'),
      icon: <Printer />,
      prominent: true,
      onSelect: () => {
        useAsked.setState({ asked: { ids, rows } });
        openModal(PRINT_PACKET);
      },
    },
  ];
}
