import { educatorSlots, parentSlots } from '#product/licensing/web/student-slots.tsx';
import { educatorPlaySlots, parentPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { renewEntries } from '#product/purchasing/web/cards/renew-child.tsx';
import { type StudentSlots, together } from '#product/rosters/web/slots.ts';

/** What is done with the licenses of a teacher's students and about their play. */
export const studentSlots = together(educatorSlots, educatorPlaySlots);

const licenses: StudentSlots = {
  ...parentSlots,
  entries: (t, row, archived) => [
    ...parentSlots.entries(t, row, archived),
    ...renewEntries(t, row, archived),
  ],
};

/** The same for a parent's children. */
export const childSlots = together(licenses, parentPlaySlots);
