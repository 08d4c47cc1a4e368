import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#product/site/web/lazy-screen.ts';
import { accountPages, area, page } from './routes.tsx';

const home = lazyScreen(
  async () => (await import('#product/site/web/home/educator-home.tsx')).EducatorHome,
  ['people'],
);
const educators = lazyScreen(
  async () => (await import('#product/rosters/web/educators-screen.tsx')).EducatorsScreen,
  ['people', 'schools', 'rosters'],
);
const students = lazyScreen(
  async () => (await import('#product/rosters/web/students-screen.tsx')).StudentsScreen,
  ['rosters', 'uploads'],
);

const newUpload = lazyScreen(
  async () => (await import('#product/rosters/web/uploads/new-upload-screen.tsx')).NewUploadScreen,
  ['uploads'],
);
const upload = lazyScreen(
  async () => (await import('#product/rosters/web/uploads/upload-screen.tsx')).UploadScreen,
  ['uploads'],
);

export function educatorRoutes(root: AnyRoute): AnyRoute {
  const educator = area(root, 'educator');
  return educator.addChildren([
    page(educator, '/', home),
    page(educator, 'students', students),
    page(educator, 'students/uploads/new', newUpload),
    page(educator, 'students/uploads/$id', upload),
    page(educator, 'educators', educators),
    ...accountPages(educator, ['profile', 'class-code', 'username', 'password', 'staff-access']),
  ]);
}
