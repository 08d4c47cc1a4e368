import { expect, test } from 'vitest';
import { RETENTIONS } from '#database/personal-data/slices/columns.ts';
import en from '#locales/en/legal-data.json' with { type: 'json' };
import zh from '#locales/zh-TW/legal-data.json' with { type: 'json' };
import { dataGroups, toldColumns } from './facts/data-groups.ts';
import { MEASURE_NAMES, measuresOf } from './facts/measures.ts';
import { sourceOf } from './library.ts';
import { outdated, readVersions } from './versions.ts';

test('every column about somebody is told on the privacy page, and each period has words', () => {
  // A new one gets its group in product/legal/server/facts/data-groups.ts.
  const untold = toldColumns().filter(({ group }) => group === null);
  expect(untold.map(({ told: { column } }) => column)).toEqual([]);
  for (const { periods } of [en, zh]) {
    expect(Object.keys(periods)).toEqual(expect.arrayContaining(Object.keys(RETENTIONS)));
  }
});

test('of what is kept for several periods, each part is named in both languages', () => {
  const groups = (['children', 'adults', 'schools', 'demo'] as const).flatMap(dataGroups);
  const several = groups.filter(({ periods }) => periods.length > 1);
  const expected = Object.fromEntries(several.map(({ name, periods }) => [name, periods.toSorted()]));
  for (const { parts } of [en, zh]) {
    const named = Object.entries(parts).map(([name, words]) => [name, Object.keys(words).toSorted()]);
    expect(Object.fromEntries(named)).toEqual(expected);
  }
});

test('each text is of the date of its words and facts: after a change `npm run legal` renews it', () => {
  expect(outdated(readVersions())).toEqual([]);
});

test('every measure that the agreement names is met, as the page on security says', () => {
  expect(measuresOf(sourceOf('security', 'en'))).toEqual(MEASURE_NAMES);
});
