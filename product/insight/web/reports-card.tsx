import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Card } from '#ui/parts/card.tsx';
import type { ReportsReady } from '../contract.ts';
import styles from './class-cards.module.css';

/** How many reports there are: the whole in a sentence, each program by itself where there are several. */
export function useReportsSaid(): (reports: readonly ReportsReady[]) => string[] {
  const { t } = useTranslation();
  const nameOf = useProgramName();
  return (reports) =>
    reports.map(({ program, children: of, ready, on_the_way: count }) => {
      const said = t(count > 0 ? 'insight.reports.ready-and-more' : 'insight.reports.ready', {
        ready,
        of,
        count,
      });
      return reports.length > 1 ? t('insight.reports.of', { program: nameOf(program), said }) : said;
    });
}

export function ReportsCard({ reports }: { reports: readonly ReportsReady[] }) {
  const { t } = useTranslation();
  const said = useReportsSaid()(reports);
  const [first] = reports;
  if (first === undefined) return null;
  return (
    <Card
      title={t('insight.reports.title')}
      quiet
      aside={
        <Link to="/educator/reports" search={{ tab: first.program }}>
          {t(first.ready > 0 ? 'insight.reports.print' : 'insight.reports.all')}
        </Link>
      }
    >
      <ul className={styles.lines}>
        {reports.map(({ program }, at) => (
          <li key={program}>{said[at]}</li>
        ))}
      </ul>
    </Card>
  );
}
