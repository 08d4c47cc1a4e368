import { ComicsScreen } from '#product/insight/web/comics/comics-screen.tsx';

/** The comics of a student. */
export function StudentComicsPage() {
  return <ComicsScreen of="educator" />;
}

/** The same of a child, at home. */
export function ChildComicsPage() {
  return <ComicsScreen of="parent" />;
}
