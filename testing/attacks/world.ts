import { existsSync } from 'node:fs';
import { webFolder } from '#apps/running/web-folder.ts';
import { CLEVER_DISTRICT } from '#database/seed/base/places.ts';
import { seal } from '#platform/server/crypto.ts';
import { cardShop } from '#product/purchasing/server/cards/testing/card-shop.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testIdentity } from '#testing/api/identity.ts';
import { buildLicenses } from '#testing/api/licenses.ts';
import { buildElsewhere } from '#testing/api/matrix/elsewhere.ts';
import { buildPeople, type Headers } from '#testing/api/matrix/people.ts';
import { buildAccount, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { type Answer, type Sent, send } from './http.ts';

const START = new Date('2026-09-14T15:00:00Z');

/**
 * Two schools, two families, staff, a shop and a provider of sign-on, served over HTTP: as operators run it (`origin`), with
 * strict messages (`strict`), behind a proxy (`proxied`) and with the pages of a build (`paged`, where there is one).
 */
export async function attackedWorld() {
  const identity = await testIdentity('clever');
  const shop = await cardShop(identity.environment);
  const { kindred } = shop;
  const { db, app, appKey } = kindred;
  const listen = (one: typeof app): Promise<string> => one.server.listen({ port: 0, host: '127.0.0.1' });
  const others = {
    strict: anotherApp(kindred, { environment: { ...identity.environment, ACCOUNT_MESSAGES: 'strict' } }),
    proxied: anotherApp(kindred, { environment: { ...identity.environment, TRUST_PROXY: '127.0.0.1' } }),
    paged: anotherApp(kindred, {
      environment: identity.environment,
      webFolder: existsSync(webFolder) ? webFolder : null,
    }),
  };
  const origins = {
    usual: await listen(app),
    strict: await listen(others.strict),
    proxied: await listen(others.proxied),
    paged: await listen(others.paged),
  };
  const { people, own, teacher, parent, school } = await buildPeople(kindred);
  const elsewhere = await buildElsewhere(kindred);
  await buildLicenses(db, teacher.id, 20, kindred.now());
  await db
    .insertInto('sign_on_tenants')
    .values({ provider: 'clever', tenant: CLEVER_DISTRICT, school_id: school.id })
    .execute();
  const signedIn = new Map<string, Headers>();

  return {
    ...shop,
    app,
    appKey,
    identity,
    origins,
    people,
    own,
    teacher,
    parent,
    school,
    elsewhere,
    /** Everybody is forgiven, and it is the first day again. */
    async reset(): Promise<void> {
      kindred.setNow(START);
      await db.deleteFrom('throttles').execute();
    },
    later(seconds: number): void {
      kindred.setNow(new Date(kindred.now().getTime() + seconds * 1000));
    },
    ask: (sent: Sent, where: keyof typeof origins = 'usual'): Promise<Answer> => send(origins[where], sent),
    /** The headers of somebody of the matrix, signed in once. */
    async as(person: string): Promise<Headers> {
      const found = signedIn.get(person) ?? (await people.get(person)?.());
      if (found === undefined) throw new Error(`nobody is called ${person}`);
      signedIn.set(person, found);
      return found;
    },
    async tokenOf(accountId: number): Promise<Headers> {
      return { 'access-token': `Bearer ${await kindred.tokenFor({ accountId })}` };
    },
    rows: (): Promise<Record<string, string>> => rowSums(db, ['throttles', 'sessions', 'acting_sessions']),
    /** Somebody new of the first school, with the headers of a session. */
    async newcomer(values: Parameters<typeof buildAccount>[1] = {}) {
      const account = await buildAccount(db, { school_id: school.id, ...values });
      return { ...account, headers: await this.tokenOf(account.id) };
    },
    async newStudent(values: Partial<Parameters<typeof buildStudent>[2]> = {}) {
      return buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, ...LICENSED, ...values });
    },
    newSchool: () => buildSchool(db),
    /** Another such school and family, for what their own people do with it. */
    async newElsewhere() {
      const made = await buildElsewhere(kindred);
      await buildLicenses(db, { groupId: made.group }, 5, kindred.now());
      return made;
    },
    sealed: (text: string): Buffer => seal(appKey, text),
  };
}

export type World = Awaited<ReturnType<typeof attackedWorld>>;
