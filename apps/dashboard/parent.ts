import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { accountPages, area, gettingStarted, page, support, updates } from './routes.tsx';

const home = lazyScreen(async () => (await import('#product/site/web/home/parent-home.tsx')).ParentHome);
const paymentCompleted = lazyScreen(
  async () => (await import('#product/purchasing/web/family-payment-screen.tsx')).FamilyPaymentScreen,
  ['purchasing', 'accounts'],
);
const children = lazyScreen(
  async () => (await import('./children-page.tsx')).ChildrenPage,
  ['rosters', 'licensing', 'progress', 'cards'],
);
const checkIns = lazyScreen(
  async () => (await import('#product/play/web/staff/check-ins-screen.tsx')).FamilyCheckInsScreen,
  ['progress'],
);
const purchaseHistory = lazyScreen(
  async () =>
    (await import('#product/purchasing/web/orders/purchase-history-screen.tsx')).ParentPurchaseHistoryScreen,
  ['quotes', 'orders'],
);
const notificationSettings = lazyScreen(
  async () => (await import('#product/notifications/web/preferences-screen.tsx')).ParentPreferencesScreen,
);
const licenseHistory = lazyScreen(
  async () =>
    (await import('#product/licensing/web/histories/license-history-screen.tsx')).FamilyLicenseHistoryScreen,
  ['histories', 'rosters'],
);

const purchasing = lazyScreen(
  async () => (await import('#product/purchasing/web/cards/purchasing-screen.tsx')).ParentPurchasingScreen,
  ['cards'],
);

export function parentRoutes(root: AnyRoute): AnyRoute {
  const parent = area(root, 'parent');
  return parent.addChildren([
    page(parent, '/', home),
    page(parent, 'getting-started', gettingStarted),
    page(parent, 'notifications', updates),
    page(parent, 'students', children),
    page(parent, 'purchase-history', purchaseHistory),
    page(parent, 'purchasing', purchasing),
    page(parent, 'payment-completed', paymentCompleted),
    page(parent, 'license-history', licenseHistory),
    page(parent, 'support', support),
    page(parent, 'account/check-ins', checkIns),
    page(parent, 'account/notifications', notificationSettings),
    ...accountPages(parent, ['profile', 'username', 'password', 'staff-access']),
  ]);
}
