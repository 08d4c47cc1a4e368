import { DataCard } from '#product/child-data/web/data-card.tsx';
import { DeletionNotice } from '#product/child-data/web/deletion-notice.tsx';
import { ConsentSigns, ConsentsCard } from '#product/consents/web/child-card.tsx';
import { StudentScreen } from '#product/insight/web/student/student-screen.tsx';
import { FittingCard, tonightSlots } from '#product/lessons/web/fitting/fitting-card.tsx';
import { studentSlots } from './student-slots.ts';

/** One student, with all that the row of the list offers. */
export function StudentPage() {
  return (
    <StudentScreen
      more={studentSlots}
      lesson={(needs) => <FittingCard needs={needs} />}
      tonight={tonightSlots}
      notice={(id, name) => <DeletionNotice id={id} name={name} of="educator" />}
      signs={(id) => <ConsentSigns id={id} of="educator" />}
      data={({ id, first_name: name, archived }) => (
        <>
          {!archived && <ConsentsCard id={id} name={name} of="educator" />}
          <DataCard id={id} name={name} of="educator" />
        </>
      )}
    />
  );
}
