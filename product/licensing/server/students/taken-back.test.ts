import { expect, test } from 'vitest';
import { sayIn } from '#platform/server/texts.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { educatorLicenses, staffLicenses } from '../../contract.ts';
import { anew, licensesIn } from '../testing/licenses.ts';
import { refuseTakenBack, type TakenBack, tellTakenBack } from './taken-back.ts';

const nothing: TakenBack = { done: 0, left: 0, played: 0, refunded: 0, back: [], student: null };
const own = { name: 'Tara Reed', own: true };
const district = { name: 'Wren District', own: false };

test.each<[Partial<TakenBack>, string]>([
  [
    { done: 1, back: [{ ...own, count: 1 }], student: 'Maya Lopez' },
    'The license of Maya Lopez has been taken back. It can be given out again',
  ],
  [
    { done: 1, back: [{ ...district, count: 1 }], student: 'Maya Lopez' },
    'The license of Maya Lopez has been taken back. It is back with Wren District',
  ],
  [{ done: 3, back: [{ ...own, count: 3 }] }, '3 licenses have been taken back. They can be given out again'],
  [
    {
      done: 3,
      back: [
        { ...district, count: 2 },
        { ...own, count: 1 },
      ],
    },
    '3 licenses have been taken back. They are back with Wren District (2), Tara Reed (1)',
  ],
  [
    { done: 1, left: 3, played: 2, back: [{ ...own, count: 1 }] },
    '1 license has been taken back. It can be given out again. 2 licenses were played on and stay with their students. 1 student had no license to take back',
  ],
  [
    { done: 1, refunded: 1, student: 'Maya Lopez' },
    'The license of Maya Lopez has been taken back. 1 had been refunded, so it is gone',
  ],
  [
    { done: 3, refunded: 2, left: 1, played: 1, back: [{ ...own, count: 1 }] },
    '3 licenses have been taken back. It can be given out again. 2 had been refunded, so they are gone. 1 license was played on and stays with its student',
  ],
])('%j reads: %s', (facts, sentence) => {
  const { notification } = tellTakenBack({ ...nothing, ...facts });
  expect(sayIn('en')(notification)).toBe(sentence);
  expect(sayIn('zh-TW')(notification)).not.toMatch(/licensing\.|\{\{/);
});

test.each<[Partial<TakenBack>, string]>([
  [
    { left: 1, played: 1, student: 'Maya Lopez' },
    'Maya Lopez has already played on this license, so it cannot be taken back.',
  ],
  [{ left: 2, played: 2 }, 'All 2 licenses have been played on, so none can be taken back.'],
  [{ left: 1, student: 'Maya Lopez' }, 'Maya Lopez has no license to take back.'],
  [{ left: 4 }, 'None of the 4 students have a license to take back.'],
  [
    { left: 5, played: 2 },
    'None of these licenses can be taken back. Already played on: 2. Students without a license: 3.',
  ],
])('refused, %j reads: %s', (facts, sentence) => {
  const { i18n, values } = refuseTakenBack({ ...nothing, ...facts }).reply;
  expect(sayIn('en')({ i18n, values })).toBe(sentence);
});

const kindred = await testKindred();
const { teacher, student, token } = await buildRosters(kindred);
const { grant } = licensesIn(kindred);

test('staff read whose the license is again, the teacher that it can be given again; sent twice it is told alike', async () => {
  await grant({ accountId: teacher.id }, 'individual', 2);
  const ids = [(await student(teacher)).id, (await student(teacher)).id];
  const asTeacher = { token: await token(teacher) };
  const assigned = { ids, program: 'default', ...anew() };
  expect((await kindred.call(educatorLicenses.assign, assigned, asTeacher)).status).toBe(200);
  const staff = await buildAccount(kindred.db, { scope: 'uber', role: null });
  const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };
  const wish = { ids: ids.slice(0, 1), ...anew() };
  for (const _ of [1, 2]) {
    const { body } = await kindred.call(staffLicenses.rollback, wish, asStaff);
    expect(sayIn('en')(body.notification)).toMatch(
      /^The license of .+ has been taken back\. It is back with .+$/,
    );
  }
  const own = await kindred.call(educatorLicenses.rollback, { ids: ids.slice(1), ...anew() }, asTeacher);
  expect(sayIn('en')(own.body.notification)).toMatch(/It can be given out again$/);
});
