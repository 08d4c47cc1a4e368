import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';
import { childSlots } from './student-slots.ts';

/** A parent's children, with what is done with their licenses and about their play. */
export function ChildrenPage() {
  return <ChildrenScreen more={childSlots} />;
}
