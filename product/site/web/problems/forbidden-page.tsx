import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { GoHome } from './go-home.tsx';
import { ProblemPage } from './problem-page.tsx';
import { useReportedView } from './report-view.ts';

export function ForbiddenPage() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  useReportedView('forbidden-view');
  return (
    <ProblemPage
      title={t('site.forbidden.title')}
      text={t('site.forbidden.text', { brand })}
      drawing="closed"
    >
      <GoHome />
    </ProblemPage>
  );
}
