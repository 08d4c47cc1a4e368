import { action } from '#ui/actions/action.ts';
import {
  addDistrict as addDistrictCall,
  addSchool as addSchoolCall,
  convertGroup as convertGroupCall,
  deleteDistrict as deleteDistrictCall,
  deleteGroup as deleteGroupCall,
  deleteSchool as deleteSchoolCall,
  districtForm,
  editDistrict as editDistrictCall,
  editSchool as editSchoolCall,
  findDistricts,
  schoolForm,
} from '../contract.ts';
import { STATES, TIME_ZONES } from '../rules/states.ts';
import {
  districtTenantsForm,
  schoolTenantsForm,
  tieDistrict as tieDistrictCall,
  tieSchool as tieSchoolCall,
} from '../tenants-contract.ts';

/** A school's row names its district, a group's row both: a change of one shows in the others. */
const DISTRICTS_SHOWN = ['districts', 'schools', 'groups'];
const SCHOOLS_SHOWN = ['schools', 'districts', 'groups', 'activity'];

const name = { name: 'name', kind: 'text', label: 'schools.fields.name' } as const;
const prefix = {
  name: 'prefix',
  kind: 'text',
  label: 'schools.fields.prefix',
  hint: 'schools.fields.prefix-hint',
} as const;
const state = {
  name: 'state',
  kind: 'select',
  label: 'schools.fields.state',
  choices: STATES,
  labels: 'schools.states',
} as const;
const districtFields = [name, prefix, state] as const;
const schoolFields = [
  name,
  prefix,
  state,
  {
    name: 'district_id',
    kind: 'autocomplete',
    label: 'schools.fields.district',
    hint: 'schools.fields.district-hint',
    find: findDistricts,
  },
  {
    name: 'time_zone',
    kind: 'select',
    label: 'schools.fields.time-zone',
    hint: 'schools.fields.time-zone-hint',
    choices: TIME_ZONES,
    labels: 'schools.time-zones',
  },
] as const;

const checkIns = {
  name: 'check_ins',
  kind: 'checkbox',
  label: 'schools.fields.check-ins',
  hint: 'schools.fields.check-ins-hint',
} as const;

export const addDistrict = action({
  name: 'add-district',
  endpoint: addDistrictCall,
  title: 'schools.add-district.title',
  submit: 'schools.add-district.submit',
  refreshes: DISTRICTS_SHOWN,
  fields: districtFields,
});

export const editDistrict = action({
  name: 'edit-district',
  endpoint: editDistrictCall,
  load: districtForm,
  title: 'schools.edit-district.title',
  submit: 'schools.edit-district.submit',
  refreshes: DISTRICTS_SHOWN,
  fields: districtFields,
});

export const deleteDistrict = action({
  name: 'delete-district',
  endpoint: deleteDistrictCall,
  title: 'schools.delete-district.title',
  text: 'schools.delete-district.text',
  submit: 'schools.delete-district.submit',
  danger: true,
  refreshes: DISTRICTS_SHOWN,
});

export const addSchool = action({
  name: 'add-school',
  endpoint: addSchoolCall,
  title: 'schools.add-school.title',
  submit: 'schools.add-school.submit',
  refreshes: SCHOOLS_SHOWN,
  fields: schoolFields,
});

export const editSchool = action({
  name: 'edit-school',
  endpoint: editSchoolCall,
  load: schoolForm,
  title: 'schools.edit-school.title',
  submit: 'schools.edit-school.submit',
  refreshes: SCHOOLS_SHOWN,
  fields: [...schoolFields, checkIns],
});

export const deleteSchool = action({
  name: 'delete-school',
  endpoint: deleteSchoolCall,
  title: 'schools.delete-school.title',
  text: 'schools.delete-school.text',
  submit: 'schools.delete-school.submit',
  danger: true,
  refreshes: SCHOOLS_SHOWN,
});

const tenantFields = [
  { name: 'clever', kind: 'text', label: 'schools.fields.clever', hint: 'schools.fields.clever-hint' },
  {
    name: 'classlink',
    kind: 'text',
    label: 'schools.fields.classlink',
    hint: 'schools.fields.classlink-hint',
  },
] as const;

export const tieDistrict = action({
  name: 'tie-district',
  endpoint: tieDistrictCall,
  load: districtTenantsForm,
  title: 'schools.tie-district.title',
  text: 'schools.tie-district.text',
  submit: 'schools.tie-district.submit',
  refreshes: [],
  fields: tenantFields,
});

export const tieSchool = action({
  name: 'tie-school',
  endpoint: tieSchoolCall,
  load: schoolTenantsForm,
  title: 'schools.tie-school.title',
  text: 'schools.tie-school.text',
  submit: 'schools.tie-school.submit',
  refreshes: [],
  fields: tenantFields,
});

export const convertGroup = action({
  name: 'convert-group',
  endpoint: convertGroupCall,
  title: 'schools.convert-group.title',
  text: 'schools.convert-group.text',
  submit: 'schools.convert-group.submit',
  refreshes: ['groups'],
  fields: [
    {
      name: 'district_id',
      kind: 'autocomplete',
      label: 'schools.fields.district',
      find: findDistricts,
    },
  ],
});

export const deleteGroup = action({
  name: 'delete-group',
  endpoint: deleteGroupCall,
  title: 'schools.delete-group.title',
  text: 'schools.delete-group.text',
  submit: 'schools.delete-group.submit',
  danger: true,
  refreshes: ['groups'],
});
