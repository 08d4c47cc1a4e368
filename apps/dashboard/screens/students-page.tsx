import { educatorSlots } from '#product/licensing/web/student-slots.tsx';
import { educatorPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { together } from '#product/rosters/web/slots.ts';
import { StudentsScreen } from '#product/rosters/web/students-screen.tsx';

const slots = together(educatorSlots, educatorPlaySlots);

/** A teacher's students, with what is done with their licenses and about their play. */
export function StudentsPage() {
  return <StudentsScreen more={slots} />;
}
