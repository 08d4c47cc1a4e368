import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../contract.ts';
import * as tenants from '../tenants-contract.ts';
import { addDistrict, deleteDistrict, editDistrict, getDistrict } from './districts.ts';
import { featureRoutes } from './features/routes.ts';
import { addGroup, convertGroup, deleteGroup, describeGroup, editGroup } from './groups.ts';
import { mergeSchools, previewMerge } from './merge.ts';
import { agreementRoutes } from './reach/agreements.ts';
import type { SchoolPorts } from './reach/ports.ts';
import { addSchool, deleteSchool, editSchool, getSchool } from './schools.ts';
import { suggestionRoutes } from './suggestions.ts';
import { schoolTableRoutes } from './tables.ts';
import { districtTenants, schoolTenants, tieDistrict, tieSchool } from './tenants.ts';

export function schoolRoutes(serve: Serve, ports: SchoolPorts): void {
  schoolTableRoutes(serve);
  suggestionRoutes(serve);
  agreementRoutes(serve, ports);
  featureRoutes(serve);

  serve(calls.addDistrict, addDistrict);
  serve(calls.districtForm, async ({ input, tx, isEditing = false }) => ({
    type: 'form' as const,
    data: await getDistrict(tx, input.id, { lock: isEditing }),
  }));
  serve(calls.editDistrict, editDistrict);
  serve(calls.deleteDistrict, deleteDistrict);

  serve(calls.addSchool, addSchool);
  serve(calls.schoolForm, async ({ input, tx, isEditing = false }) => ({
    type: 'form' as const,
    data: await getSchool(tx, input.id, { lock: isEditing }),
  }));
  serve(calls.editSchool, editSchool);
  serve(calls.deleteSchool, deleteSchool);
  serve(calls.mergePreview, async ({ input, tx }) => ({
    data: await previewMerge(tx, input.id, input.into_id),
  }));
  serve(calls.mergeSchools, (context) => mergeSchools(context, ports));

  serve(tenants.districtTenantsForm, districtTenants);
  serve(tenants.tieDistrict, tieDistrict);
  serve(tenants.schoolTenantsForm, schoolTenants);
  serve(tenants.tieSchool, tieSchool);

  serve(calls.addGroup, (context) => addGroup(context, ports));
  serve(calls.groupForm, describeGroup);
  serve(calls.editGroup, (context) => editGroup(context, ports));
  serve(calls.convertGroup, convertGroup);
  serve(calls.deleteGroup, (context) => deleteGroup(context, ports));
}
