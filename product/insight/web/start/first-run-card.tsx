import { CircleCheck, ExternalLink, FileText, Printer, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { Button, ButtonLink, type ButtonVariant } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { FirstRun, FirstStep } from '../../rules/start/first-run.ts';
import type { Start } from '../../start-contract.ts';
import { reportPath } from '../student/cards/side-cards.tsx';
import styles from './first-run-card.module.css';

type FirstRunProps = {
  run: FirstRun;
  /** Whose cards are to be printed, and where the first report is. */
  start: Pick<Start, 'card_ids' | 'first_report'> | undefined;
  scope: 'educator' | 'parent';
  /** There are children at home, and students at a school. */
  atHome: boolean;
};

/** The first steps: each is done, or has the one button that does it. Once a child has played, only those that are left. */
export function FirstRunCard({ run, start, scope, atHome }: FirstRunProps) {
  const { t } = useTranslation();
  const { studentUrl } = pageConfig();
  const { school } = useUser();
  const words = atHome ? 'home' : 'school';
  const list = `/${scope}/students`;
  // Schools and reports are not for who is at home.
  const said = (step: FirstStep, what: 'title' | 'text'): string =>
    step === 'school' || step === 'report'
      ? t(`insight-home.start.school.${step}.${what}`)
      : t(`insight-home.start.${words}.${step}.${what}`);
  const textOf = (step: FirstStep, state: string): string => {
    if (step === 'school' && state === 'done') return school ?? '';
    if (step === 'play' && run.waitsFor === 'license') return t('insight-home.start.license.text');
    if (step === 'report' && state === 'now') return t('insight-home.start.school.report.ready');
    return said(step, 'text');
  };
  const shown = run.isBeginning ? run.steps : run.steps.filter(({ state }) => state !== 'done');
  const buttons = (variant: ButtonVariant): Record<FirstStep, ReactNode> => ({
    school: (
      <ButtonLink to="/educator/support" variant="outline">
        {t('insight-home.start.school.school.button')}
      </ButtonLink>
    ),
    report: (
      <ButtonLink {...toReport(start?.first_report ?? null)} variant={variant} icon={<FileText />}>
        {t('insight-home.start.school.report.button')}
      </ButtonLink>
    ),
    add: (
      <ButtonLink to={list} search={{ add: '1' }} variant={variant} icon={<UserPlus />}>
        {t(`insight-home.start.${words}.add.button`)}
      </ButtonLink>
    ),
    cards: (
      <Button
        variant={variant}
        icon={<Printer />}
        onClick={() => openLoginInformation(scope === 'parent' ? 'child' : 'student', start?.card_ids ?? [])}
      >
        {t(`insight-home.start.${words}.cards.button`)}
      </Button>
    ),
    play:
      run.waitsFor === 'license' ? (
        <ButtonLink to={list} variant={variant}>
          {t('insight-home.start.license.button')}
        </ButtonLink>
      ) : (
        <ButtonLink
          href={studentUrl}
          target="_blank"
          rel="noopener"
          variant={variant}
          icon={<ExternalLink />}
        >
          {t(`insight-home.start.${words}.play.button`)}
        </ButtonLink>
      ),
  });
  return (
    <Card
      title={
        run.isBeginning
          ? t(atHome ? 'insight-home.start.title' : 'insight-home.start.title-school')
          : t(run.isReady ? 'insight-home.start.ready-title' : 'insight-home.start.left-title')
      }
      quiet={!run.isBeginning}
    >
      {run.isBeginning && <p>{t(atHome ? 'insight-home.start.lead' : 'insight-home.start.lead-school')}</p>}
      <ol className={styles.steps}>
        {shown.map(({ step, state }, at) => (
          <li key={step} data-state={state}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <CircleCheck /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{said(step, 'title')}</h3>
              <p className={styles.text}>{textOf(step, state)}</p>
            </div>
            <div className={styles.deed}>
              {state === 'done' && <span className={styles.done}>{t('insight-home.start.done')}</span>}
              {state === 'now' && buttons('filled')[step]}
              {state === 'open' && buttons('outline')[step]}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** To the report itself; to the list where there is none yet. */
function toReport(report: Start['first_report']): { to: string; search: Record<string, string> } {
  if (report === null) return { to: '/educator/reports', search: {} };
  return {
    to: reportPath(report.student_id, report, 'educator'),
    search: { iteration: String(report.iteration) },
  };
}
