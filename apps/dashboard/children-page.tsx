import { parentSlots } from '#product/licensing/web/student-slots.tsx';
import { renewEntries } from '#product/purchasing/web/cards/renew-child.tsx';
import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';
import type { StudentSlots } from '#product/rosters/web/slots.ts';

const slots: StudentSlots = {
  ...parentSlots,
  entries: (t, row, archived) => [
    ...parentSlots.entries(t, row, archived),
    ...renewEntries(t, row, archived),
  ],
};

/** A parent's children, with what is done with their licenses. */
export function ChildrenPage() {
  return <ChildrenScreen more={slots} />;
}
