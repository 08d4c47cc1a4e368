import { ChildScreen } from '#product/insight/web/student/child-screen.tsx';
import { childSlots } from './student-slots.ts';

/** One child of a parent's, with all that the row of the list offers. */
export function ChildPage() {
  return <ChildScreen more={childSlots} />;
}
