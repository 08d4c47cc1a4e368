import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { goTo } from '../session/navigation.ts';
import { refreshProfile, useUser } from '../session/session.ts';
import styles from './factors.module.css';
import { FactorsCard } from './factors-card.tsx';

/** Instead of everything else, for who has to set something up first: the server lets them reach nothing else either. */
export function FactorGate() {
  const { t } = useTranslation();
  const { scope } = useUser();
  return (
    <main className={styles.gate}>
      <h1>{t('accounts-factors.gate.title')}</h1>
      <p>{t(scope === 'uber' ? 'accounts-factors.gate.staff' : 'accounts-factors.gate.admin')}</p>
      <FactorsCard onSetUp={() => void refreshProfile()} />
      <Button
        variant="subtle"
        icon={<LogOut />}
        className={styles.leave}
        onClick={() => void goTo('/logout')}
      >
        {t('accounts-factors.gate.logout')}
      </Button>
    </main>
  );
}
