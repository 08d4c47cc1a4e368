import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#platform/server/database/database.ts';
import { minuteOfPlay, secondsOf } from '#testing/worker/minute-of-play.ts';
import type { Player, School } from './school.ts';

/** What came back of all calls: right, "come back later", or what must not be. */
export type Outcome = {
  right: number;
  unavailable: number;
  wrong: string[];
  slowestSeconds: number;
  /** What was acknowledged of the children's play and is not there, and what is there more than once; where that was looked at. */
  play: Play | null;
};
type Play = { lost: number; doubled: number };

export type Load = {
  /** What came since the last time this was asked. */
  take(): Outcome;
  /** The same, once all that the children have told is acknowledged, and held against what is kept. */
  takeWithPlay(): Promise<Outcome>;
  /** Ends it, and reads every child once more: what was answered to be done is done, and what was told is kept. */
  stop(): Promise<Outcome>;
};

const LONGEST_ANSWER = 30_000;

/**
 * One reader and writer a child, each call at the next server. A writer changes the child's teacher and reads what stands
 * there: the last word that was answered, or one whose answer never came. Beside them children play, and tell the same again until
 * it is acknowledged, as the queue of their browser does.
 */
export function startLoad(addresses: readonly string[], school: School, writers: number): Load {
  let outcome = nothing();
  let isOver = false;
  let turn = 0;

  async function call(
    method: string,
    path: string,
    body: object | null = null,
    token = school.token,
  ): Promise<unknown> {
    const address = addresses[turn++ % addresses.length];
    const began = performance.now();
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        'access-token': `Bearer ${token}`,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      body: body === null ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    }).catch(() => null);
    outcome.slowestSeconds = Math.max(outcome.slowestSeconds, (performance.now() - began) / 1000);
    if (reply === null || reply.status === 503) {
      await reply?.body?.cancel();
      outcome.unavailable += 1;
      return null;
    }
    // All of these are one person, who may have two files at once at a server.
    if (reply.status === 429 && path.includes('_download')) {
      await reply.body?.cancel();
      return null;
    }
    // A download that breaks off half-way is no answer, and whoever asked for it knows.
    const text = await reply.text().catch(() => null);
    if (text === null) {
      outcome.unavailable += 1;
      return null;
    }
    if (!reply.ok) {
      outcome.wrong.push(`${method} ${path} answered ${reply.status}: ${text.slice(0, 200)}`);
      return null;
    }
    return text.startsWith('{') ? JSON.parse(text) : text;
  }

  function judge(isRight: boolean, what: string): void {
    if (isRight) outcome.right += 1;
    else outcome.wrong.push(what);
  }

  async function read(child: number, possible: ReadonlySet<string>): Promise<string | null> {
    const form = await call('GET', `/educator/students/${child}/edit`);
    if (form === null) return null;
    const said = teacherIn(form);
    judge(possible.has(said), `child ${child} has ${said}, and not one of ${[...possible].join(', ')}`);
    return said;
  }

  async function look(): Promise<void> {
    if (turn % 3 === 0) {
      const file = await call(
        'GET',
        '/educator/students?_download=1&_format=csv&_columns=last_name,first_name',
      );
      if (typeof file === 'string') {
        const rows = file.trim().split('\n').length - 1;
        judge(rows === school.children.length, `the download has ${rows} rows`);
      }
      return;
    }
    const page = await call('GET', '/educator/students?_page=1');
    if (page !== null) {
      const rows = rowsIn(page);
      judge(rows === school.children.length, `the list has ${rows} rows`);
    }
  }

  async function write(child: number): Promise<void> {
    let possible = new Set(['']);
    for (let nth = 1; !isOver; nth += 1) {
      const word = `Room ${nth}`;
      possible.add(word);
      if ((await call('PATCH', `/educator/students/${child}/edit`, { teacher: word })) !== null) {
        outcome.right += 1;
        possible = new Set([word]);
      }
      const said = await read(child, possible);
      // A change whose answer never came is there by now, or was never made.
      if (said !== null) possible = new Set([said]);
      await look();
      await pause(randomInt(5, 30));
    }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if ((await read(child, possible)) !== null) return;
      await pause(200);
    }
    outcome.wrong.push(`child ${child} could not be read in the end`);
  }

  const telling = new Set<Player>();
  let isHeld = false;

  async function play(player: Player): Promise<void> {
    while (!isOver) {
      await pause(randomInt(100, 300));
      if (isHeld || isOver) continue;
      telling.add(player);
      await tell(player);
      telling.delete(player);
    }
  }

  /** A minute of play, until it is acknowledged. */
  async function tell(player: Player): Promise<void> {
    const events = minuteOfPlay(player.minutes);
    player.minutes += 1;
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const reply = await call('POST', '/student/play/events', { events, more: false }, player.token);
      if (reply !== null) {
        player.ids.push(...events.map(({ id }) => id));
        player.seconds += secondsOf(events);
        return judge(refusedIn(reply) === 0, `what child ${player.id} played was refused`);
      }
      await pause(200);
    }
    outcome.wrong.push(`what child ${player.id} played was never acknowledged`);
  }

  async function takeWithPlay(): Promise<Outcome> {
    isHeld = true;
    while (telling.size > 0) await pause(20);
    const kept = school.players.length === 0 ? null : await keptOf(school);
    isHeld = false;
    return { ...take(), play: kept };
  }

  const writing = school.children.slice(0, writers).map(write);
  const playing = school.players.map(play);
  const take = (): Outcome => {
    const taken = outcome;
    outcome = nothing();
    return taken;
  };
  return {
    take,
    takeWithPlay,
    async stop() {
      isOver = true;
      await Promise.all([...writing, ...playing]);
      return takeWithPlay();
    },
  };
}

function nothing(): Outcome {
  return { right: 0, unavailable: 0, wrong: [], slowestSeconds: 0, play: null };
}

/** Events by their ids, and the minutes of days by their seconds: more of them were counted twice. */
async function keptOf({ databaseUrl, players }: School): Promise<Play> {
  const database = openDatabase({ connectionString: databaseUrl, max: 1 });
  let [lost, doubled] = [0, 0];
  try {
    for (const { id, ids, seconds } of players) {
      const found = await database.pool.query('select id from play_events where student_id = $1', [id]);
      const kept = new Set(found.rows.map((row) => String(row.id)));
      lost += ids.filter((one) => !kept.has(one)).length;
      doubled += found.rows.length - kept.size;
      const days = await database.pool.query(
        'select coalesce(sum(seconds), 0)::integer as seconds from play_days where student_id = $1',
        [id],
      );
      const more = Number(days.rows[0]?.seconds) - seconds;
      lost += Math.max(0, -more);
      doubled += Math.max(0, more);
    }
  } finally {
    await database.close();
  }
  return { lost, doubled };
}

function refusedIn(reply: unknown): number {
  const { data } = Object(reply);
  const { refused } = Object(data);
  return Array.isArray(refused) ? refused.length : -1;
}

function teacherIn(form: unknown): string {
  const { data } = Object(form);
  return String(Object(data).teacher);
}

function rowsIn(page: unknown): number {
  const { data } = Object(page);
  return Array.isArray(data) ? data.length : -1;
}
