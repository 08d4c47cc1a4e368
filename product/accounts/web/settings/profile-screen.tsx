import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { NameFields } from '#ui/fields/name-fields.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { editProfile } from '../../contract.ts';
import pageStyles from '../account-page.module.css';
import { LettersComeBack } from '../letters-come-back.tsx';
import { refreshProfile, useSession, useUser } from '../session/session.ts';
import { BadgesCard } from './badges-card.tsx';
import { FamilyCard } from './family-card.tsx';
import styles from './settings.module.css';
import { TimeZoneCard } from './time-zone-card.tsx';

/** `more` is what later slices have to say about one's account. */
export function ProfileScreen({ more }: { more: ReactNode }) {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  return (
    <Page
      title={t('accounts.settings.profile.title')}
      lead={t('accounts.settings.profile.intro')}
      width="narrow"
    >
      <LettersComeBack />
      <Card>
        <ContractForm
          endpoint={editProfile}
          initial={{ first_name: user.first_name, last_name: user.last_name }}
          onDone={async ({ notification }) => {
            showSnackbar(notification);
            // The name is saved; should the refresh fail, the next page load brings it.
            await refreshProfile().catch(() => undefined);
          }}
          submitLabel={t('accounts.settings.save')}
        >
          <div className={pageStyles.pair}>
            <NameFields
              labels={{
                first_name: t('accounts.settings.profile.first_name'),
                last_name: t('accounts.settings.profile.last_name'),
              }}
            />
          </div>
        </ContractForm>
      </Card>
      {user.scope === 'parent' && <FamilyCard />}
      {user.scope !== 'uber' && user.school === null && !isActedAs && <TimeZoneCard />}
      {user.scope === 'parent' && !isActedAs && <BadgesCard whose="parent" />}
      <Facts />
      {more}
    </Page>
  );
}

/** What the user may know and not change here. */
function Facts() {
  const { t } = useTranslation();
  const user = useUser();
  const acting = useSession(({ actingAs }) => actingAs !== null);
  const role = user.role ?? user.scope;
  return (
    <Card title={t('accounts.settings.profile.facts')} quiet>
      <dl className={styles.facts}>
        <dt>{t('accounts.settings.profile.username')}</dt>
        <dd>
          {user.username}{' '}
          {!acting && (
            <ButtonLink to={`${homePath(user.scope)}/account/username`} variant="subtle" size="sm">
              {t('accounts.settings.profile.change-username')}
            </ButtonLink>
          )}
        </dd>
        <dt>{t('accounts.settings.profile.role')}</dt>
        <dd>{role === 'student' ? null : t(`accounts.settings.profile.roles.${role}`)}</dd>
        {user.scope === 'educator' && (
          <>
            {user.role !== 'home' && (
              <>
                <dt>{t('accounts.settings.profile.school')}</dt>
                <dd>{user.school ?? t('accounts.settings.profile.no-school')}</dd>
              </>
            )}
            <dt>{t('accounts.settings.profile.status')}</dt>
            <dd>
              <Badge tone={user.verified ? 'success' : 'warning'}>
                {t(
                  user.verified ? 'accounts.settings.profile.verified' : 'accounts.settings.profile.pending',
                )}
              </Badge>
              {!user.verified && (
                <p className={pageStyles.hint}>{t('accounts.settings.profile.pending-text')}</p>
              )}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
