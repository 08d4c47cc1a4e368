import { expect, test } from 'vitest';
import { releaseAccounts } from '#product/accounts/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildUpload } from '#testing/api/matrix/elsewhere.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { buildQuote } from '#testing/api/purchases.ts';
import { holdsTable } from '../../holds-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const school = await buildSchool(db, { name: 'Alder Creek' });
const ada = await buildAccount(db, { school_id: school.id, first_name: 'Ada', last_name: 'Fern' });

type Listed = { data: Record<string, unknown>[] };
const held = async (filter: Record<string, string> = {}) =>
  ((await kindred.call(holdsTable.list, filter, { token })).body as Listed).data;
const kinds = async () => (await held()).map(({ kind }) => kind);

test('nothing is on hold at first', async () => {
  expect(await held()).toEqual([]);
});

test('an account on hold is listed until it is released', async () => {
  await db.updateTable('accounts').set({ status: 'on-hold' }).where('id', '=', ada.id).execute();
  expect(await held()).toMatchObject([
    { kind: 'account', whose: 'Fern, Ada', target: ada.id, account_id: ada.id, school_id: null },
  ]);
  await kindred.call(releaseAccounts, { ids: [ada.id] }, { token });
  expect(await held()).toEqual([]);
});

test('an upload is listed while it would archive more than a fifth', async () => {
  const { id } = await buildUpload(kindred, ada.id, school.id);
  const set = (values: object) => db.updateTable('uploads').set(values).where('id', '=', id).execute();
  await set({ status: 'ready', to_archive: 20, archivable: 100, spared: 0 });
  expect(await held()).toEqual([]);
  await set({ to_archive: 21 });
  expect(await held()).toMatchObject([
    { kind: 'upload', whose: 'Alder Creek', target: id, school_id: school.id },
  ]);
  await set({ status: 'applied' });
  expect(await held()).toEqual([]);
});

test('money that waits is listed by what it is, each kind by itself when asked for', async () => {
  const quote = await buildQuote(db, ada.id);
  await db.updateTable('quotes').set({ status: 'requested' }).where('id', '=', quote).execute();
  await db.updateTable('accounts').set({ status: 'on-hold' }).where('id', '=', ada.id).execute();
  expect((await kinds()).toSorted()).toEqual(['account', 'quote']);
  expect(await held({ kind: 'quote' })).toMatchObject([{ kind: 'quote', target: quote, account_id: ada.id }]);
});
