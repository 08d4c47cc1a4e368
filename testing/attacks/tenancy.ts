import { RESPONDERS } from '#testing/api/matrix/follow-ups.ts';
import type { Headers } from '#testing/api/matrix/people.ts';
import { type Attack, attack, firstOf, mustWork, refused } from './attack.ts';
import type { Answer } from './http.ts';
import type { World } from './world.ts';

/**
 * Objects of another school and family go into `{}` of an address. Whom it belongs to finds it there: a wrong address would be refused to
 * everybody.
 */
const READ: readonly [what: string, path: string, by: 'educator' | 'parent'][] = [
  ["a child's page", '/educator/students/{student}', 'educator'],
  ["a child's form", '/educator/students/{student}/edit', 'educator'],
  ["a child's access log", '/educator/students/{student}/access-log', 'educator'],
  ['what is kept about a child', '/educator/students/{student}/data', 'educator'],
  ["a child's comics", '/educator/students/{student}/comics', 'educator'],
  ["a child's deletion", '/educator/students/{student}/deletion', 'educator'],
  ["a child's family", '/educator/students/{student}/family', 'educator'],
  ['with whom a child is shared', '/educator/students/{student}/shares', 'educator'],
  ["a child's moment of feeling", '/educator/emotion-check-ins/{student}/moment?day=2026-09-01', 'educator'],
  ['a small group', '/educator/small-groups/{smallGroup}', 'educator'],
  ["a small group's lessons", '/educator/small-groups/{smallGroup}/lessons', 'educator'],
  ["a small group's page", '/educator/small-groups/{smallGroup}/page', 'educator'],
  ['a quote', '/educator/quotes/{quote}/pdf', 'educator'],
  ['an upload', '/educator/uploads/{upload}', 'educator'],
  ["an upload's rows that failed", '/educator/uploads/{upload}/failed-rows', 'educator'],
  ["a child's whole export", '/educator/child-exports/{childExport}/file', 'educator'],
  ["a district's roster", '/educator/district-uploads/{districtUpload}', 'educator'],
  ["a family's child", '/parent/students/{child}', 'parent'],
  ["the form of a family's child", '/parent/students/{child}/edit', 'parent'],
  ["what is kept about a family's child", '/parent/students/{child}/data', 'parent'],
  ["the access log of a family's child", '/parent/students/{child}/access-log', 'parent'],
  ["a family's export", '/parent/child-exports/{familyExport}/file', 'parent'],
];

/**
 * By whoever has the trait that the call asks for, at another school. Its own people make the same call after it, and it has
 * to work: a body that is wrong would be refused to everybody.
 */
