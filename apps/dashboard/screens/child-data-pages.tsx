import { DataScreen } from '#product/child-data/web/data-screen.tsx';
import { ExportsScreen } from '#product/child-data/web/exports-screen.tsx';

/** A student's data. */
export function StudentDataPage() {
  return <DataScreen of="educator" />;
}

/** The same of a child, at home. */
export function ChildDataPage() {
  return <DataScreen of="parent" />;
}

/** Exports that are ready to be saved. */
export function EducatorExportsPage() {
  return <ExportsScreen of="educator" />;
}

export function ParentExportsPage() {
  return <ExportsScreen of="parent" />;
}
