import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/api.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { isWhole, NOTHING_SAID, SEEN, type SeenSkills } from '../../rules/seen.ts';
import { Keeper, type KeeperPorts } from './keeper.ts';

const TERM = '2026-07-01';
const FALL = { term: TERM, operation_id: null };
type Sent = Parameters<KeeperPorts['send']>[0];

/** As the server keeps it: only in place of what the sender knew of. */
function server() {
  let kept: { operation_id: string; seen: SeenSkills } | null = null;
  const writes: string[] = [];
  return {
    writes,
    kept: () => kept?.seen ?? null,
    put: (seen: SeenSkills, operation_id: string) => {
      kept = { seen, operation_id };
    },
    take: ({ seen, operation_id, after }: Sent) => {
      if (kept?.operation_id !== operation_id && (kept === null || kept.operation_id === after)) {
        kept = { seen, operation_id };
        writes.push(operation_id);
      }
      return {
        kept: kept.operation_id === operation_id,
        operation_id: kept.operation_id,
        seen: kept.seen,
        played: null,
      };
    },
  };
}

let count = 0;
const newId = () => `op-${(count += 1)}`;
const settle = async (keeper: Keeper) => {
  for (let turn = 0; turn < 500 && keeper.state().unsaved > 0; turn += 1) await Promise.resolve();
};
const noWait = async () => undefined;
const away = () => new ApiError(0, null);

const pressed = (...seen: readonly (typeof SEEN)[number][]): SeenSkills =>
  seen.reduce<SeenSkills>((all, one, at) => ({ ...all, [SKILLS[at] ?? 'ic']: one }), NOTHING_SAID);

test('presses that come while a request is on its way are sent together, after it', async () => {
  const { take, kept, writes } = server();
  const keeper = new Keeper({ send: async (sent) => take(sent), wait: noWait, newId });
  keeper.know(1, FALL);
  for (let presses = 1; presses <= 6; presses += 1) {
    keeper.keep(1, TERM, pressed(...Array.from({ length: presses }, () => 'mostly' as const)));
  }
  expect(keeper.state().unsaved).toBe(1);
  await settle(keeper);
  expect(isWhole(kept() ?? NOTHING_SAID)).toBe(true);
  expect(writes).toHaveLength(2);
  expect(keeper.state().played.has(1)).toBe(true);
});

test('without a network it is tried again, less and less often, and nothing is lost', async () => {
  const { take, kept } = server();
  const waits: number[] = [];
  let tries = 0;
  const keeper = new Keeper({
    send: async (sent) => {
      tries += 1;
      if (tries <= 6) throw away();
      return take(sent);
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    newId,
  });
  keeper.keep(1, TERM, pressed('not-yet'));
  await Promise.resolve();
  await settle(keeper);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(kept()).toEqual(pressed('not-yet'));
  expect(keeper.state()).toMatchObject({ unsaved: 0, isAway: false });
});

test('what another device said stays, but for what was pressed here', async () => {
  const { take, kept, put } = server();
  put({ ...NOTHING_SAID, com: 'mostly', er: 'not-yet' }, 'other');
  const keeper = new Keeper({ send: async (sent) => take(sent), wait: noWait, newId });
  keeper.know(1, FALL);
  keeper.keep(1, TERM, { ...NOTHING_SAID, ic: 'sometimes', com: 'not-yet' });
  await settle(keeper);
  expect(kept()).toEqual({ ...NOTHING_SAID, ic: 'sometimes', com: 'not-yet', er: 'not-yet' });
});

test('a no of the server is told, and not tried again', async () => {
  let tries = 0;
  const refusal = new ApiError(409, { type: 'refused', i18n: 'observations.refused.term-over' });
  const send = async () => {
    tries += 1;
    throw refusal;
  };
  const keeper = new Keeper({ send, wait: noWait, newId });
  keeper.keep(1, TERM, pressed('mostly'));
  await settle(keeper);
  expect(tries).toBe(1);
  expect(keeper.state()).toMatchObject({ unsaved: 0, refused: refusal });
});

const trouble = fc.constantFrom('fine', 'not-sent', 'answer-lost');

test('whatever the network does, the last that was pressed is what is kept in the end', async () => {
  const presses = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...SEEN), fc.nat(4)), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(presses, fc.array(trouble, { maxLength: 30 }), async (list, troubles) => {
      const { take, kept } = server();
      const ahead = [...troubles];
      const keeper = new Keeper({
        send: async (sent) => {
          const now = ahead.shift() ?? 'fine';
          if (now === 'not-sent') throw away();
          const reply = take(sent);
          if (now === 'answer-lost') throw away();
          return reply;
        },
        wait: noWait,
        newId,
      });
      let seen = NOTHING_SAID;
      for (const [at, value, turns] of list) {
        seen = { ...seen, [SKILLS[at] ?? 'ic']: value };
        keeper.keep(1, TERM, seen);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      }
      await settle(keeper);
      expect(kept()).toEqual(seen);
      expect(keeper.state().unsaved).toBe(0);
    }),
  );
});
