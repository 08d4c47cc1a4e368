import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { StaffProgress, staffProgressTab } from '#product/reports/web/staff-reports-screen.tsx';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { getProgramFigures } from '../contract.ts';
import { ALL } from '../rules/program-periods.ts';
import { EVERYTHING, ProgramBar } from './program-bar.tsx';
import { QuestionsTab, questionsKey } from './questions-tab.tsx';
import { NormsTab, ScenesTab } from './scenes-tab.tsx';

/** One program: who plays it, where children stop, and what its writers should look at. Names under students only. */
export function ProgramScreen({ program }: { program: ProgramId }) {
  const { t } = useTranslation();
  const name = useProgramName()(program);
  const [looked, setLooked] = useState(EVERYTHING);
  const { period, grade, form } = looked;
  const input = { program, _period: period, _grade: grade, ...(form === ALL ? {} : { _form: form }) };
  const query = useQuery({
    queryKey: ['program-figures', input],
    queryFn: ({ signal }) => call(getProgramFigures, input, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
  const figures = query.data?.data;
  const bar = (
    <ProgramBar
      looked={looked}
      periods={figures?.periods ?? []}
      forms={figures?.forms ?? []}
      onLook={(next) => setLooked({ ...looked, ...next })}
    />
  );
  return (
    <TableTabs
      id={`uber-program-${program}`}
      title={name}
      lead={
        figures === undefined
          ? t('metrics.program-lead')
          : t('metrics.program-since', { count: figures.children, day: shownDate(figures.since) })
      }
      tabs={[
        {
          id: 'students',
          label: t('metrics.tabs.students'),
          content: <StaffProgress program={program} />,
          ...staffProgressTab(program),
        },
        { id: 'scenes', label: t('metrics.tabs.scenes'), content: <ScenesTab query={query} bar={bar} /> },
        {
          id: 'questions',
          label: t('metrics.tabs.questions'),
          content: <QuestionsTab program={program} looked={looked} bar={bar} />,
          stateKey: questionsKey(program),
        },
        { id: 'norms', label: t('metrics.tabs.norms'), content: <NormsTab query={query} /> },
      ]}
    />
  );
}
