import { STAFF_TABLES, TABLES } from '#product/rosters/web/actions/student-actions.ts';
import { action } from '#ui/actions/action.ts';
import { educatorLicenses, parentLicenses, staffLicenses } from '../contract.ts';
import { Availability } from './availability.tsx';
import { countLicensesAnew } from './count-anew.ts';
import { anyProgram, programOrDefault } from './fields.tsx';

function licenseActions(calls: typeof educatorLicenses, prefix: string, refreshes: readonly string[]) {
  type Given = { values: { ids?: readonly (number | string)[] } };
  const shown = { endpoint: calls.availability, atHome: calls === parentLicenses };
  const available = ({ values }: Given) => <Availability {...shown} ids={values.ids ?? []} />;
  const availableNext = ({ values }: Given) => <Availability {...shown} ids={values.ids ?? []} extend />;
  const common = { refreshes, onDone: countLicensesAnew } as const;
  return {
    assign: action({
      name: `${prefix}assign-license`,
      endpoint: calls.assign,
      title: 'licensing.assign.title',
      submit: 'licensing.assign.submit',
      content: available,
      fields: [programOrDefault],
      ...common,
    }),
    extend: action({
      name: `${prefix}extend-license`,
      endpoint: calls.extend,
      title: 'licensing.extend.title',
      text: 'licensing.extend.text',
      submit: 'licensing.extend.submit',
      content: availableNext,
      ...common,
    }),
    rollback: action({
      name: `${prefix}rollback-license`,
      endpoint: calls.rollback,
      title: 'licensing.rollback.title',
      text: 'licensing.rollback.text',
      submit: 'licensing.rollback.submit',
      ...common,
    }),
    switchProgram: action({
      name: `${prefix}switch-program`,
      endpoint: calls.switchProgram,
      title: 'licensing.switch.title',
      text: 'licensing.switch.text',
      submit: 'licensing.switch.submit',
      fields: [anyProgram],
      ...common,
    }),
  };
}
export type LicenseActions = ReturnType<typeof licenseActions>;

export const educatorActions = licenseActions(educatorLicenses, '', TABLES.student);
export const parentActions = licenseActions(parentLicenses, 'child-', TABLES.child);
export const staffActions = licenseActions(staffLicenses, 'uber-', [...STAFF_TABLES, 'groups']);

/** Asked once, when a child is added and a license waits for somebody. */
export const giveOneLicense = action({
  name: 'use-one-license',
  endpoint: parentLicenses.assign,
  title: 'licensing.use-one.title',
  text: 'licensing.use-one.text',
  submit: 'licensing.use-one.submit',
  refreshes: TABLES.child,
  onDone: countLicensesAnew,
});
