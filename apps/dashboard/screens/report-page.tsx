import { ReportScreen } from '#product/reports/web/report-screen.tsx';
import { FirstReport } from '#product/site/web/home/first-report.tsx';

/** A report; the first one that somebody reads is a small feast. */
export function ReportPage() {
  return <ReportScreen first={<FirstReport />} />;
}
