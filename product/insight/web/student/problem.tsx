import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';

type ProblemProps = {
  error: Error;
  isRetrying: boolean;
  retry: () => void;
  words: { failed: string; title: string; text: string };
  back: string;
};

const NOT_THERE: readonly number[] = [
  ERROR_STATUS['not-found'],
  ERROR_STATUS.forbidden,
  // An id that is none.
  ERROR_STATUS['validation-failed'],
];

/** Why there is no page: nobody of that id for this reader, or nothing to be had at the moment. */
export function StudentProblem({ error, isRetrying, retry, words, back }: ProblemProps) {
  const { t } = useTranslation();
  if (error instanceof ApiError && NOT_THERE.includes(error.status)) {
    return (
      <EmptyState
        title={words.title}
        text={words.text}
        actions={<ButtonLink to={back}>{t('insight-student.not-found.back')}</ButtonLink>}
      />
    );
  }
  const again = (
    <Button variant="outline" size="sm" loading={isRetrying} onClick={retry}>
      {t('ui.try-again')}
    </Button>
  );
  return <Banner tone="error" live title={words.failed} actions={again} />;
}
