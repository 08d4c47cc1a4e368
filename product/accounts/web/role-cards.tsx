import { Backpack, GraduationCap, HeartHandshake, House, type LucideIcon, School } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REQUEST_ROLES, type RequestRole } from '../rules/account-request.ts';
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
  return (
    <fieldset>
      <legend className={styles.legend}>{t('accounts.request.role')}</legend>
      <div className={styles.cards}>
        {REQUEST_ROLES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <label key={choice} className={styles.card}>
              <input
                type="radio"
                name="my_role"
                className="visually-hidden"
                value={choice}
                checked={choice === role}
                onChange={() => onChoose(choice)}
              />
              <span className={styles.icon}>
                <Icon size={26} aria-hidden="true" />
              </span>
              <span>
                <span className={styles.name}>{t(`accounts.request.roles.${choice}.name`)}</span>
                <span className={styles.text}>{t(`accounts.request.roles.${choice}.text`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
