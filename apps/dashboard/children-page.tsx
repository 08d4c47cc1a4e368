import { parentSlots } from '#product/licensing/web/student-slots.tsx';
import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';

/** A parent's children, with what is done with their licenses. */
export function ChildrenPage() {
  return <ChildrenScreen more={parentSlots} />;
}