type Call = readonly [method: string, path: string, body: object];
type Own = 'educator' | 'parent';
const CHANGED: readonly [
  what: string,
  by: string,
  ...call: Call,
  /** What its own people do before. */
  first?: readonly [by: Own, ...call: Call],
][] = [
  ['renames a child', 'educator', 'PATCH', '/educator/students/{student}/edit', { first_name: 'Mine' }],
  ['archives a child', 'educator', 'POST', '/educator/students/archive', { ids: ['{student}'] }],
  [
    "reads a child's password",
    'educator',
    'POST',
    '/educator/students/login-information',
    { ids: ['{student}'] },
  ],
  ["sets a child's password", 'educator', 'POST', '/educator/students/new-passwords', { ids: ['{student}'] }],
  [
    "makes a child's badge",
    'educator',
    'POST',
    '/educator/students/badges',
    { ids: ['{student}'] },
    ['educator', 'PATCH', '/badges', { on: true }],
  ],
  ['takes a badge away', 'educator', 'POST', '/educator/students/revoke-badges', { ids: ['{student}'] }],
  ["has a child's data sent", 'group admin', 'POST', '/educator/students/{student}/export', {}],
  ["has a child's data deleted", 'group admin', 'POST', '/educator/students/{student}/deletion', {}],
  [
    'decides a deletion',
    'group admin',
    'POST',
    '/educator/students/{student}/deletion/decide',
    { agree: true },
    ['parent', 'POST', '/parent/students/{student}/deletion', {}],
  ],
  ['starts a program over', 'educator', 'POST', '/educator/students/{student}/restart', { program: 'zoou' }],
  [
    'writes a note about a child',
    'educator',
    'POST',
    '/educator/students/{student}/notes',
    { text: 'mine', readers: 'page' },
  ],
  [
    "makes a code for a child's family",
    'educator',
    'POST',
    '/educator/students/{student}/family-invites',
    {},
  ],
  ['takes a family its link', 'educator', 'DELETE', '/educator/family-links/{familyLink}', {}],
  ["takes a family's code back", 'educator', 'DELETE', '/educator/family-invites/{familyInvite}', {}],
  [
    'closes a follow-up',
    'educator',
    'POST',
    '/educator/follow-ups/{followUp}/close',
    { text: 'We talked.' },
    ['educator', 'POST', '/educator/follow-ups/{followUp}/take', {}],
  ],
  ['ends a small group', 'educator', 'PATCH', '/educator/small-groups/{smallGroup}/end', { on: true }],
  ["revokes a letter's link", 'educator', 'DELETE', '/educator/report-links/{link}', {}],
  ['confirms an upload', 'educator', 'POST', '/educator/uploads/{upload}/confirm', {}],
  ['cancels an upload', 'educator', 'POST', '/educator/uploads/{upload}/cancel', {}],
  [
    "changes an upload's row",
    'educator',
    'PATCH',
    '/educator/uploads/{upload}/rows/{uploadRow}',
    { first_name: 'Robin', last_name: 'Birch', grade: '3' },
  ],
  ['deactivates an educator', 'group admin', 'POST', '/educator/educators/{colleague}/deactivate', {}],
  ['approves an educator', 'group admin', 'POST', '/educator/educators/{invited}/approve', {}],
  ["takes an educator's students", 'group admin', 'GET', '/educator/educators/{colleague}/students', {}],
  [
    'reads what licenses can be moved',
    'group admin',
    'GET',
    '/educator/educators/{colleague}/movable-licenses',
    {},
  ],
  [
    "takes a group's licenses",
    'group admin',
    'POST',
    '/educator/groups/{group}/reclaim',
    { educator_id: '{colleague}', plan: 'individual', count: 1, operation_id: '{operation}' },
    [
      'educator',
      'POST',
      '/educator/groups/{group}/share-out',
      { educator_id: '{colleague}', plan: 'individual', count: 1, operation_id: '{operationBefore}' },
    ],
  ],
  [
    "changes a school's check-ins",
    'group admin',
    'PATCH',
    '/educator/school-check-ins/{school}',
    { on: false },
  ],
  [
    "opens a school's feelings to families",
    'group admin',
    'PATCH',
    '/educator/school-check-ins/{school}/family',
    { on: true },
  ],
  ["exports a school's students", 'group admin', 'POST', '/educator/schools/{school}/export-students', {}],
  [
    'asks a second step of other admins',
    'group admin',
    'PATCH',
    '/educator/factor-rules/{group}',
    { from: '2026-10-01' },
  ],
  [
    'closes a device of another class',
    'educator',
    'POST',
    '/educator/class-devices/close',
    { ids: ['{classDevice}'] },
  ],
  [
    'gives tiles new pictures',
    'educator',
    'POST',
    '/educator/class-tiles/new-pictures',
    { ids: ['{student}'] },
  ],
  ["ends somebody's session", 'educator', 'DELETE', '/sessions/{session}', {}],
  ["takes somebody's passkey away", 'educator', 'DELETE', '/factors/passkeys/{passkey}', {}],
  ["reads somebody's notification away", 'educator', 'DELETE', '/educator/notifications/{notification}', {}],
  ["renames a family's child", 'parent', 'PATCH', '/parent/students/{child}/edit', { first_name: 'Mine' }],
  ["has a family's child deleted", 'parent', 'POST', '/parent/students/{child}/deletion', {}],
  ["has the data of a family's child sent", 'parent', 'POST', '/parent/students/{child}/export', {}],
  [
    "reads the password of a family's child",
    'parent',
    'POST',
    '/parent/students/login-information',
    { ids: ['{child}'] },
  ],
  [
    "pays a license for a family's child",
    'parent',
    'POST',
    '/parent/students/{child}/payment-session',
    { operation_id: '{operation}' },
  ],
  ["takes a family's link to a school's child", 'parent', 'DELETE', '/parent/students/{student}/link', {}],
  [
    'decides what a school agrees to',
    'group admin',
    'POST',
    '/educator/schools/{school}/consents',
    { school_year: 2026, decisions: [{ activity: 'norms', decision: 'yes' }], language: 'en' },
  ],
  [
    "prints the letters to a class's families",
    'group admin',
    'GET',
    '/educator/schools/{school}/consents/letter?language=en&educator_id={educatorId}',
    {},
  ],
  [
    'writes down what a family said',
    'group admin',
    'POST',
    '/educator/students/{student}/consents',
    { activity: 'norms', decision: 'no', language: 'en', told_by: 'Robin Birch', told_how: 'paper' },
  ],
  [
    "says yes for a family's child",
    'parent',
    'POST',
    '/parent/students/{child}/consents',
    { activity: 'norms', decision: 'yes', language: 'en' },
  ],
  [
    'says who responds at a school',
    'group admin',
    'POST',
    '/educator/responders/{school}',
    { ...RESPONDERS, responder_id: '{educatorId}', backup_id: '{colleague}' },
  ],
  [
    'says who is away at a school',
    'educator',
    'POST',
    '/educator/responders/{school}/absences',
    { account_id: '{colleague}', first_day: '2026-10-01', last_day: '2026-10-02' },
  ],
  ["ends somebody's absence", 'educator', 'DELETE', '/educator/responders/{school}/absences/{absence}', {}],
  [
    "takes a school's day off away",
    'group admin',
    'DELETE',
    '/educator/responders/{school}/days-off/{dayOff}',
    {},
  ],
  ["fetches somebody's own export", 'educator', 'GET', '/account/exports/{ownExport}/file', {}],
  ["deletes somebody's own export", 'educator', 'DELETE', '/account/exports/{ownExport}', {}],
  [
    'lets a team read at a school',
    'group admin',
    'POST',
    '/educator/team-agreements/agree',
    { group_id: '{group}', school_id: '{school}' },
  ],
  [
    'ends what a school agreed to with a team',
    'group admin',
    'POST',
    '/educator/team-agreements/end',
    { group_id: '{group}', school_id: '{school}' },
  ],
  ["ends a link to somebody's packet", 'educator', 'DELETE', '/educator/packets/{packet}', {}],
];

