import { useTranslation } from 'react-i18next';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { runsSiteLicense } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { PassOnButtons } from '#product/licensing/web/pass-on.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Fact } from './fact.tsx';
import styles from './home.module.css';

const SHARES = ['own_individual', 'own_site', 'shared'] as const;

export function LicensesCard(
  props: Pick<EcommerceState, 'purchases'> & { mayPassOn?: boolean; quiet?: boolean },
) {
  const { individual, site, shares, pools, to_share_out: toShareOut, to_pass_on: toPassOn } = props.purchases;
  const { t } = useTranslation();
  const runsSite = runsSiteLicense(useUser());
  const mayAct = props.mayPassOn === true && Object.values(toPassOn).some((count) => count > 0);
  const hasAny = individual.quantity + site.quantity + toShareOut > 0;
  return (
    <Card
      title={t('site-dashboard.home.licenses-title')}
      quiet={props.quiet === true}
      actions={
        (mayAct || runsSite) && (
          <>
            {mayAct && <PassOnButtons toPassOn={toPassOn} />}
            {runsSite && (
              <ButtonLink to="/educator/site-license" variant="light">
                {t('site-dashboard.home.licenses-site')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {!hasAny && <Fact>{t('site-dashboard.home.licenses-none')}</Fact>}
      {/* Each pool by itself: what is one's own and what is the school's are never added. */}
      {SHARES.filter((name) => shares[name].quantity > 0).map((name) => (
        <div key={name}>
          <Fact>{t(`site-dashboard.home.left.${name}`, { count: shares[name].remaining })}</Fact>
          <p className={styles.note}>
            {t('site-dashboard.home.shares', { used: shares[name].used, quantity: shares[name].quantity })}
          </p>
        </div>
      ))}
      {pools
        .filter(({ quantity }) => quantity > 0)
        .map(({ name, plan, remaining, used, quantity }, at) => (
          // Two groups may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: pools have no other name, and never change places
          <div key={at}>
            <Fact>{t(`site-dashboard.home.left.pool_${plan}`, { count: remaining, group: name })}</Fact>
            <p className={styles.note}>{t('site-dashboard.home.shares', { used, quantity })}</p>
          </div>
        ))}
      {toShareOut > 0 && (
        <p className={styles.note}>{t('site-dashboard.home.licenses-to-share-out', { count: toShareOut })}</p>
      )}
    </Card>
  );
}
