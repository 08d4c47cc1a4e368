import type { Serve } from '#platform/server/http/serve.ts';
import * as acting from '../../acting-contract.ts';
import * as staff from '../../staff-contract.ts';
import { sendResetByStaff } from '../own-account/passwords.ts';
import { describeActing, endActing, startActing, takeOverActing } from '../session/acting.ts';
import type { AccountPorts } from '../session/ports.ts';
import { addByAdmin, addByStaff, invite } from './add-educator.ts';
import { approve, decline } from './approval.ts';
import { convertEducator, convertParent } from './conversion.ts';
import { deactivateByAdmin, deactivateByStaff, rollBack } from './deactivation.ts';
import { editEducator, editParent, getEducatorValues, getParentValues, lockOf } from './edit-account.ts';
import { educatorIds } from './educator-ids.ts';
import { familyRoutes } from './families.ts';
import { peopleTableRoutes } from './people-tables.ts';
import { listStaffAccess } from './staff-access.ts';
import { hold, prioritize, reachOut, release, remove, resend, verify } from './staff-actions.ts';
import { listForAdmin, listForStaff } from './students-to-transfer.ts';
import { describeSchoolMatches, verifyAtSchool } from './verify-at-school.ts';

/** What staff and admins do with the accounts of others. */
export function peopleRoutes(serve: Serve, ports: AccountPorts): void {
  peopleTableRoutes(serve, ports.licenses);

  serve(staff.resendActivation, (context) => resend(context, ports));
  serve(staff.sendPasswordReset, (context) => sendResetByStaff(context, ports));
  serve(staff.verifyAccounts, (context) => verify(context, ports));
  serve(staff.schoolMatches, (context) => describeSchoolMatches(context, ports));
  serve(staff.verifyAtSchool, (context) => verifyAtSchool(context, ports));
  serve(staff.holdAccounts, hold);
  serve(staff.releaseAccounts, release);
  serve(staff.deleteAccounts, (context) => remove(context, ports));
  serve(staff.markReachedOut, reachOut);
  serve(staff.setHighPriority, prioritize);
  serve(staff.deactivateAccount, (context) => deactivateByStaff(context, ports));
  serve(staff.studentsToTransfer, listForStaff);
  serve(staff.rollbackDeactivation, (context) => rollBack(context, ports));

  serve(staff.educatorForm, async ({ tx, input, isEditing }) => {
    if (isEditing) await lockOf(tx, input.id, 'educator');
    const values = await getEducatorValues(tx, input.id);
    const ids = await educatorIds(tx, input.id);
    const data = {
      ...values,
      clever_user_id: ids.clever_user_id ?? '',
      classlink_login_id: ids.classlink_login_id ?? '',
      classlink_tenant_id: ids.classlink_tenant_id ?? '',
    };
    return { type: 'form' as const, data };
  });
  serve(staff.editEducator, (context) => editEducator(context, ports));
  serve(staff.convertEducator, (context) => convertEducator(context, ports));
  serve(staff.addEducator, (context) => addByStaff(context, ports));
  serve(staff.parentForm, async ({ tx, input, isEditing }) => {
    if (isEditing) await lockOf(tx, input.id, 'parent');
    return { type: 'form' as const, data: await getParentValues(tx, input.id) };
  });
  serve(staff.editParent, editParent);
  serve(staff.convertParent, convertParent);
  familyRoutes(serve);

  serve.ownTransaction(staff.addGroupEducator, (context) => addByAdmin(context, ports));
  serve(staff.deactivateGroupEducator, (context) => deactivateByAdmin(context, ports));
  serve(staff.groupStudentsToTransfer, listForAdmin);
  serve.ownTransaction(staff.inviteColleague, (context) => invite(context, ports));
  serve(staff.invitationOffer, async ({ tx, actor, now }) => ({
    data: await ports.licenses.giftOffer(tx, actor, now),
  }));
  serve(staff.approveColleague, (context) => approve(context, ports));
  serve(staff.declineColleague, (context) => decline(context, ports));

  serve(acting.startActing, startActing);
  serve(acting.getActing, (context) => describeActing(context, ports));
  serve(acting.endActing, endActing);
  serve(acting.takeOverActing, (context) => takeOverActing(context, ports));
  serve(acting.staffAccess, ({ tx, actor, now }) => listStaffAccess(tx, actor.id, now));
}
