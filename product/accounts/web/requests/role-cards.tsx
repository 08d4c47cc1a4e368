import { Backpack, GraduationCap, HeartHandshake, House, type LucideIcon, School } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUEST_ROLES, type RequestRole } from '../../rules/people/account-request.ts';
import styles from './role-cards.module.css';

const ICONS: Record<RequestRole, LucideIcon> = {
  educator: GraduationCap,
  administrator: School,
  clinician: HeartHandshake,
  home: House,
  student: Backpack,
};

type RoleCardsProps = { role: RequestRole | null; onChoose: (role: RequestRole) => void };

/** The first question of the account request, as cards to press. */
export function RoleCards({ role, onChoose }: RoleCardsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('accounts.request.role')}</legend>
      <div className={styles.cards}>
        {REQUEST_ROLES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <label key={choice} className={styles.card}>
              <span className={styles.icon}>
                <Icon size={26} aria-hidden="true" />
                <input
                  type="radio"
                  name="my_role"
                  className={styles.radio}
                  value={choice}
                  checked={choice === role}
                  aria-labelledby={`${id}-${choice}-name`}
                  aria-describedby={`${id}-${choice}-text`}
                  onChange={() => onChoose(choice)}
                />
              </span>
              <span>
                <span id={`${id}-${choice}-name`} className={styles.name}>
                  {t(`accounts.request.roles.${choice}.name`)}
                </span>
                <span id={`${id}-${choice}-text`} className={styles.text}>
                  {t(`accounts.request.roles.${choice}.text`)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
