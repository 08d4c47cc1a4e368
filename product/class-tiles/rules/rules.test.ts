import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardAddress, makeCardCode, openUntil, readCardCode, shownCode } from './devices.ts';
import { afterMiss, CLASS_MISSES, isLocked, MISSES_TO_LOCK } from './misses.ts';
import { assignPictures, PICTURES, readPictures, samePictures, writePictures } from './pictures.ts';
import { tileNames } from './tile-names.ts';

const below = (numbers: number[]) => (limit: number) => (numbers.shift() ?? 0) % limit;
const picture = fc.constantFrom(...PICTURES);
const three = fc.tuple(picture, picture, picture);

test('there are twelve pictures, and so 1,728 passwords, each as likely as another', () => {
  expect(new Set(PICTURES).size).toBe(12);
  const all = new Set<string>();
  for (let number = 0; number < 12 ** 3; number += 1) {
    const digits = [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144)];
    all.add(writePictures(assignPictures(below(digits))));
  }
  expect(all.size).toBe(1728);
});

test('new pictures are never those before', () => {
  expect(assignPictures(below([0, 0, 0, 0, 0, 1]), ['fish', 'fish', 'fish'])).toEqual([
    'fish',
    'fish',
    'tree',
  ]);
});

test('pictures are read as they were written, and match in their order only', () => {
  fc.assert(
    fc.property(three, three, (one, other) => {
      expect(readPictures(writePictures(one))).toEqual(one);
      expect(samePictures(one, other)).toBe(one.join() === other.join());
    }),
  );
  expect(samePictures(['fish', 'tree', 'bell'], ['tree', 'fish', 'bell'])).toBe(false);
  expect(() => readPictures('fish tree')).toThrow();
  expect(() => readPictures('fish tree cat')).toThrow();
});

test.each([
  { misses: 0, locked: false },
  { misses: MISSES_TO_LOCK - 1, locked: false },
  { misses: MISSES_TO_LOCK, locked: true },
])('$misses misses in a row: locked is $locked', ({ misses, locked }) => {
  expect(isLocked(misses)).toBe(locked);
});

test('thirty misses within an hour close a class, in whichever hour they fall', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(fc.array(fc.nat(hour / 4), { minLength: 1, maxLength: 90 }), (pauses) => {
      let kept: number[] = [];
      let now = 1_000_000_000_000;
      const all: number[] = [];
      for (const pause of pauses) {
        now += pause;
        all.push(now);
        const { missedAt, closes } = afterMiss(kept, now);
        const within = all.filter((at) => now - at < hour).length;
        expect(closes).toBe(within >= CLASS_MISSES);
        expect(missedAt.length).toBeLessThanOrEqual(CLASS_MISSES);
        kept = missedAt;
      }
    }),
  );
});

const child = (first_name: string, last_name: string) => ({ first_name, last_name });

test.each([
  { class: [child('Maya', 'Okafor'), child('Ben', 'Ito')], names: ['Maya', 'Ben'] },
  { class: [child('Maya', 'Okafor'), child('maya', 'Reed')], names: ['Maya O.', 'maya R.'] },
  { class: [child('Zoé', 'Kim'), child('Zoe', 'Lee')], names: ['Zoé K.', 'Zoe L.'] },
  { class: [child('Ana', 'Silva'), child('Ana', 'Santos')], names: ['Ana Si.', 'Ana Sa.'] },
  { class: [child('Ana', 'Li'), child('Ana', 'Lima')], names: ['Ana Li', 'Ana Lim.'] },
  { class: [child('美玲', '陳'), child('美玲', '林')], names: ['美玲 陳', '美玲 林'] },
  { class: [child('Ana', 'Silva'), child('Ana', 'Silva')], names: ['Ana S.', 'Ana S.'] },
  { class: [child('Ana', ''), child('Ana', 'Silva')], names: ['Ana', 'Ana S.'] },
])('$class are called $names', ({ class: children, names }) => {
  const called = tileNames(children);
  expect(children.map((one) => called.get(one))).toEqual(names);
});

test('tiles differ wherever names do, and who shares no first name shows nothing of the last one', () => {
  const name = fc.constantFrom('Ana', 'Anna', 'Bo', 'Cy');
  const last = fc.constantFrom('Li', 'Lima', 'Lee', 'Park', 'Parker', 'Po');
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, last), { selector: String }), (pairs) => {
      const children = pairs.map(([first, family]) => child(first, family));
      const called = tileNames(children);
      expect(new Set(called.values()).size).toBe(children.length);
      for (const one of children) {
        const alone = children.filter(({ first_name: first }) => first === one.first_name).length === 1;
        expect(called.get(one) === one.first_name).toBe(alone);
      }
    }),
  );
});

test('a card is read as it is printed, typed in small letters or with blanks, and as nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 10, maxLength: 10 }), (numbers) => {
      const code = makeCardCode(below([...numbers]));
      expect(readCardCode(shownCode(code))).toBe(code);
      expect(readCardCode(` ${shownCode(code).toLowerCase().replace('-', ' ')} `)).toBe(code);
    }),
  );
  for (const text of ['', 'ABCDE', 'ABCDEFGHJK2', 'ABCDEFGHJ0', "ABCDE'FGHJ", 'ÄBCDEFGHJK']) {
    expect(readCardCode(text)).toBeNull();
  }
  expect(cardAddress('https://student.example.org/', 'ABCDEFGHJK')).toBe(
    'https://student.example.org/class#ABCDEFGHJK',
  );
});

test.each([
  { zone: 'America/New_York', today: '2026-09-14', until: '2027-07-01T04:00:00.000Z' },
  { zone: 'Asia/Taipei', today: '2027-06-30', until: '2027-06-30T16:00:00.000Z' },
  { zone: 'Asia/Taipei', today: '2027-07-01', until: '2028-06-30T16:00:00.000Z' },
])('a device opened on $today in $zone is open until $until', ({ zone, today, until }) => {
  expect(openUntil(zone, today).toISOString()).toBe(until);
});
