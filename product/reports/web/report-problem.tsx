import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';

type AreaProps = {
  /** Families are told of a child, and of no student. */
  area: 'educator' | 'parent';
};
type ReportProblemProps = AreaProps & { error: Error; isRetrying: boolean; retry: () => void };

/** Why there is no report to look at: not there, not yet, not for this viewer, or not to be had at the moment. */
export function ReportProblem({ area, error, isRetrying, retry }: ReportProblemProps) {
  const { t } = useTranslation();
  switch (error instanceof ApiError ? error.status : 0) {
    case ERROR_STATUS['not-found']:
    // An id that is none.
    case ERROR_STATUS['validation-failed']:
      return <NoReport area={area} />;
    case ERROR_STATUS.forbidden:
      return <EmptyState title={t('reports.report.forbidden')} text={t('reports.report.forbidden-text')} />;
    case ERROR_STATUS.refused:
      return <NotYet error={error} />;
    default:
      return (
        <Banner
          tone="error"
          live
          title={t('reports.report.failed')}
          actions={
            <Button variant="outline" size="sm" loading={isRetrying} onClick={retry}>
              {t('ui.try-again')}
            </Button>
          }
        />
      );
  }
}

export function NoReport({ area }: AreaProps) {
  const { t } = useTranslation();
  const text = t(area === 'parent' ? 'reports.report.not-found-at-home' : 'reports.report.not-found-text');
  return <EmptyState title={t('reports.report.not-found')} text={text} />;
}

function NotYet({ error }: { error: Error }) {
  const { t } = useTranslation();
  const values = error instanceof ApiError ? error.reply?.values : undefined;
  const [done, required] = [Number(values?.['done'] ?? 0), Number(values?.['required'] ?? 0)];
  return (
    <EmptyState
      title={t('reports.report.not-available')}
      text={
        <>
          {t('reports.report.progress', { done, required })}
          <br />
          {t('reports.opens-after', { count: required - done })}
        </>
      }
    />
  );
}
