import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import type { UserProfile } from '#product/accounts/contract.ts';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { onlyFor } from '#product/site/web/shell/guard.tsx';
import { accountPages, area, gettingStarted, page, support, updates } from './routes.tsx';

const home = lazyScreen(
  async () => (await import('#product/site/web/home/educator-home.tsx')).EducatorHome,
  ['people', 'licensing'],
);
const educators = lazyScreen(
  async () => (await import('./educators-page.tsx')).EducatorsPage,
  ['people', 'schools', 'rosters', 'licensing'],
);
const students = lazyScreen(
  async () => (await import('./students-page.tsx')).StudentsPage,
  ['rosters', 'uploads', 'licensing', 'progress'],
);

const newUpload = lazyScreen(
  async () => (await import('#product/rosters/uploads/web/new-upload-screen.tsx')).NewUploadScreen,
  ['uploads'],
);
const upload = lazyScreen(
  async () => (await import('#product/rosters/uploads/web/upload-screen.tsx')).UploadScreen,
  ['uploads'],
);
const newDistrictUpload = lazyScreen(
  async () =>
    (await import('#product/rosters/uploads/web/district/new-district-upload-screen.tsx'))
      .NewDistrictUploadScreen,
  ['uploads'],
);
const districtUpload = lazyScreen(
  async () =>
    (await import('#product/rosters/uploads/web/district/district-upload-screen.tsx')).DistrictUploadScreen,
  ['uploads'],
);
const checkIns = lazyScreen(
  async () => (await import('#product/play/web/staff/check-ins-screen.tsx')).ClassCheckInsScreen,
  ['progress'],
);
const purchaseHistory = lazyScreen(
  async () =>
    (await import('#product/purchasing/web/orders/purchase-history-screen.tsx')).PurchaseHistoryScreen,
  ['quotes', 'orders'],
);
const notificationSettings = lazyScreen(
  async () => (await import('#product/notifications/web/preferences-screen.tsx')).EducatorPreferencesScreen,
);

const purchasing = lazyScreen(
  async () => (await import('#product/purchasing/web/cards/purchasing-screen.tsx')).EducatorPurchasingScreen,
  ['cards', 'quotes', 'orders'],
);

const licenseHistory = lazyScreen(
  async () =>
    (await import('#product/licensing/web/histories/license-history-screen.tsx')).LicenseHistoryScreen,
  ['histories', 'rosters'],
);
const siteLicense = lazyScreen(
  async () => (await import('#product/licensing/web/histories/site-license-screen.tsx')).SiteLicenseScreen,
  ['histories', 'rosters'],
);

/** Section 6: only site-license admins see usage reports. */
const runsASiteLicense = (user: UserProfile): boolean => user.has_site_license_usage_report;
/** Section 6: the manage-educators view is that of group and team admins. */
const runsAGroup = (user: UserProfile): boolean => user.is_group_admin || user.is_team_admin;

/** The address above an upload is that of the list of them. */
const uploadsOf = (educator: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => educator,
    path: 'students/uploads',
    beforeLoad: () => {
      throw redirect({ to: '/educator/students', search: { tab: 'uploads' }, replace: true });
    },
  });

export function educatorRoutes(root: AnyRoute): AnyRoute {
  const educator = area(root, 'educator');
  return educator.addChildren([
    page(educator, '/', home),
    page(educator, 'getting-started', gettingStarted),
    page(educator, 'notifications', updates),
    page(educator, 'students', students),
    uploadsOf(educator),
    page(educator, 'students/uploads/new', newUpload),
    page(educator, 'students/uploads/$id', upload),
    page(educator, 'students/uploads/district/new', onlyFor(runsAGroup, newDistrictUpload)),
    page(educator, 'students/uploads/district/$id', onlyFor(runsAGroup, districtUpload)),
    page(educator, 'educators', onlyFor(runsAGroup, educators)),
    page(educator, 'purchase-history', purchaseHistory),
    page(educator, 'purchasing', purchasing),
    page(educator, 'license-history', licenseHistory),
    page(educator, 'site-license', onlyFor(runsASiteLicense, siteLicense)),
    page(educator, 'support', support),
    page(educator, 'account/check-ins', checkIns),
    page(educator, 'account/notifications', notificationSettings),
    ...accountPages(educator, ['profile', 'class-code', 'username', 'password', 'staff-access']),
  ]);
}
