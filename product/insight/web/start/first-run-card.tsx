import { CircleCheck, ExternalLink, Printer, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { LoginInformationDialog } from '#product/rosters/web/login-cards/login-information-dialog.tsx';
import { Button, ButtonLink, type ButtonVariant } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { FirstRun } from '../../rules/start/first-run.ts';
import styles from './first-run-card.module.css';

type FirstRunProps = {
  run: FirstRun;
  cardIds: readonly number[];
  scope: 'educator' | 'parent';
  /** There are children at home, and students at a school. */
  atHome: boolean;
};

/** Three steps until a child has played: each is done, or has the one button that does it. */
export function FirstRunCard({ run, cardIds, scope, atHome }: FirstRunProps) {
  const { t } = useTranslation();
  const { studentUrl } = pageConfig();
  const words = atHome ? 'home' : 'school';
  const list = `/${scope}/students`;
  const buttons = (variant: ButtonVariant): Record<FirstRun['steps'][number]['step'], ReactNode> => ({
    add: (
      <ButtonLink to={list} search={{ add: '1' }} variant={variant} icon={<UserPlus />}>
        {t(`insight-home.start.${words}.add.button`)}
      </ButtonLink>
    ),
    cards: (
      <Button
        variant={variant}
        icon={<Printer />}
        onClick={() => openLoginInformation(scope === 'parent' ? 'child' : 'student', cardIds)}
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
    <Card title={t('insight-home.start.title')}>
      <p>{t('insight-home.start.lead')}</p>
      <ol className={styles.steps}>
        {run.steps.map(({ step, state }, at) => (
          <li key={step} data-state={state}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <CircleCheck /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(`insight-home.start.${words}.${step}.title`)}</h3>
              <p className={styles.text}>
                {step === 'play' && run.waitsFor === 'license'
                  ? t('insight-home.start.license.text')
                  : t(`insight-home.start.${words}.${step}.text`)}
              </p>
            </div>
            <div className={styles.deed}>
              {state === 'done' && <span className={styles.done}>{t('insight-home.start.done')}</span>}
              {state === 'now' && buttons('filled')[step]}
              {state === 'open' && buttons('outline')[step]}
            </div>
          </li>
        ))}
      </ol>
      <LoginInformationDialog />
    </Card>
  );
}
