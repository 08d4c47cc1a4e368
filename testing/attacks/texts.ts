import { readPdf } from '#testing/server/pdf-text.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { World } from './world.ts';

/** What a spreadsheet would run, in a name that a child may have as far as a form is concerned. */
const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '=cmd|x',
  ' =1+1',
  '\u00a0=1+1',
  '＝1+1',
  "=HYPERLINK('x')",
] as const;

/** The cells of a csv file that a spreadsheet would run. */
function runs(csv: string): string[] {
  const cells = csv.split(/\r?\n/).flatMap((line) => line.match(/"(?:[^"]|"")*"|[^,]+/g) ?? []);
  return cells
    .map((cell) => cell.replaceAll('"', ''))
    .filter((cell) => /^[\s\u00a0]*[=+\-@\t\r＝]\S/.test(cell) && !/^-?\d+$/.test(cell));
}

async function ownerOf(world: World, values: { first_name: string; last_name?: string }) {
  const teacher = await world.newcomer();
  const student = await world.newStudent({ owner_id: teacher.id, ...values });
  return { headers: teacher.headers, student };
}

const formulas = FORMULAS.map((name) =>
  attack(`a list that was downloaded runs ${JSON.stringify(name)}`, async (world) => {
    const { headers } = await ownerOf(world, { first_name: name, last_name: name });
    const csv = await world.ask({ path: '/api/educator/students?_download=1&_format=csv', headers });
    const xlsx = await world.ask({ path: '/api/educator/students?_download=1&_format=xlsx', headers });
    mustWork(csv);
    mustWork(xlsx);
    const found = runs(csv.text);
    return firstOf([
      unless(csv.text.includes(name.trim().slice(1)), 'the name is not in the file'),
      unless(found.length === 0, found.join()),
      unless(xlsx.bytes.subarray(0, 2).toString() === 'PK', 'no workbook'),
    ]);
  }),
);

/** Names that are markup, as forms take them; they stand in JSON as words and in pages as text. */
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "';alert(1)//",
  '{{constructor}}',
  '$t(accounts.login)',
  '</title><h1>x',
  '&lt;b&gt;',
] as const;

const markup = MARKUP.map((name) =>
  attack(`a name that is ${JSON.stringify(name)} is markup in a letter`, async (world) => {
    const { headers, username } = await world.newcomer();
    const sent = {
      method: 'PATCH',
      path: '/api/profile',
      headers,
      body: { first_name: name, last_name: 'Birch' },
    };
    const taken = await world.ask(sent);
    if (taken.status >= 400) return refused(taken, 422);
    await world.ask({ method: 'POST', path: '/api/reset-my-password', body: { username } });
    const letter = (await world.kindred.letters()).findLast(
      ({ recipient }) => recipient === username,
    )?.letter;
    const html = letter?.html ?? '';
    const isMarkup = /<script|<img src=x|<svg|<h1>x/.test(html);
    return firstOf([
      unless(letter !== undefined, 'there is no letter'),
      unless(!isMarkup, 'the letter holds it as markup'),
      unless(!letter?.subject.includes('<'), 'the subject holds it'),
    ]);
  }),
);

const replies = MARKUP.map((name) =>
  attack(`a reply with the name ${JSON.stringify(name)} is shown as a page`, async (world) => {
    const { headers } = await ownerOf(world, { first_name: name });
    const answer = await world.ask({ path: '/api/educator/students', headers });
    return firstOf([
      unless(
        String(answer.headers['content-type']).startsWith('application/json'),
        String(answer.headers['content-type']),
      ),
      unless(answer.json().data[0].name.includes(name), 'the name is another'),
      unless(answer.headers['x-content-type-options'] === 'nosniff', 'a browser may guess'),
    ]);
  }),
);

/** Headers of a letter that a field would write. */
const HEADERS: readonly [field: string, value: string][] = [
  ['first_name', 'Robin\r\nBcc: all@evil.example'],
  ['first_name', 'Robin\nSubject: hello'],
  ['last_name', 'Birch\u0000'],
  ['last_name', 'Birch\u2028Bcc: all@evil.example'],
  ['email', 'a@school.test\r\nBcc: all@evil.example'],
  ['email', 'a@school.test, all@evil.example'],
  ['email', 'a@school.test;all@evil.example'],
  ['email', '"all@evil.example"<a@school.test>'],
  ['email', 'a@school.test%0aBcc:all@evil.example'],
  ['first_name', 'visit https://evil.example now'],
  ['first_name', 'www.evil.example'],
];

