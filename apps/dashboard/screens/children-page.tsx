import { parentSlots } from '#product/licensing/web/student-slots.tsx';
import { parentPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { renewEntries } from '#product/purchasing/web/cards/renew-child.tsx';
import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';
import { type StudentSlots, together } from '#product/rosters/web/slots.ts';

const licenses: StudentSlots = {
  ...parentSlots,
  entries: (t, row, archived) => [
    ...parentSlots.entries(t, row, archived),
    ...renewEntries(t, row, archived),
  ],
};

const slots = together(licenses, parentPlaySlots);

/** A parent's children, with what is done with their licenses and about their play. */
export function ChildrenPage() {
  return <ChildrenScreen more={slots} />;
}
