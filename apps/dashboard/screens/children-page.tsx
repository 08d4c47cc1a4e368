import { DeletionsNotice } from '#product/child-data/web/deletions-notice.tsx';
import { EnterCode } from '#product/family-links/web/enter-code.tsx';
import { ChildrenScreen } from '#product/rosters/web/children-screen.tsx';
import { childSlots } from './student-slots.ts';

/** A parent's children, with what is done with their licenses and about their play. */
export function ChildrenPage() {
  return <ChildrenScreen more={childSlots} beside={<EnterCode />} notice={<DeletionsNotice of="parent" />} />;
}
