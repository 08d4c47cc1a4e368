import { educatorSlots } from '#product/licensing/web/student-slots.tsx';
import { StudentsScreen } from '#product/rosters/web/students-screen.tsx';

/** A teacher's students, with what is done with their licenses. */
export function StudentsPage() {
  return <StudentsScreen more={educatorSlots} />;
}
