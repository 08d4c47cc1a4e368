import type { Serve } from '#platform/server/http/serve.ts';
import * as admin from '../admin-contract.ts';
import { educatorLicenses, parentLicenses, staffLicenses } from '../contract.ts';
import * as staff from '../staff-contract.ts';
import * as groups from './group-licenses.ts';
import { grantByAdmin, grantByStaff, revokeByAdmin, revokeByStaff } from './site-access.ts';
import { changeDates, giveSiteLicense, upgradeSite } from './site-lots.ts';
import * as owners from './staff-licenses.ts';
import { licenseAvailability } from './students/availability.ts';
import {
  assignLicense,
  extendLicense,
  rollBackLicense,
  switchPrograms,
} from './students/student-licenses.ts';

export function licensingRoutes(serve: Serve): void {
  for (const scope of [educatorLicenses, parentLicenses, staffLicenses]) {
    serve(scope.availability, licenseAvailability);
    serve(scope.assign, assignLicense);
    serve(scope.extend, extendLicense);
    serve(scope.rollback, rollBackLicense);
    serve(scope.switchProgram, switchPrograms);
  }

  serve(admin.groupLicenses, groups.listGroupLicenses);
  serve(admin.shareOut, groups.shareOut);
  serve(admin.reclaimToGroup, groups.reclaimToGroup);
  serve(admin.transferBetweenEducators, groups.transferBetweenEducators);
  serve(admin.movableLicenses, groups.movableOfGroups);
  serve(admin.staffMovableLicenses, owners.movableByStaff);
  serve(admin.transferOwnLicenses, groups.transferOwn);
  serve(admin.grantSiteAccess, grantByAdmin);
  serve(admin.revokeSiteAccess, revokeByAdmin);

  const { educatorOwner, parentOwner, groupOwner } = staff;
  for (const [kind, calls] of [
    ['educator', educatorOwner],
    ['parent', parentOwner],
    ['group', groupOwner],
  ] as const) {
    serve(calls.list, (context) => owners.listLicenses(context, kind));
    serve(calls.give, (context) => owners.giveLicenses(context, kind));
    serve(calls.changeQuantity, (context) => owners.changeQuantity(context, kind));
    serve(calls.giveSite, (context) => giveSiteLicense(context, kind));
    serve(calls.upgradeSite, (context) => upgradeSite(context, kind));
    serve(calls.changeDates, (context) => changeDates(context, kind));
    serve(calls.reclaim, (context) => owners.reclaimLicenses(context, kind));
    serve(calls.transfer, (context) => owners.transferLicenses(context, kind));
  }
  serve(educatorOwner.setTrial, (context) => owners.setTrialEnd(context, 'educator'));
  serve(parentOwner.setTrial, (context) => owners.setTrialEnd(context, 'parent'));
  serve(staff.staffGrantSiteAccess, grantByStaff);
  serve(staff.staffRevokeSiteAccess, revokeByStaff);
}
