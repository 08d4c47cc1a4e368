import { useTranslation } from 'react-i18next';
import { GoHome } from './go-home.tsx';
import { ProblemPage } from './problem-page.tsx';
import { useReportedView } from './report-view.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  useReportedView('not-found-view');
  return (
    <ProblemPage title={t('site.not-found.title')} text={t('site.not-found.text')} drawing="lost">
      <GoHome />
    </ProblemPage>
  );
}
