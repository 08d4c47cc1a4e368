import { DataCard } from '#product/child-data/web/data-card.tsx';
import { DeletionNotice } from '#product/child-data/web/deletion-notice.tsx';
import { ConsentsCard } from '#product/consents/web/child-card.tsx';
import { ChildScreen } from '#product/insight/web/student/child-screen.tsx';
import { tonightSlots } from '#product/lessons/web/fitting/fitting-card.tsx';
import { childSlots } from './student-slots.ts';

/** One child of a parent's, with all that the row of the list offers. */
export function ChildPage() {
  return (
    <ChildScreen
      more={childSlots}
      tonight={tonightSlots}
      notice={(id, name) => <DeletionNotice id={id} name={name} of="parent" />}
      data={({ id, first_name: name, archived }) => (
        <>
          {!archived && <ConsentsCard id={id} name={name} of="parent" />}
          <DataCard id={id} name={name} of="parent" />
        </>
      )}
    />
  );
}
