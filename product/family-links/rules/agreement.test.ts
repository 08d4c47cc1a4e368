import { expect, test } from 'vitest';
import en from '#locales/en/family-links.json' with { type: 'json' };
import zh from '#locales/zh-TW/family-links.json' with { type: 'json' };
import { FAMILY_AGREEMENT } from './agreement.ts';

test('what is agreed to is what its version says: a changed sentence needs a new one', () => {
  expect([FAMILY_AGREEMENT.version, en.open.agreed, zh.open.agreed]).toEqual([
    '2026-11',
    'I agree to the terms of use and the privacy policy',
    '我同意使用條款和隱私權政策',
  ]);
});
