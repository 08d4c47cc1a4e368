import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { FactorRulesCard } from '../factors/factor-rules-card.tsx';
import { FactorsCard } from '../factors/factors-card.tsx';
import { StaffFactorsCard } from '../factors/staff-factors-card.tsx';
import { useUser } from '../session/session.ts';
import { SessionsCard } from './sessions-card.tsx';

/** What lets somebody in, a card each; and for who answers for others, what lets those in. */
export function SignInScreen() {
  const { t } = useTranslation();
  const { scope, is_group_admin: runsGroup } = useUser();
  return (
    <Page title={t('accounts-sign-in.title')} lead={t('accounts-sign-in.intro')} width="narrow">
      <FactorsCard />
      {scope === 'educator' && runsGroup && <FactorRulesCard />}
      {scope === 'uber' && <StaffFactorsCard />}
      <SessionsCard />
    </Page>
  );
}
