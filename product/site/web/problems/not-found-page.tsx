import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { pageConfig } from '#platform/web/page.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { GoHome } from './go-home.tsx';
import { ProblemPage } from './problem-page.tsx';
import { useReportedView } from './report-view.ts';

export function NotFoundPage() {
  const { t, i18n } = useTranslation();
  const isVisitor = useSession(({ user }) => user === null);
  useReportedView('not-found-view');
  const next = t(isVisitor ? 'site.not-found.next-visitor' : 'site.not-found.next');
  // Children are shown the way home, and read no more than they have to.
  const texts = [t('site.not-found.text'), ...(pageConfig().site === 'student' ? [] : [next])];
  return (
    <ProblemPage title={t('site.not-found.title')} text={texts.join(blankIn(i18n.language))} drawing="lost">
      <GoHome />
    </ProblemPage>
  );
}
