import type { Grade } from '#product/rosters/rules/grades.ts';

/** The schools of the demo are tied to these. */
export const CLEVER_DISTRICT = '4fd43cc56d11340000000005';
export const CLASSLINK_TENANT = '2417';

/** Invented names in real states: no such district or school is known to us. */
export type DemoDistrict = {
  key: DistrictKey;
  name: string;
  prefix: string;
  state: string;
  /** What the provider of its schools calls it. */
  tenant: { provider: 'clever' | 'classlink'; tenant: string };
};
export type DemoSchool = {
  key: SchoolKey;
  district: DistrictKey | null;
  name: string;
  prefix: string;
  state: string;
  timeZone: string;
  lowest: Grade;
  highest: Grade;
  /** Through which provider the school rosters its students, where it does. */
  rostering: 'clever' | 'classlink' | null;
};

export type DistrictKey = 'larkspur' | 'wrenfield';
export type SchoolKey = 'larkspur' | 'tanager' | 'marigold' | 'wrenfield' | 'saltmarsh' | 'lantern';

export const DISTRICTS: readonly DemoDistrict[] = [
  {
    key: 'larkspur',
    name: 'Larkspur Hollow Unified School District',
    prefix: 'LHU',
    state: 'OR',
    tenant: { provider: 'classlink', tenant: CLASSLINK_TENANT },
  },
  {
    key: 'wrenfield',
    name: 'Wrenfield Valley Independent School District',
    prefix: 'WVI',
    state: 'TX',
    tenant: { provider: 'clever', tenant: CLEVER_DISTRICT },
  },
];

export const SCHOOLS: readonly DemoSchool[] = [
  {
    key: 'larkspur',
    district: 'larkspur',
    name: 'Larkspur Hollow Elementary School',
    prefix: 'LHE',
    state: 'OR',
    timeZone: 'America/Los_Angeles',
    lowest: -1,
    highest: 5,
    rostering: null,
  },
  {
    key: 'tanager',
    district: 'larkspur',
    name: 'Tanager Ridge Middle School',
    prefix: 'TRM',
    state: 'OR',
    timeZone: 'America/Los_Angeles',
    lowest: 6,
    highest: 8,
    rostering: 'classlink',
  },
  {
    key: 'marigold',
    district: 'wrenfield',
    name: 'Marigold Bend Elementary School',
    prefix: 'MBE',
    state: 'TX',
    timeZone: 'America/Chicago',
    lowest: -1,
    highest: 5,
    rostering: 'clever',
  },
  {
    key: 'wrenfield',
    district: 'wrenfield',
    name: 'Wrenfield Valley High School',
    prefix: 'WVH',
    state: 'TX',
    timeZone: 'America/Chicago',
    lowest: 9,
    highest: 12,
    rostering: null,
  },
  {
    key: 'saltmarsh',
    district: null,
    name: 'Saltmarsh AtMost Charter School',
    prefix: 'SLC',
    state: 'NC',
    timeZone: 'America/New_York',
    lowest: 0,
    highest: 8,
    rostering: null,
  },
  {
    key: 'lantern',
    district: null,
    name: 'Copper Lantern Academy',
    prefix: 'CLA',
    state: 'AZ',
    timeZone: 'America/Phoenix',
    lowest: 6,
    highest: 12,
    rostering: null,
  },
];

export function schoolOf(key: SchoolKey): DemoSchool {
  const school = SCHOOLS.find((candidate) => candidate.key === key);
  if (school === undefined) throw new Error(`no school called ${key}`);
  return school;
}
