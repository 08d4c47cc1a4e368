import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { speaksToAdult, speaksToChild } from '#product/lessons/rules/proof/address.ts';

/** What children read: everything below these keys. All other texts are for adults. */
const FOR_CHILDREN = [
  'play.',
  'play-check-in.',
  'play-games.',
  'play-keepsakes.',
  'play-missions.',
  'play-mine.',
  'play-comics.',
  'class-tiles.',
  'site-student.',
  'accounts-sign-on.arriving.',
  'accounts-sign-on.fault.',
  'accounts-sign-on.badge.',
  'accounts-login.student.title',
  'accounts-login.student.password-hint',
  'accounts.request.student-',
  'error.scene-done',
  'site.landing.student-question',
  'site.play-problem.',
  // The question of a story, shown while it is asked.
  'lessons-film.shots.scene.caption',
];

function textsOf(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

const texts = globSync('*.json', { cwd: path.join(import.meta.dirname, 'zh-TW') }).flatMap((file) =>
  textsOf(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'zh-TW', file), 'utf8')),
    path.basename(file, '.json'),
  ),
);
const isForChildren = (key: string): boolean => FOR_CHILDREN.some((branch) => key.startsWith(branch));

test('adults are 您 in every text that is for them', () => {
  expect(texts.filter(({ key, text }) => !isForChildren(key) && speaksToChild(text))).toEqual([]);
});

test('children are 你', () => {
  expect(texts.filter(({ key, text }) => isForChildren(key) && speaksToAdult(text))).toEqual([]);
});

test('no branch of texts for children is named that is not there', () => {
  expect(FOR_CHILDREN.filter((branch) => !texts.some(({ key }) => key.startsWith(branch)))).toEqual([]);
});