const headers = HEADERS.map(([field, value]) =>
  attack(
    `a request for an account writes a letter's header, or its link, by ${field} ${JSON.stringify(value)}`,
    async (world) => {
      const email = `h-${Math.random().toString(36).slice(2)}@school.test`;
      const body = { my_role: 'home', first_name: 'New', last_name: 'Comer', email, [field]: value };
      const before = (await world.kindred.letters()).length;
      const answer = await world.ask({ method: 'POST', path: '/api/account-request', body });
      const sent = (await world.kindred.letters()).slice(before);
      return firstOf([
        unless(
          !sent.some(({ recipient, letter }) => `${recipient} ${letter.subject}`.includes('evil')),
          'evil is written to',
        ),
        unless(
          !sent.some(({ recipient, letter }) => /[\r\n]/.test(recipient + letter.subject)),
          'a header has two lines',
        ),
        answer.status < 300 && sent.some(({ letter }) => letter.text.includes('evil'))
          ? 'the letter advertises'
          : null,
      ]);
    },
  ),
);

const more = [
  attack('a name that is markup breaks a quote that is printed', async (world) => {
    const { headers } = world.elsewhere.educator;
    const answer = await world.ask({
      path: `/api/educator/quotes/${world.elsewhere.quote}/pdf`,
      headers: await headers(),
    });
    mustWork(answer);
    const { text } = readPdf(answer.bytes);
    return unless(
      !/\/JavaScript|\/OpenAction|\/Launch/.test(answer.bytes.toString('latin1')) && text.length > 0,
      'the PDF runs something',
    );
  }),
  attack("a file's name writes a header of its download", async (world) => {
    const headersOf = await world.tokenOf(world.teacher.id);
    const name = 'a"\r\nset-cookie: evil=1;.csv';
    const answer = await world.ask({
      method: 'POST',
      path: `/api/educator/uploads?${new URLSearchParams({ file_name: name }).toString()}`,
      headers: { ...headersOf, 'content-type': 'application/octet-stream' },
      body: Buffer.from('First name,Last name,Grade\nRobin,Birch,3\n'),
    });
    return unless(!JSON.stringify(answer.headers).includes('evil'), 'there is a cookie');
  }),
  attack(
    "an address that looks like somebody's by a letter of another alphabet is taken for theirs",
    async (world) => {
      const { id, username } = await world.newcomer();
      const twin = username.replace('o', '\u043e');
      const before = (await world.kindred.letters()).filter(({ recipient }) => recipient === username).length;
      await world.ask({ method: 'POST', path: '/api/reset-my-password', body: { username: twin } });
      const body = { my_role: 'home', first_name: 'New', last_name: 'Comer', email: twin };
      await world.ask({ method: 'POST', path: '/api/account-request', body });
      const letters = (await world.kindred.letters()).filter(
        ({ recipient }) => recipient === username,
      ).length;
      const found = await world.db
        .selectFrom('accounts')
        .select('username')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return unless(letters === before && found.username === username, 'the two are one');
    },
  ),
  attack('two children look the same by letters of another alphabet', async (world) => {
    const headersOf = await world.tokenOf(world.teacher.id);
    const body = {
      first_name: 'Robin',
      last_name: 'Birch',
      grade: 3,
      username: 'm\u0430ya.1',
      create_duplicate: true,
    };
    return refused(
      await world.ask({ method: 'POST', path: '/api/educator/students', headers: headersOf, body }),
      422,
    );
  }),
  attack('a name turns the words around it about', async (world) => {
    const { headers: own } = await world.newcomer();
    const answer = await world.ask({
      method: 'PATCH',
      path: '/api/profile',
      headers: own,
      body: { first_name: 'Robin\u202egnp.exe', last_name: 'B' },
    });
    return refused(answer, 422);
  }),
];

export const TEXTS: readonly Attack[] = [...formulas, ...markup, ...replies, ...headers, ...more];
