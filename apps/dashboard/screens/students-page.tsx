import { DeletionsNotice } from '#product/child-data/web/deletions-notice.tsx';
import { ExportsLink } from '#product/child-data/web/exports-link.tsx';
import { StudentsScreen } from '#product/rosters/web/students-screen.tsx';
import { studentSlots } from './student-slots.ts';

/** A teacher's students, with what is done with their licenses and about their play. */
export function StudentsPage() {
  return (
    <StudentsScreen
      more={studentSlots}
      notice={<DeletionsNotice of="educator" />}
      actions={<ExportsLink />}
    />
  );
}
