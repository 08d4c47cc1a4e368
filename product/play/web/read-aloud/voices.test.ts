import { expect, test } from 'vitest';
import { chooseVoice, type Voice } from './voices.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false): Voice => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test.each([
  { locale: 'en', voices: [voice('far', 'en-US', false), voice('near', 'en-GB')], chosen: 'near' },
  { locale: 'en', voices: [voice('gb', 'en-GB'), voice('us', 'en_US')], chosen: 'us' },
  {
    locale: 'en',
    voices: [voice('Zarvox', 'en-US', true, true), voice('Samantha', 'en-US')],
    chosen: 'Samantha',
  },
  { locale: 'en', voices: [voice('a', 'en-US'), voice('b', 'en-US', true, true)], chosen: 'b' },
  { locale: 'en', voices: [voice('far', 'en-US', false)], chosen: 'far' },
  { locale: 'en', voices: [voice('Anna', 'de-DE')], chosen: undefined },
  { locale: 'zh-TW', voices: [voice('cn', 'zh-CN'), voice('tw', 'zh-TW')], chosen: 'tw' },
  { locale: 'zh-TW', voices: [voice('hk', 'zh-HK'), voice('cn', 'zh-CN')], chosen: 'cn' },
  { locale: 'zh-TW', voices: [voice('hk', 'zh-HK'), voice('en', 'en-US')], chosen: undefined },
])('in $locale, $chosen reads', ({ locale, voices, chosen }) => {
  expect(chooseVoice(voices, locale)?.name).toBe(chosen);
});
