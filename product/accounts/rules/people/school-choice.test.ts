import { expect, test } from 'vitest';
import { type SchoolChoice, schoolChoiceFaults } from './school-choice.ts';

test.each<[SchoolChoice, string[]]>([
  [{ school: 'known' }, ['school_id']],
  [{ school: 'known', school_id: 7 }, []],
  [{ school: 'new' }, ['name', 'state', 'district']],
  [{ school: 'new', name: '  ', state: 'CA', district: 'none' }, ['name']],
  [{ school: 'new', name: 'Maple', state: 'CA', district: 'none' }, []],
  [{ school: 'new', name: 'Maple', state: 'CA', district: 'known' }, ['district_id']],
  [{ school: 'new', name: 'Maple', state: 'CA', district: 'known', district_id: 3 }, []],
  [{ school: 'new', name: 'Maple', state: 'CA', district: 'new' }, ['district_name']],
  [{ school: 'new', name: 'Maple', state: 'CA', district: 'new', district_name: 'Larkspur' }, []],
])('%j lacks %j', (choice, missing) => {
  expect(Object.keys(schoolChoiceFaults(choice))).toEqual(missing);
});
