import { expect, test } from 'vitest';
import { POSITION_HEADER, SEEN_HEADER, seenBy } from '#platform/contract/replica.ts';

const MINUTE = 60_000;
const [EARLY, LATE] = ['00000000000000A0', '00000000000000B0'];

const changed = (position: string) => ({ headers: new Headers({ [POSITION_HEADER]: position }) });

function browser() {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  let now = 1_000_000_000_000;
  return {
    kept,
    pass: (ms: number) => void (now += ms),
    open: () =>
      seenBy(
        () => shelf,
        () => now,
      ),
  };
}

test('what was changed in one tab is waited for in another, and in one that is opened later', () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  expect(other.seenHeader()).toEqual({});
  one.noteSeen(changed(LATE));
  // An answer that comes late takes nothing back, in whichever tab.
  other.noteSeen(changed(EARLY));
  for (const tab of [one, other, open()]) expect(tab.seenHeader()).toEqual({ [SEEN_HEADER]: LATE });
});

test('nothing is waited for after some minutes: another database may have begun further behind', () => {
  const { open, pass } = browser();
  const tab = open();
  tab.noteSeen(changed(LATE));
  pass(MINUTE);
  expect(tab.seenHeader()).toEqual({ [SEEN_HEADER]: LATE });
  pass(2 * MINUTE);
  expect(tab.seenHeader()).toEqual({});
  tab.noteSeen(changed(EARLY));
  for (const one of [tab, open()]) expect(one.seenHeader()).toEqual({ [SEEN_HEADER]: EARLY });
});

test('a clock that is set back, and what somebody else left there, hold nothing up', () => {
  const { open, pass, kept } = browser();
  open().noteSeen(changed(LATE));
  pass(-60 * MINUTE);
  expect(open().seenHeader()).toEqual({});
  for (const strange of ['', 'FFFF', `${LATE} soon`, '{}']) {
    kept.set('kindred-seen', strange);
    expect(open().seenHeader()).toEqual({});
  }
});

test('without storage a tab knows its own', () => {
  const none = (): never => {
    throw new Error('denied');
  };
  const tab = seenBy(none);
  tab.noteSeen(changed(EARLY));
  expect(tab.seenHeader()).toEqual({ [SEEN_HEADER]: EARLY });
});
