import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { accountPages, area, page } from './routes.tsx';

const home = lazyScreen(
  async () => (await import('#product/site/web/home/uber-home.tsx')).UberHome,
  ['orders'],
);

const accountRequests = lazyScreen(
  async () => (await import('#product/back-office/web/account-requests-screen.tsx')).AccountRequestsScreen,
  ['people', 'schools', 'rosters'],
);
const schools = lazyScreen(
  async () => (await import('#product/back-office/web/schools-screen.tsx')).SchoolsScreen,
  ['schools', 'people', 'rosters', 'uploads', 'licensing', 'histories', 'progress'],
);
const families = lazyScreen(
  async () => (await import('#product/back-office/web/families-screen.tsx')).FamiliesScreen,
  ['people', 'rosters', 'licensing', 'histories', 'progress'],
);
const notifications = lazyScreen(
  async () => (await import('#product/notifications/web/notifications-screen.tsx')).NotificationsScreen,
);
const metrics = lazyScreen(
  async () => (await import('#product/back-office/web/metrics-screen.tsx')).MetricsScreen,
  ['histories', 'people', 'rosters'],
);
const admin = lazyScreen(
  async () => (await import('#product/back-office/web/admin-screen.tsx')).AdminScreen,
  ['admin'],
);

const purchasing = lazyScreen(
  async () => (await import('#product/back-office/web/purchasing-screen.tsx')).PurchasingScreen,
  ['quotes', 'orders', 'licensing'],
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

export function uberRoutes(root: AnyRoute): AnyRoute {
  const uber = area(root, 'uber');
  return uber.addChildren([
    page(uber, '/', home),
    page(uber, 'notifications', notifications),
    page(uber, 'account-requests', accountRequests),
    page(uber, 'schools', schools),
    page(uber, 'schools/uploads/new/$school', newUpload),
    page(uber, 'schools/uploads/$id', upload),
    page(uber, 'schools/uploads/district/new/$district', newDistrictUpload),
    page(uber, 'schools/uploads/district/$id', districtUpload),
    page(uber, 'families', families),
    page(uber, 'purchasing', purchasing),
    page(uber, 'metrics', metrics),
    page(uber, 'admin', admin),
    ...accountPages(uber, ['profile', 'username', 'password']),
  ]);
}
