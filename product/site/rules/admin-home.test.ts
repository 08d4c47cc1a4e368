import { expect, test } from 'vitest';
import { firstSteps, placeTitle } from './admin-home.ts';

test.each([
  { places: [], title: null },
  { places: [{ kind: 'school', name: 'Oak' }], title: { name: 'Oak', more: 0 } },
  {
    places: [
      { kind: 'school', name: 'Ash' },
      { kind: 'school', name: 'Oak' },
    ],
    title: { name: 'Ash', more: 1 },
  },
  {
    places: [
      { kind: 'district', name: 'Hollow' },
      { kind: 'school', name: 'Oak' },
      { kind: 'team', name: 'Counselors' },
    ],
    title: { name: 'Hollow', more: 0 },
  },
] as const)('who runs $places has a home called $title', ({ places, title }) => {
  expect(placeTitle(places)).toEqual(title);
});

test.each([
  { place: { educators: 1, students: 0, licenses: 0 }, steps: ['teachers', 'roster', 'licenses'] },
  { place: { educators: 1, students: 0, licenses: 300 }, steps: ['teachers', 'roster'] },
  { place: { educators: 9, students: 0, licenses: 300 }, steps: ['roster'] },
  { place: { educators: 1, students: 40, licenses: 0 }, steps: ['teachers', 'licenses'] },
  { place: { educators: 9, students: 200, licenses: 0 }, steps: [] },
])('of $place there is to do: $steps', ({ place, steps }) => {
  expect(firstSteps(place)).toEqual(steps);
});
