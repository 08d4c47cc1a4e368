import { Link, useRouter } from '@tanstack/react-router';
import { CircleHelp, History, type LucideIcon, ReceiptText, ScrollText, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { Card } from '#ui/parts/card.tsx';
import { purchaseLinks } from '../../rules/shell/purchase-links.ts';
import styles from './home.module.css';

type LinkName = ReturnType<typeof purchaseLinks>[number]['name'];

const ICONS: Record<LinkName, LucideIcon> = {
  purchase: ShoppingCart,
  quote: ScrollText,
  info: CircleHelp,
  history: ReceiptText,
  licenses: History,
};

/** Purchasing, quote, history, W-9 and info, gathered in one card instead of a wall of them. */
export function PurchasingCard({
  scope,
  atHome = scope === 'parent',
  quiet = false,
}: {
  scope: 'educator' | 'parent';
  atHome?: boolean;
  quiet?: boolean;
}) {
  const { t } = useTranslation();
  const { home } = useBrand();
  const { routesByPath } = useRouter();
  const links = purchaseLinks(scope, (path) => path in routesByPath, { atHome, offered: home.cards });
  if (links.length === 0) return null;
  return (
    <Card title={t('site-dashboard.home.purchasing-title')} quiet={quiet}>
      <p>{t(`site-dashboard.home.purchasing-text-${scope}`)}</p>
      <ul className={styles.lines}>
        {links.map(({ name, path, tab, ...link }) => {
          const Icon = ICONS[name];
          return (
            <li key={name}>
              <Link
                to={path}
                search={{ ...(tab === null ? {} : { tab }), ...('request' in link ? { request: 1 } : {}) }}
                className={styles.line}
              >
                <Icon aria-hidden="true" />
                {t(`site-dashboard.home.link-${name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
