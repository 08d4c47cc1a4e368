import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadForRelease } from '#platform/web/new-release.ts';
import { Button } from '#ui/parts/button.tsx';
import { isLoadFailure } from '../../rules/shell/load-failure.ts';
import { ProblemPage } from './problem-page.tsx';
import { useReportedView } from './report-view.ts';

/** What a page shows inside its layout when it can not show itself: not fetched, or broken. */
export function PageProblem({ error }: ErrorComponentProps) {
  return isLoadFailure(error) ? <LoadFailure /> : <Broken error={error} />;
}

/** The same for a route that brings its own layout. */
export function AreaProblem(props: ErrorComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageProblem {...props} />
    </main>
  );
}

/** Two lines, and nothing that would have to be fetched. Where a new release took the file away the page goes by itself. */
function LoadFailure() {
  const { t } = useTranslation();
  useReportedView('load-failure');
  useEffect(() => void reloadForRelease(), []);
  return (
    <ProblemPage title={t('site.load-failure.title')} text={t('site.load-failure.text')}>
      <Reload />
    </ProblemPage>
  );
}

function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation();
  useReportedView('crash', error);
  return (
    <ProblemPage title={t('site.crash.title')} text={t('site.crash.text')}>
      <Reload />
    </ProblemPage>
  );
}

function Reload() {
  const { t } = useTranslation();
  return <Button onClick={() => location.reload()}>{t('site.load-failure.reload')}</Button>;
}