const OPERATIONS = {
  operation: '00000000-0000-4000-8000-000000000001',
  operationBefore: '00000000-0000-4000-8000-000000000002',
};

function filled(text: string, elsewhere: World['elsewhere']): string {
  const named = { ...elsewhere, educatorId: elsewhere.educator.id, ...OPERATIONS };
  return text.replaceAll(/"?\{(\w+)\}"?/g, (whole, name: string) => {
    const id: unknown = new Map<string, unknown>(Object.entries(named)).get(name);
    if (typeof id !== 'number' && typeof id !== 'string') throw new Error(`nobody has a ${name}`);
    return whole.startsWith('"') && typeof id === 'string' ? JSON.stringify(id) : String(id);
  });
}

const reads = READ.flatMap(([what, path, owner]) => {
  const thief = owner === 'educator' ? 'educator' : 'parent';
  const admin = owner === 'educator' ? ['group admin'] : [];
  return [thief, ...admin].map((person) =>
    attack(`${person} of elsewhere reads ${what}`, async (world) => {
      const url = `/api${filled(path, world.elsewhere)}`;
      mustWork(await world.ask({ path: url, headers: await world.elsewhere[owner].headers() }));
      return refused(await world.ask({ path: url, headers: await world.as(person) }), 403, 404, 409);
    }),
  );
});

async function make(
  world: World,
  headers: Headers,
  [method, path, body]: Call,
  elsewhere: World['elsewhere'],
): Promise<Answer> {
  return world.ask({
    method,
    path: `/api${filled(path, elsewhere)}`,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: filled(JSON.stringify(body), elsewhere) }),
  });
}

/** Refused to the thief, who changes nothing by it; and done for whom it belongs to. */
async function tryBoth(
  world: World,
  thief: string,
  call: Call,
  elsewhere: World['elsewhere'],
): Promise<string | null> {
  const before = await world.rows();
  const answer = await make(world, await world.as(thief), call, elsewhere);
  const after = await world.rows();
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  const owner = thief === 'parent' ? elsewhere.parent : elsewhere.educator;
  mustWork(await make(world, await owner.headers(), call, elsewhere));
  const isRefused = refused(answer, 403, 404, 409, 422);
  return firstOf([isRefused, changed.length === 0 ? null : `changed ${changed.join()}`]);
}

const changes = CHANGED.map(([what, person, method, path, body, first]) =>
  attack(`${person} of elsewhere ${what}`, async (world) => {
    const elsewhere = await world.newElsewhere();
    await world.as(person);
    if (first !== undefined) {
      const [by, ...call] = first;
      mustWork(await make(world, await elsewhere[by].headers(), call, elsewhere));
    }
    return tryBoth(world, person, [method, path, body], elsewhere);
  }),
);

const undone = attack('educator of elsewhere takes back what somebody did', async (world) => {
  const elsewhere = await world.newElsewhere();
  const archive = ['POST', '/educator/students/archive', { ids: ['{student}'] }] as const;
  await world.as('educator');
  mustWork(await make(world, await elsewhere.educator.headers(), archive, elsewhere));
  const { id: undo } = await world.db
    .selectFrom('undo_steps')
    .select('id')
    .where('account_id', '=', elsewhere.educator.id)
    .where('id', '<>', elsewhere.undo)
    .executeTakeFirstOrThrow();
  return tryBoth(world, 'educator', ['POST', '/undo', { id: '{undo}' }], { ...elsewhere, undo });
});

/** A child's own session, by password and by tile, and what it may never open. */
const BEYOND_A_CHILD = [
  '/educator/students',
  '/educator/home',
  '/parent/students',
  '/uber/students',
  '/profile/news',
  '/sessions',
  '/factors',
  '/badges',
  '/live',
  '/autocomplete/students?q=a',
  '/educator/emotion-check-ins',
  '/lessons/planned',
] as const;

const children = ['student', 'student by tile'].flatMap((person) =>
  BEYOND_A_CHILD.map((path) =>
    attack(`a ${person} opens ${path}`, async (world) =>
      refused(await world.ask({ path: `/api${path}`, headers: await world.as(person) }), 401, 403),
    ),
  ),
);

/** What a child by tile may not do though another child may. */
const BY_TILE: readonly [string, string][] = [
  ['reads the own profile', '/profile'],
  ['sees what is bought', '/ecommerce'],
];

const tiles = BY_TILE.map(([what, path]) =>
  attack(`a student by tile ${what}`, async (world) =>
    refused(await world.ask({ path: `/api${path}`, headers: await world.as('student by tile') }), 401, 403),
  ),
);

export const TENANCY: readonly Attack[] = [...reads, ...changes, undone, ...children, ...tiles];
