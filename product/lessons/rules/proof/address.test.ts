import { expect, test } from 'vitest';
import { speaksToAdult, speaksToChild } from './address.ts';

test.each([
  ['您可以問孩子：「你今天好嗎？」', false, true],
  ['問問他：「他說『你先』的時候，你怎麼想？」', false, false],
  ['走上前，說聲你好。', false, false],
  ['這是你的卡片。', true, false],
  ['您說「你先」，然後等你的孩子。', true, true],
  ['〈你怎麼知道？〉', false, false],
])('%s', (text, child, adult) => {
  expect([speaksToChild(text), speaksToAdult(text)]).toEqual([child, adult]);
});
