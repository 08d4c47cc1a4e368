import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What lets somebody in, a card each: where they are signed in now. */
export function SignInScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('accounts-sign-in.title')} lead={t('accounts-sign-in.intro')} width="narrow">
      <SessionsCard />
    </Page>
  );
}
