import { expect, test } from 'vitest';
import exported from '#locales/zh-TW/child-data-export.json' with { type: 'json' };
import metrics from '#locales/zh-TW/metrics.json' with { type: 'json' };
import play from '#locales/zh-TW/play.json' with { type: 'json' };
import rosters from '#locales/zh-TW/rosters.json' with { type: 'json' };
import landing from '#locales/zh-TW/site-landing.json' with { type: 'json' };
import student from '#locales/zh-TW/site-student.json' with { type: 'json' };
import { BRAND_IDS, brandById } from './all.ts';
import { PROGRAM_IDS } from './brand.ts';
import { standard } from './standard.ts';

const CHINESE = standard.programs['zh-TW'];

test.each(BRAND_IDS)('in Chinese no program of %s has an English name', (brand) => {
  const { name, programs } = brandById(brand);
  const english = Object.values(programs['zh-TW']).filter((said) => /[A-Za-z]/.test(said.replace(name, '')));
  expect(english).toEqual([]);
});

test.each(PROGRAM_IDS)('%s has one name in Chinese, on every list and in every file', (program) => {
  // The academy bears the name of the brand, or of what is in it.
  const name = program === 'academy' ? '學園' : CHINESE[program];
  expect(CHINESE[program]).toContain(name);
  expect([rosters.programs[program], metrics.programs[program], exported.values[program]]).toEqual([
    name,
    name,
    name,
  ]);
  expect(rosters.columns[`ends-${program}`]).toContain(name);
});

test('the station of S.S. Grin has its name on the map, at the welcome and on the front page', () => {
  const { ssgrin } = CHINESE;
  for (const told of [play.map.rows.ssgrin, student.worlds.ssgrin, landing.programs.ssgrin.world]) {
    expect(told).toContain(ssgrin);
  }
});
