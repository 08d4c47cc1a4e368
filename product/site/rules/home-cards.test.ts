import { globSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME_CARDS } from '#brands/brand.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { type HomeFacts, type HomeReader, homeCards } from './home-cards.ts';
import { skillScenes } from './skill-scenes.ts';

const FACTS: HomeFacts = {
  reader: 'teacher',
  verified: true,
  isActiveCustomer: true,
  today: '2026-11-17',
  isReturning: false,
  offered: HOME_CARDS,
  community: null,
  hasScreen: () => true,
};
const namesOf = (facts: Partial<HomeFacts>) => homeCards({ ...FACTS, ...facts }).map(({ name }) => name);
const linksOf = (name: string, facts: Partial<HomeFacts> = {}) =>
  homeCards({ ...FACTS, ...facts })
    .find((card) => card.name === name)
    ?.links.map((link) => link.to ?? link.href);

test.each([
  ['teacher', ['skills', 'library', 'development', 'assessment', 'community']],
  ['admin', ['skills', 'library', 'development', 'assessment', 'community']],
  ['home', ['skills', 'library', 'assessment']],
  ['parent', ['skills', 'library', 'assessment']],
] as const)('in November the home of a %s has %j', (reader, cards) => {
  expect(namesOf({ reader })).toEqual(cards);
});

test.each([
  ['2026-06-30', false],
  ['2026-07-01', true],
  ['2026-09-30', true],
  ['2026-10-01', false],
  [null, false],
])('on %s tips for the new year are shown: %j', (today, shown) => {
  expect(namesOf({ today }).includes('tips')).toBe(shown);
});

test('nobody at home is told of a school year, a profession, a colleague or last year', () => {
  for (const reader of ['home', 'parent'] as const) {
    const cards = namesOf({ reader, today: '2026-08-01', isReturning: true });
    for (const card of ['tips', 'returning', 'development', 'community']) expect(cards).not.toContain(card);
  }
});

test('who has been here an earlier year is welcomed back, before all else', () => {
  expect(namesOf({ isReturning: true })[0]).toBe('returning');
});

test('the first week leads to the lessons of the month', () => {
  const tips = homeCards({ ...FACTS, today: '2026-09-03' }).find(({ name }) => name === 'tips');
  expect(tips?.links.at(-1)).toEqual({
    text: 'site-home.cards.tips.lessons',
    to: '/educator/resource-library',
    search: { featured: 'yes' },
  });
});

test('planning together waits for the account to be verified', () => {
  expect(namesOf({ verified: false })).not.toContain('community');
  expect(linksOf('community', { community: 'https://meet.example.org' })).toContain(
    'https://meet.example.org',
  );
});

test('without a license the card of checks says so, and leads to one', () => {
  const card = homeCards({ ...FACTS, isActiveCustomer: false }).find(({ name }) => name === 'assessment');
  expect(card).toEqual({
    name: 'assessment',
    needsLicense: true,
    links: [{ text: 'site-home.around.purchase', to: '/educator/purchasing', search: {} }],
  });
  expect(linksOf('assessment')).toEqual(['/educator/emotion-check-ins', '/educator/reports']);
  expect(linksOf('assessment', { reader: 'parent' })).toEqual(['/parent/progress']);
});

test('what is not built yet is not offered', () => {
  const hasScreen = (screen: string) => !screen.includes('resource-library') && !screen.includes('$id');
  const cards = namesOf({ hasScreen, today: '2026-08-01' });
  expect(cards).toEqual(['tips', 'skills', 'assessment', 'community']);
  expect(linksOf('tips', { hasScreen, today: '2026-08-01' })).toHaveLength(3);
});

test('the brand decides, and every link stays in the own scope', () => {
  const any = fc.record({
    reader: fc.constantFrom<HomeReader>('teacher', 'admin', 'home', 'parent'),
    verified: fc.boolean(),
    isActiveCustomer: fc.boolean(),
    today: fc.constantFrom('2026-08-01', '2026-11-17', null),
    isReturning: fc.boolean(),
    offered: fc.subarray([...HOME_CARDS]),
  });
  fc.assert(
    fc.property(any, (some) => {
      const base = some.reader === 'parent' ? '/parent/' : '/educator/';
      for (const { name, links } of homeCards({ ...FACTS, ...some })) {
        expect(some.offered).toContain(name);
        expect(links.length).toBeGreaterThan(0);
        for (const link of links) expect(link.to ?? base).toContain(base);
      }
    }),
  );
});

test('every scene that is named for a skill is there', () => {
  const root = path.join(import.meta.dirname, '../../play/scenes');
  const written = new Set(globSync('*/*.ink', { cwd: root }).map((file) => path.basename(file, '.ink')));
  for (const skill of SKILLS) {
    for (const { scene } of skillScenes(skill)) expect(written).toContain(scene);
  }
});
