import { expect, test } from 'vitest';
import { conjoined, conjoinedParts, listed } from './lists.ts';

test('a list without an "and" has no blanks in Chinese', () => {
  expect(listed(['Tue', 'Wed'], 'en')).toBe('Tue, Wed');
  expect(listed(['週二', '週三'], 'zh-TW')).toBe('週二、週三');
});

test('names with a comma of their own are kept apart by semicolons', () => {
  expect(listed(['Chen, Ada', 'Diaz, Ben'], 'en')).toBe('Chen, Ada; Diaz, Ben');
  expect(listed(['Chen, Ada', 'Diaz, Ben'], 'zh-TW')).toBe('Chen, Ada、Diaz, Ben');
});

test.each([
  ['en', [], ''],
  ['en', ['Ada'], 'Ada'],
  ['en', ['Ada', 'Ben'], 'Ada and Ben'],
  ['en', ['Ada', 'Ben', '2 others'], 'Ada, Ben, and 2 others'],
  ['en', ['Chen, Ada'], 'Chen, Ada'],
  ['en', ['Chen, Ada', '林美玲'], 'Chen, Ada; and 林美玲'],
  ['en', ['Chen, Ada', 'Diaz, Ben', '2 others'], 'Chen, Ada; Diaz, Ben; and 2 others'],
  ['zh-TW', ['Chen, Ada', 'Diaz, Ben', '林美玲'], 'Chen, Ada、Diaz, Ben 和林美玲'],
  ['zh-TW', ['美玲'], '美玲'],
  ['zh-TW', ['美玲', '小明'], '美玲和小明'],
  ['zh-TW', ['美玲', '小明', '阿傑'], '美玲、小明和阿傑'],
  ['zh-TW', ['Ms. Whitfield', 'Ms. Desrosiers'], 'Ms. Whitfield 和 Ms. Desrosiers'],
  ['zh-TW', ['Ada', 'Ben', 'Kai'], 'Ada、Ben 和 Kai'],
  ['zh-TW', ['Ada', '美玲'], 'Ada 和美玲'],
  ['zh-TW', ['美玲', 'Ada'], '美玲和 Ada'],
  ['zh-TW', ['Ada', '2 位同學'], 'Ada 和 2 位同學'],
  ['zh-TW', ['Sam Jr.', 'Zoë'], 'Sam Jr. 和 Zoë'],
  ['zh-TW', ['「一」', '「二」'], '「一」和「二」'],
])('in %s %j are %s', (locale, things, said) => {
  expect(conjoined(things, locale)).toBe(said);
});

test('of the parts each knows which of the things it is, also where two are called alike', () => {
  expect(conjoinedParts(['Ada', 'Ada', '美玲'], 'zh-TW')).toEqual([
    { text: 'Ada', at: 0 },
    { text: '、', at: null },
    { text: 'Ada', at: 1 },
    { text: ' 和', at: null },
    { text: '美玲', at: 2 },
  ]);
});
