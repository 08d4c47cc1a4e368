import { expect, test } from 'vitest';
import { FRIENDLY_THINGS, KIND_WORDS } from './child-words.ts';
import { studentPassword, studentUsername } from './student-credentials.ts';

const free = () => false;
const allBut = (username: string) => (candidate: string) => candidate !== username;

test.each([
  { first: 'Maya', last: 'Okafor', username: 'maya.o' },
  { first: 'Zoë', last: 'Müller', username: 'zoe.m' },
  { first: 'Søren', last: 'Ødegård', username: 'soren.o' },
  { first: 'Łucja', last: 'Wójcik', username: 'lucja.w' },
  { first: 'İpek', last: 'Şahin', username: 'ipek.s' },
  { first: 'Nguyệt', last: 'Đặng', username: 'nguyet.d' },
  { first: 'Mary Ann', last: 'De la Cruz', username: 'maryann.d' },
  { first: 'Jean-Luc', last: 'O’Brien', username: 'jean-luc.o' },
  { first: 'Kaʻimi', last: "D'Angelo", username: 'kaimi.d' },
  { first: '  Ana ', last: ' Sá ', username: 'ana.s' },
  { first: 'Ｍａｙａ', last: 'Ｌｉｎ', username: 'maya.l' },
  { first: 'X', last: 'Æ', username: 'x.a' },
  { first: 'Bo', last: '', username: 'bo2' },
  { first: '小明', last: 'Wang', username: 'wang' },
  { first: 'Anna', last: '王', username: 'anna' },
  { first: '--', last: 'Li', username: 'li2' },
])('$first $last signs in as $username', ({ first, last, username }) => {
  expect(studentUsername(first, last, free)).toBe(username);
});

test.each([
  { taken: ['maya.o'], username: 'maya.ok' },
  { taken: ['maya.o', 'maya.ok', 'maya.oka'], username: 'maya.okaf' },
  {
    taken: ['maya.o', 'maya.ok', 'maya.oka', 'maya.okaf', 'maya.okafo', 'maya.okafor'],
    username: 'maya.okafor2',
  },
])('where $taken are taken the next is $username', ({ taken, username }) => {
  expect(studentUsername('Maya', 'Okafor', (candidate) => taken.includes(candidate))).toBe(username);
});

test('a double last name is never cut right behind its dash', () => {
  const tried: string[] = [];
  studentUsername('Inés', 'Ruiz-Vega', (candidate) => {
    tried.push(candidate);
    return candidate !== 'ines.ruiz-vega';
  });
  expect(tried).not.toContain('ines.ruiz-');
  expect(tried).toContain('ines.ruiz-v');
});

test.each([
  ['雨桐', '陳'],
  ['Мария', 'Иванова'],
  ['محمد', 'حداد'],
  ['😀', ''],
  ['', ''],
])('a name without latin letters (%s %s) gets a friendly word and a number', (first, last) => {
  const username = studentUsername(first, last, free);
  expect(username).toMatch(/^[a-z]+\d{2,}$/);
  expect(FRIENDLY_THINGS).toContain(username.replace(/\d+$/, ''));
  expect(studentUsername(first, last, free)).toBe(username);
  expect(studentUsername(first, last, (candidate) => candidate === username)).not.toBe(username);
});

test('names in other scripts rarely try the same username first', () => {
  const given = ['雨桐', '子涵', '欣怡', '宇軒', '詩涵', '浩宇', '梓萱', '思妤', '品睿', '承恩'];
  const family = ['陳', '林', '黃', '張', '李', '王', '吳', '劉', '蔡', '楊'];
  const first = given.flatMap((one) => family.map((other) => studentUsername(one, other, free)));
  expect(new Set(first).size).toBeGreaterThan(95);
});

test('every username fits what the database takes, however long or odd the name', () => {
  for (const name of [
    'A'.repeat(500),
    '-',
    'a-'.repeat(50),
    '1',
    "'; drop table",
    'é',
    'Ñ ñ',
    '.',
    '\u0000',
    'ﬀ',
  ]) {
    for (const other of ['', 'B'.repeat(500), '-x-', '李', '9']) {
      const username = studentUsername(name, other, free);
      expect(username).toMatch(/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/);
      expect(username.length).toBeGreaterThanOrEqual(3);
      expect(username.length).toBeLessThanOrEqual(45);
    }
  }
});

test('two hundred children of one name all get their own username', () => {
  const taken = new Set<string>();
  for (let child = 0; child < 200; child += 1) {
    taken.add(studentUsername('Mia', 'Kim', (candidate) => taken.has(candidate)));
  }
  expect(taken.size).toBe(200);
  expect(studentUsername('Mia', 'Kim', allBut('mia.kim200'))).toBe('mia.kim200');
});

test.each([
  { draws: [0, 0, 0], password: 'amber-acorn-2' },
  { draws: [0.9999999, 0.9999999, 0.9999999], password: 'zippy-zebra-9' },
])('draws of $draws give $password', ({ draws, password }) => {
  const queue = [...draws];
  expect(studentPassword(() => queue.shift() ?? 0)).toBe(password);
});

test('the demo’s own password could have been generated', () => {
  expect(KIND_WORDS).toContain('sunny');
  expect(FRIENDLY_THINGS).toContain('otter');
});

test('there are enough passwords that a throttled guess is hopeless', () => {
  expect(KIND_WORDS.length * FRIENDLY_THINGS.length * 8).toBeGreaterThan(75_000);
});

test.each([
  ['kind words', KIND_WORDS],
  ['friendly things', FRIENDLY_THINGS],
] as const)('the %s are short, plain, and each there once', (_, words) => {
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[a-z]{3,7}$/);
});
