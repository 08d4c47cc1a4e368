import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { Button } from '#ui/parts/button.tsx';
import { GoHome } from './go-home.tsx';
import { ProblemPage } from './problem-page.tsx';
import { PageProblem } from './route-problem.tsx';

/** Without a license the server's words for it; without a network the way to try again. */
export function PlayProblem({ error, ...rest }: ErrorComponentProps) {
  return error instanceof ApiError ? <Refused error={error} /> : <PageProblem error={error} {...rest} />;
}

function Refused({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  const say = useSay();
  const router = useRouter();
  const tryAgain = (): Promise<void> => router.invalidate();

  useEffect(() => {
    const retry = (): void => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router]);

  const title =
    error.status === 403
      ? t('site.play-problem.license')
      : error.status === 404
        ? t('site.play-problem.missing')
        : error.status === 0
          ? t('site.play-problem.offline')
          : t('site.play-problem.other');
  const isWorthRetrying = error.status !== 403 && error.status !== 404;
  return (
    <ProblemPage title={title} text={say(problemOf(error))} drawing="closed">
      {isWorthRetrying && (
        <Button size="lg" icon={<RotateCw />} onClick={() => void tryAgain()}>
          {t('site.play-problem.again')}
        </Button>
      )}
      <GoHome />
    </ProblemPage>
  );
}
