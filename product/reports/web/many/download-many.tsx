import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { ProgramId } from '#brands/brand.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { openModal } from '#ui/layers/modals.ts';

export const DOWNLOAD_REPORTS = 'download-reports';

export type AskedReports = {
  program: ProgramId;
  kind: ReportKind;
  ids: readonly number[];
  /** The selection is done with. */
  onDone: () => void;
};

const useAsked = create<{ asked: AskedReports | null }>(() => ({ asked: null }));

export function useAskedReports(): AskedReports | null {
  return useAsked(({ asked }) => asked);
}

type Selection = { ids: readonly number[]; clear: () => void };

/** What can be done with the selected rows of a list of reports. */
export function useMassActions(program: ProgramId, kind: ReportKind) {
  const { t } = useTranslation();
  return ({ ids, clear }: Selection): MenuEntry[] => [
    {
      id: 'download-reports',
      label: t('reports.many.action'),
      icon: <Download />,
      prominent: true,
      onSelect: () => {
        useAsked.setState({ asked: { program, kind, ids, onDone: clear } });
        openModal(DOWNLOAD_REPORTS);
      },
    },
  ];
}
