import { parentSlots } from '#product/licensing/web/student-slots.tsx';
import { parentPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';
import { together } from '#product/rosters/web/slots.ts';

const slots = together(parentSlots, parentPlaySlots);

/** A parent's children, with what is done with their licenses and about their play. */
export function ChildrenPage() {
  return <ChildrenScreen more={slots} />;
}
