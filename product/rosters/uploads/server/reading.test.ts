import { expect, test } from 'vitest';
import { educatorUploads as calls } from '../contract.ts';
import { previewUpload, readUpload } from './preview/preview.ts';
import { workbook } from './reading/testing/workbook.ts';
import { csv, uploadSchool } from './testing/upload-school.ts';

const { kindred, db, ports, here, create, preview, state, confirm, roster } = await uploadSchool();

async function read(file: Buffer): Promise<number> {
  const { id } = (await create(file)).body.data;
  await readUpload(db, ports, id);
  return id;
}
async function reread(id: number, choice: Record<string, unknown>) {
  const reply = await kindred.call(calls.reread, { id, ...choice }, { token: here.token });
  if (reply.status === 200) await readUpload(db, ports, id);
  return reply;
}

test('what was detected is shown with three names, and another encoding can be chosen', async () => {
  const big5 = Buffer.from('ac fc ac c2 2c a4 fd 2c 32 0a'.replaceAll(' ', ''), 'hex');
  const file = Buffer.concat([Buffer.from('first_name,last_name,grade\n'), big5]);
  const id = await read(file);
  expect((await state(id)).reading).toMatchObject({ encoding: 'big5', names: ['王美玲'], broken: 0 });
  await reread(id, { encoding: 'windows-1252' });
  expect((await state(id)).reading).toMatchObject({ encoding: 'windows-1252', names: ['¬ü¬Â ¤ý'] });
  expect((await reread(id, { encoding: 'ebcdic' })).error.errors).toEqual({
    encoding: { i18n: 'validation.in' },
  });
  await reread(id, { encoding: 'big5' });
  expect(await state(id)).toMatchObject({ status: 'mapping', sample: [['美玲', '王', '2']] });
});

test('nothing that looks broken is created unasked', async () => {
  const id = await preview(csv('JosÃ©,GarcÃ\u00ADa,3,1,', 'Zoë,Müller,3,2,'));
  expect(await state(id)).toMatchObject({ failed: 1, to_create: 1, reading: { broken: 1 } });
  await confirm(id);
  expect((await roster()).map((one) => one.first_name)).toEqual(['Zoë']);
});

test('another sheet and another header can be chosen, before and after the preview', async () => {
  const names = ['first_name', 'last_name', 'grade'];
  const file = workbook([
    [names, ['Ana', 'Souza', 3]],
    [['Class 4'], names, ['Ben', 'Moss', 4]],
  ]);
  const id = await preview(file);
  expect((await state(id)).reading).toMatchObject({ sheets: ['Sheet 1', 'Sheet 2'], sheet: 0, header: 1 });
  expect((await reread(id, { sheet: 2 })).error.errors).toEqual({ sheet: { i18n: 'validation.in' } });
  await reread(id, { sheet: 1 });
  expect(await state(id)).toMatchObject({
    status: 'mapping',
    sample: [['Ben', 'Moss', '4']],
    reading: { sheet: 1, header: 2, head: [{ line: 1, text: 'Class 4' }, { line: 2 }, { line: 3 }] },
  });
  await reread(id, { header: 3 });
  const failed = await state(id);
  expect(failed).toMatchObject({ status: 'failed', error: { i18n: 'rosters-uploads.file.no-rows' } });
});

test('a preview is made of what was chosen', async () => {
  const file = Buffer.from('Vorname,Nachname,Klasse\nfirst_name,last_name,grade\nAna,Souza,3\n');
  const id = await read(file);
  expect((await state(id)).reading.header).toBe(2);
  await reread(id, { header: 1 });
  const columns = ['first_name', 'last_name', 'grade'];
  expect((await kindred.call(calls.map, { id, columns }, { token: here.token })).status).toBe(200);
  await previewUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ rows_total: 2, to_create: 1, failed: 1 });
});
