import { expect, test } from 'vitest';
import { listNotifications } from '#product/notifications/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAnsweringSchool } from './testing/schools.ts';

const kindred = await testKindred();
kindred.setNow('2026-11-19T14:00:00Z');

const lettersTo = async ({ username }: { username: string }) =>
  (await kindred.letters()).filter((one) => one.recipient === username && one.kind === 'responder-named');
const toldAtHome = async (person: { as: () => Promise<{ token: string }> }) => {
  const { body } = await kindred.call(listNotifications, {}, await person.as());
  return body.data.filter(({ kind, data }) => kind === 'follow-up' && data['what'] === 'named').length;
};

test('who is named hears of it by letter and at home, with hours, and once', async () => {
  const place = await buildAnsweringSchool(kindred);
  for (const one of [place.counselor, place.backup]) {
    const [letter, ...more] = await lettersTo(one);
    expect(more).toEqual([]);
    expect(letter?.letter.text).toContain('on school days, 8:00 AM to 3:30 PM');
    expect(letter?.letter.text).toContain('/educator/emotion-check-ins/responders');
    expect(await toldAtHome(one)).toBe(1);
  }
  // A new number names nobody.
  await place.save({ contact_phone: '911' });
  expect([(await lettersTo(place.counselor)).length, await toldAtHome(place.counselor)]).toEqual([1, 1]);
  kindred.setNow('2026-11-19T14:01:00Z');
  await place.save({ backup_id: place.teacher.id });
  expect((await lettersTo(place.teacher)).length).toBe(1);
  // Who is named no more is told so no more.
  expect([await toldAtHome(place.teacher), await toldAtHome(place.backup)]).toEqual([1, 0]);
  expect((await lettersTo(place.counselor)).length).toBe(1);
});

test('while follow-up is off nobody is promised, and nobody told; switched on again, both are', async () => {
  const place = await buildAnsweringSchool(kindred, { on: false });
  await place.save({ on: false });
  expect([await lettersTo(place.counselor), await toldAtHome(place.counselor)]).toEqual([[], 0]);
  await place.save();
  expect([(await lettersTo(place.counselor)).length, (await lettersTo(place.backup)).length]).toEqual([1, 1]);
});

test.each(['abc', '12'])('the phone %j is refused beside its field', async (phone) => {
  const place = await buildAnsweringSchool(kindred, { on: false });
  const { status, error } = await place.save({ contact_phone: phone });
  expect([status, error.errors]).toEqual([422, { contact_phone: { i18n: 'follow-ups.refused.phone' } }]);
});
