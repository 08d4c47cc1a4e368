import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { CLEVER_DISTRICT } from '#database/seed/base/places.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { browserAt } from '#testing/api/browser.ts';
import { type TestIdentity, testIdentity } from '#testing/api/identity.ts';
import { DASHBOARD, STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { MOST_RESTARTS, SIGN_ON_PROVIDERS, type SignOnProvider } from '../../rules/sign-in/sign-on.ts';
import { handshake, logout } from '../../sign-in-contract.ts';
import { completeSignOn } from '../../sign-on-contract.ts';

const providers: Record<SignOnProvider, TestIdentity> = {
  clever: await testIdentity('clever'),
  classlink: await testIdentity('classlink'),
};
const kindred = await testKindred({
  ...providers.clever.environment,
  ...providers.classlink.environment,
});
const { db, app, appKey } = kindred;
const teacher = await buildAccount(db);
const TENANTS = { clever: CLEVER_DISTRICT, classlink: '2417' };
/** Where both providers vouch for students. */
const school = await buildSchool(db);
for (const provider of SIGN_ON_PROVIDERS) await tie(provider, { school_id: school.id });

async function tie(
  provider: SignOnProvider,
  place: { school_id: number } | { district_id: number },
  tenant = TENANTS[provider],
) {
  await db
    .insertInto('sign_on_tenants')
    .values({ provider, tenant, ...place })
    .execute();
}

const LINKS = {
  clever: (name: string) => ({ clever_user_id: `clever-${name}` }),
  classlink: (name: string) => ({ classlink_tenant_id: '2417', classlink_login_id: name }),
};
const idOf = (provider: SignOnProvider, name: string): string =>
  provider === 'clever' ? `clever-${name}` : `2417:${name}`;

let count = 0;

/** A student who is known to a provider, and the way to be that person there. */
async function rostered(provider: SignOnProvider, values: Parameters<typeof buildStudent>[2] | object = {}) {
  count += 1;
  const name = `student${count}`;
  const student = await buildStudent(db, appKey, {
    ...LICENSED,
    ...LINKS[provider](name),
    school_id: school.id,
    ...values,
    owner_id: teacher.id,
  });
  const person = idOf(provider, name);
  providers[provider].people.push({
    id: person,
    firstName: student.first_name,
    lastName: student.last_name,
    note: '',
    isStudent: true,
  });
  return { student, person };
}

/** From the button to the way back. */
async function goThere(provider: SignOnProvider, form: Record<string, string>, browser = browserAt(app)) {
  const { to } = await browser.visit(`/${provider}/login`);
  return { browser, back: await providers[provider].choose(to, form), sentTo: new URL(to) };
}

async function refused(provider: SignOnProvider, values: object) {
  const { person } = await rostered(provider, values);
  const { browser, back } = await goThere(provider, { person });
  return browser.complete(back);
}

const sessions = async (): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from sessions`.execute(db)).rows[0]?.n);

beforeEach(() => {
  for (const provider of SIGN_ON_PROVIDERS) providers[provider].setMode('up');
});

const FAULT = (fault: string, provider: SignOnProvider) => ({
  type: 'refused',
  i18n: `accounts-sign-on.fault.${fault}.text`,
  values: { provider: provider === 'clever' ? 'Clever' : 'ClassLink' },
});

for (const provider of SIGN_ON_PROVIDERS) {
  test(`${provider}: a student comes in, and the session is good`, async () => {
    const { student, person } = await rostered(provider);
    const { browser, back, sentTo } = await goThere(provider, { person });
    expect(sentTo.searchParams.get('redirect_uri')).toBe(`http://${STUDENT_SITE}/${provider}`);
    expect(sentTo.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(`${back.origin}${back.pathname}`).toBe(`http://${STUDENT_SITE}/${provider}`);
    const { status, body } = await browser.complete(back);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: student.id, scope: 'student', first_name: student.first_name });
    const again = await kindred.call(handshake, {}, { token: body.access_token, host: STUDENT_SITE });
    expect(again.body.user.id).toBe(student.id);
    const audit = await db
      .selectFrom('audit')
      .select(['action', 'subject_type', 'details'])
      .where('subject_id', '=', student.id)
      .execute();
    expect(audit).toEqual([{ action: 'session.start', subject_type: 'student', details: { by: provider } }]);
    // Nothing about the way here is left in the browser.
    expect([...browser.jar.keys()]).toEqual([]);
  });

  test(`${provider}: what the browser carries is for the server alone, and sealed`, async () => {
    const { reply, to } = await browserAt(app).visit(`/${provider}/login`);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(reply.cookies).toEqual([
      {
        name: 'sign-on',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 600,
      },
    ]);
    const state = new URL(to).searchParams.get('state') ?? '';
    expect(Buffer.from(reply.cookies[0]?.value ?? '', 'base64url').toString('latin1')).not.toContain(state);
  });

  test(`${provider}: a login that began there is begun again here, with a state of our own`, async () => {
    const { student, person } = await rostered(provider);
    const { url, cookie } = await providers[provider].launch(person);
    expect(url.searchParams.get('state')).toBeNull();
    const browser = browserAt(app);
    const { status, to } = await browser.visit(`${url.pathname}${url.search}`);
    expect(status).toBe(302);
    expect(to).not.toContain(url.searchParams.get('code'));
    expect(new URL(to).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    // The provider knows already who it is, and asks nothing.
    const passed = await fetch(to, { headers: { cookie }, redirect: 'manual' });
    const back = new URL(passed.headers.get('location') ?? '');
    const { body } = await browser.complete(back);
    expect(body.user.id).toBe(student.id);
  });

  test(`${provider}: a provider that never says our state again does not send a browser around for ever`, async () => {
    const browser = browserAt(app);
    for (let round = 0; round < MOST_RESTARTS; round += 1) {
      expect((await browser.visit(`/${provider}?code=stateless`)).to).toContain('state=');
    }
    expect((await browser.visit(`/${provider}?code=stateless`)).to).toBe(`/${provider}?error=restarts`);
  });

  test(`${provider}: a state is good once, however many use it at the same moment`, async () => {
    const { person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    const kept = new Map(browser.jar);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => {
        const copy = browserAt(app);
        for (const [name, value] of kept) copy.jar.set(name, value);
        return copy.complete(back);
      }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, error]).toEqual([409, FAULT('expired', provider)]);
    }
    const late = browserAt(app);
    for (const [name, value] of kept) late.jar.set(name, value);
    expect((await late.complete(back)).error).toEqual(FAULT('expired', provider));
  });

  test(`${provider}: a wrong state, another browser, an old one and a made-up ticket let nobody in`, async () => {
    const { person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    const before = await sessions();
    const wrong = await browser.complete(back, { state: 'w'.repeat(43) });
    expect([wrong.status, wrong.error]).toEqual([409, FAULT('expired', provider)]);
    expect((await browserAt(app).complete(back)).error).toEqual(FAULT('expired', provider));
    const forged = browserAt(app);
    forged.jar.set('sign-on', Buffer.alloc(64, 7).toString('base64url'));
    expect((await forged.complete(back)).error).toEqual(FAULT('expired', provider));
    const now = kindred.now();
    kindred.setNow(new Date(now.getTime() + 10 * 60_000 + 1));
    const old = await browser.complete(back);
    kindred.setNow(now);
    expect(old.error).toEqual(FAULT('expired', provider));
    expect(await sessions()).toBe(before);
    // None of which has used it up for the browser that it belongs to.
    expect((await browser.complete(back)).status).toBe(200);
  });

  test(`${provider}: a ticket of one provider, or of another brand's site, is none here`, async () => {
    const { person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    const other = new URL(back);
    other.pathname = provider === 'clever' ? '/classlink' : '/clever';
    expect((await browser.complete(other)).status).toBe(409);
    const branded = browserAt(app, 'student.taiwan.localhost:3000');
    for (const [name, value] of browser.jar) branded.jar.set(name, value);
    expect((await branded.complete(back)).error).toEqual(FAULT('expired', provider));
  });

  test(`${provider}: somebody who is not linked is told so, and never matched by name`, async () => {
    const { student } = await rostered(provider);
    const stranger = {
      id: idOf(provider, 'nobody'),
      firstName: student.first_name,
      lastName: student.last_name,
    };
    providers[provider].people.push({ ...stranger, note: '', isStudent: true });
    const { browser, back } = await goThere(provider, { person: stranger.id });
    const before = await sessions();
    const { status, error } = await browser.complete(back);
    expect([status, error]).toEqual([409, FAULT('not-linked', provider)]);
    expect(await sessions()).toBe(before);
  });

  test(`${provider}: archived students and copies of students are as good as unknown`, async () => {
    expect((await refused(provider, { archived_at: kindred.now() })).error).toEqual(
      FAULT('not-linked', provider),
    );
    expect((await refused(provider, { is_sandbox: true })).error).toEqual(FAULT('not-linked', provider));
  });

  test(`${provider}: vouches for nobody of a school that staff have not tied to it`, async () => {
    const { id } = await buildSchool(db);
    const { status, error } = await refused(provider, { school_id: id });
    expect([status, error]).toEqual([409, FAULT('not-tied', provider)]);
  });

  test(`${provider}: people of a foreign district are nobody here, whatever id was written down`, async () => {
    const elsewhere = await buildSchool(db);
    await tie(provider, { school_id: elsewhere.id }, `another-${provider}`);
    const { status, error } = await refused(provider, { school_id: elsewhere.id });
    expect([status, error]).toEqual([409, FAULT('not-linked', provider)]);
  });

  test(`${provider}: a district's tie holds for its schools, unless a school has its own`, async () => {
    await db
      .deleteFrom('sign_on_tenants')
      .where('provider', '=', provider)
      .where('school_id', '=', school.id)
      .execute();
    const district = await buildDistrict(db);
    await tie(provider, { district_id: district.id });
    const inside = await buildSchool(db, { district_id: district.id });
    const { student, person } = await rostered(provider, { school_id: inside.id });
    const first = await goThere(provider, { person });
    expect((await first.browser.complete(first.back)).body.user.id).toBe(student.id);
    await tie(provider, { school_id: inside.id }, `own-${provider}`);
    const second = await goThere(provider, { person });
    expect((await second.browser.complete(second.back)).error).toEqual(FAULT('not-linked', provider));
    await db.deleteFrom('sign_on_tenants').where('district_id', '=', district.id).execute();
    await tie(provider, { school_id: school.id });
  });

  test(`${provider}: without a license nobody plays`, async () => {
    const { status, error } = await refused(provider, { license_ends_on: null });
    expect([status, error]).toEqual([409, FAULT('no-license', provider)]);
  });

  test(`${provider}: who says no comes back with an error that the page can read`, async () => {
    const { back } = await goThere(provider, { error: 'access_denied' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
    // The server leaves it to the page: there is none in these tests.
    expect((await browserAt(app).visit(`${back.pathname}${back.search}`)).status).toBe(404);
  });

  test.each([
    ['silent', 'unreachable'],
    ['broken', 'unreachable'],
    ['without-token-type', 'failed'],
    ['nonsense', 'failed'],
  ] as const)(`${provider} that is %s is no failure of ours, but %s`, async (mode, fault) => {
    const { person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    providers[provider].setMode(mode);
    const { status, error } = await browser.complete(back);
    expect([status, error]).toEqual([409, FAULT(fault, provider)]);
  });

  test(`${provider}: a code that was used already, or is none, fails politely`, async () => {
    const { person } = await rostered(provider);
    const first = await goThere(provider, { person });
    expect((await first.browser.complete(first.back)).status).toBe(200);
    const second = await goThere(provider, { person });
    second.back.searchParams.set('code', first.back.searchParams.get('code') ?? '');
    const { status, error } = await second.browser.complete(second.back);
    expect([status, error]).toEqual([409, FAULT('failed', provider)]);
  });

  test(`${provider}: whoever was signed in at this computer is so no longer`, async () => {
    const earlier = await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
    const token = await kindred.tokenFor({ studentId: earlier.id });
    const { student, person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    const { body } = await browser.complete(back, { token });
    expect(body.user.id).toBe(student.id);
    expect((await kindred.call(handshake, {}, { token, host: STUDENT_SITE })).status).toBe(401);
    await kindred.call(logout, {}, { token: body.access_token, host: STUDENT_SITE });
    const after = await kindred.call(handshake, {}, { token: body.access_token, host: STUDENT_SITE });
    expect(after.status).toBe(401);
  });

  test(`${provider}: the dashboard has no such door`, async () => {
    const { person } = await rostered(provider);
    const { browser, back } = await goThere(provider, { person });
    const adults = browserAt(app, DASHBOARD);
    for (const [name, value] of browser.jar) adults.jar.set(name, value);
    expect((await adults.complete(back)).status).toBe(404);
    expect((await adults.visit(`/${provider}/login`)).to).toBe('');
  });

  test(`${provider}: an address of somebody else's is not where anybody is sent`, async () => {
    for (const query of ['?redirect_uri=https://evil.example/', '?r=//evil.example', '?state=known']) {
      const { to } = await browserAt(app).visit(`/${provider}/login${query}`);
      const sent = new URL(to);
      expect(sent.origin).toBe(providers[provider].origin);
      expect(sent.searchParams.get('redirect_uri')).toBe(`http://${STUDENT_SITE}/${provider}`);
      expect(to).not.toContain('evil');
      expect(sent.searchParams.get('state')).not.toBe('known');
    }
    const { to } = await browserAt(app, 'evil.example').visit(`/${provider}/login`);
    expect(to).toBe('');
  });
}

test('classlink that cannot even be asked the way is told on our own page', async () => {
  const { server, routes, serve } = anotherApp(kindred, {
    environment: { ...providers.classlink.environment, CLASSLINK_URL: 'http://127.0.0.1:9' },
  });
  const { to, status } = await browserAt({ server, routes, serve }).visit('/classlink/login');
  expect([status, to]).toEqual([302, '/classlink?error=unreachable']);
});

test('clever: a district that has not allowed us', async () => {
  const { back } = await goThere('clever', { error: 'unauthorized-user' });
  expect(back.searchParams.get('error')).toBe('unauthorized-user');
});

test('classlink: the tenant belongs to the identity: the same login of another district is somebody else', async () => {
  const { student } = await rostered('classlink');
  const id = `9999:${student.classlink_login_id}`;
  providers.classlink.people.push({ id, firstName: 'A', lastName: 'B', note: '', isStudent: true });
  const { browser, back } = await goThere('classlink', { person: id });
  expect((await browser.complete(back)).error).toEqual(FAULT('not-linked', 'classlink'));
});

test('classlink: an answer with the nonce of another login is refused', async () => {
  const { person } = await rostered('classlink');
  const { browser, sentTo } = await goThere('classlink', { person });
  expect(sentTo.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
  sentTo.searchParams.set('nonce', 'n'.repeat(43));
  const back = await providers.classlink.choose(sentTo.href, { person });
  expect((await browser.complete(back)).error).toEqual(FAULT('failed', 'classlink'));
});

test('PKCE is used where the provider has it, and only there', async () => {
  const modern = await testIdentity('classlink', { advertisesPkce: true });
  const { server, routes, serve } = anotherApp(kindred, { environment: modern.environment });
  const { student, person } = await rostered('classlink');
  modern.people.push(...providers.classlink.people);
  const browser = browserAt({ server, routes, serve });
  const { to } = await browser.visit('/classlink/login');
  expect(new URL(to).searchParams.get('code_challenge_method')).toBe('S256');
  const { body } = await browser.complete(await modern.choose(to, { person }));
  expect(body.user.id).toBe(student.id);
  expect(modern.asked.find(({ body: form }) => form.has('code'))?.body.get('code_verifier')).toMatch(
    /^[\w-]{43}$/,
  );
  const { sentTo } = await goThere('classlink', { person });
  expect(sentTo.searchParams.has('code_challenge')).toBe(false);
});

test.each([
  ['clever', 'named'],
  ['classlink', 'named'],
  ['classlink', 'promised'],
] as const)('%s may name itself in its answers (RFC 9207: %s), and nobody else may', async (name, issuer) => {
  const naming = await testIdentity(name, { issuer });
  const another = anotherApp(kindred, { environment: naming.environment });
  const { student, person } = await rostered(name);
  naming.people.push(...providers[name].people);
  const goBack = async () => {
    const browser = browserAt(another);
    const { to } = await browser.visit(`/${name}/login`);
    return { browser, back: await naming.choose(to, { person }) };
  };
  const honest = await goBack();
  expect(honest.back.searchParams.get('iss')).toBe(naming.origin);
  expect((await honest.browser.complete(honest.back)).body.user.id).toBe(student.id);

  const mixedUp = await goBack();
  mixedUp.back.searchParams.set('iss', 'https://another-provider.example');
  expect((await mixedUp.browser.complete(mixedUp.back)).error).toEqual(FAULT('failed', name));

  const silent = await goBack();
  silent.back.searchParams.delete('iss');
  const { status } = await silent.browser.complete(silent.back);
  expect(status).toBe(issuer === 'promised' ? 409 : 200);
});

test('a child is asked about at Clever by nothing but an id, and at ClassLink for the least there is', async () => {
  const { person } = await rostered('clever');
  const { browser, back } = await goThere('clever', { person });
  providers.clever.asked.length = 0;
  await browser.complete(back);
  expect(providers.clever.asked.map(({ path }) => path)).toEqual(['/oauth/tokens', '/v3.0/me']);
  const { to } = await browserAt(app).visit('/classlink/login');
  expect(new URL(to).searchParams.get('scope')).toBe('openid profile');
});

test('many tries are slowed down, for a moment and never for a class', async () => {
  const input = { provider: 'clever', answer: `code=c&state=${'s'.repeat(43)}` };
  const headers = { 'user-agent': 'somebody who tries' };
  const ask = () => kindred.call(completeSignOn, input, { host: STUDENT_SITE, headers });
  expect((await ask()).status).toBe(409);
  await sql`update throttles set failures = failures + 350 where failures = 1`.execute(db);
  expect((await ask()).status).toBe(409);
  const slowed = await ask();
  expect([slowed.status, slowed.error.i18n]).toEqual([429, 'error.too-many-attempts']);
  expect(Number(slowed.error.values?.['seconds'])).toBeLessThanOrEqual(30);
});

test('without keys and without the demo there is no such door', async () => {
  const { server } = anotherApp(kindred, {
    environment: {
      DEMO: '0',
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'kindred@example.org',
      DASHBOARD_URL: 'http://localhost:3000',
      STUDENT_URL: 'http://student.localhost:3000',
      VENDOR_NAME: 'A',
      VENDOR_ADDRESS: 'B',
      VENDOR_TAX_ID: 'C',
      VENDOR_EMAIL: 'd@example.org',
    },
  });
  const headers = { host: STUDENT_SITE };
  for (const url of [
    '/clever/login',
    '/clever',
    '/classlink/login',
    '/demo/clever/portal',
    '/demo/clever/v3.0/me',
  ]) {
    expect([url, (await server.inject({ method: 'GET', url, headers })).statusCode]).toEqual([url, 404]);
  }
  const payload = { provider: 'clever', answer: `code=c&state=${'s'.repeat(43)}` };
  const reply = await server.inject({ method: 'POST', url: '/api/sign-on', headers, payload });
  expect(reply.statusCode).toBe(404);
});

test('over https the ticket travels in a cookie that no other host of the domain can set', async () => {
  const { server, routes, serve } = anotherApp(kindred, {
    environment: {
      ...providers.clever.environment,
      DASHBOARD_URL: 'https://app.localhost',
      STUDENT_URL: 'https://play.localhost',
    },
  });
  const { reply, to } = await browserAt({ server, routes, serve }, 'play.localhost').visit('/clever/login');
  expect(reply.cookies).toMatchObject([{ name: '__Host-sign-on', secure: true, httpOnly: true, path: '/' }]);
  expect(new URL(to).searchParams.get('redirect_uri')).toBe('https://play.localhost/clever');
});

test('looking at an address uses nothing up and changes nothing', async () => {
  const { student, person } = await rostered('clever');
  const { browser, back } = await goThere('clever', { person });
  const before = await rowSums(db);
  const headers = { host: STUDENT_SITE };
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of [
      `${back.pathname}${back.search}`,
      '/clever?code=portal',
      '/clever/login',
      '/classlink/login',
    ]) {
      const { statusCode } = await app.server.inject({ method, url, headers });
      expect(statusCode).toBeLessThan(500);
    }
  }
  expect(await rowSums(db)).toEqual(before);
  expect((await browser.complete(back)).body.user.id).toBe(student.id);
});
