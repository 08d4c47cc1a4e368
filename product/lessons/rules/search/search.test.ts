import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { CHALLENGES } from '../lesson/lesson.ts';
import { soughtIn } from './search.ts';
import { TOPICS } from './topics.ts';

/** What a search means, all of its parts together. */
const meant = (text: string): string[] =>
  soughtIn(text).flatMap(({ skills, challenges }) => [...skills, ...challenges]);

test.each([
  ['anger', 'anger'],
  ['angry', 'anger'],
  ['mad', 'anger'],
  ['temper', 'anger'],
  ['tantrums', 'anger'],
  ['bully', 'feeling-left-out'],
  ['bullying', 'peer-pressure'],
  ['bullied', 'feeling-left-out'],
  ['teasing', 'feeling-left-out'],
  ['tease', 'feeling-left-out'],
  ['mean', 'conflict-resolution'],
  ['lonely', 'feeling-left-out'],
  ['worry', 'anxiety-and-stress'],
  ['worries', 'anxiety-and-stress'],
  ['worried', 'anxiety-and-stress'],
  ['anxious', 'anxiety-and-stress'],
  ['nervous', 'anxiety-and-stress'],
  ['sharing', 'coop'],
  ['share', 'coop'],
  ['taking turns', 'coop'],
  ['fight', 'conflict-resolution'],
  ['fighting', 'conflict-resolution'],
  ['arguing', 'conflict-resolution'],
  ['shy', 'ini'],
  ['shy kids', 'self-esteem-and-self-confidence'],
  ['listening', 'listening-skills'],
  ['attention', 'staying-focused'],
  ['friends', 'friendship'],
  ['making friends', 'ini'],
  ['empathy', 'emp'],
  ['self-control', 'ic'],
  ['Loss', 'sadness-and-grief'],
  ['ADHD', 'staying-focused'],
  ['生氣', 'anger'],
  ['愛發脾氣的孩子', 'anger'],
  ['霸凌', 'feeling-left-out'],
  ['孤單', 'feeling-left-out'],
  ['擔心', 'anxiety-and-stress'],
  ['緊張', 'anxiety-and-stress'],
  ['分享', 'coop'],
  ['怎麼教輪流', 'coop'],
  ['吵架', 'conflict-resolution'],
  ['害羞', 'ini'],
  ['傾聽', 'listening-skills'],
  ['專心', 'staying-focused'],
  ['交朋友', 'friendship'],
  ['同理心', 'emp'],
])('%s is about %s', (text, topic) => {
  expect(meant(text)).toContain(topic);
});

test.each(['soup', 'the pause button', 'A Bench for Anyone', '湯'])(
  '%s is no topic, and only words',
  (text) => {
    expect(meant(text)).toEqual([]);
  },
);

test('a word that is still being typed means what begins with it, from three letters on', () => {
  expect(meant('ang')).toEqual(['anger']);
  expect(meant('an')).toEqual([]);
});

test('words that mean one thing are one part, and small words beside it are none', () => {
  expect(soughtIn('dealing with disappointment').map(({ words }) => words)).toEqual([
    'dealing with disappointment',
  ]);
  expect(soughtIn('lessons for angry students').map(({ words }) => words)).toEqual(['angry']);
  expect(soughtIn('feeling lonely').map(({ words }) => words)).toEqual(['lonely']);
  expect(soughtIn('angry at a friend').map(({ words }) => words)).toEqual(['angry', 'friend']);
  expect(soughtIn('feelings').map(({ words }) => words)).toEqual(['feelings']);
  expect(soughtIn('the').map(({ words }) => words)).toEqual(['the']);
});

type Names = { skills: Record<string, string>; challenges: Record<string, string> };
const namesIn = (locale: string): Names =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${locale}/lessons.json`, import.meta.url), 'utf8'));
/** What families read. */
const everydayIn = (locale: string): Record<string, { name: string }> =>
  JSON.parse(
    readFileSync(new URL(`../../../../locales/${locale}/reports-page.json`, import.meta.url), 'utf8'),
  ).skills;

test.each(['en', 'zh-TW'])('what screens call a skill or a challenge is found by that name: %s', (locale) => {
  const { skills, challenges } = namesIn(locale);
  const names = [
    ...SKILLS.map((skill) => [skill, skills[skill] ?? '']),
    ...SKILLS.map((skill) => [skill, everydayIn(locale)[skill]?.name ?? '']),
    ...CHALLENGES.map((challenge) => [challenge, challenges[challenge] ?? '']),
  ];
  const missing = names.filter(([topic = '', name = '']) => {
    const parts = soughtIn(name);
    return (
      parts.length !== 1 ||
      !parts.every((part) => [...part.skills, ...part.challenges].map(String).includes(topic))
    );
  });
  expect(missing).toEqual([]);
});

test('every word of the table is found by itself, and every skill and challenge has words in both languages', () => {
  for (const { en, zh, skills = [], challenges = [] } of TOPICS) {
    for (const word of [...en, ...zh])
      expect([word, ...meant(word)]).toEqual(expect.arrayContaining([...skills, ...challenges]));
  }
  const told = TOPICS.filter(({ en, zh }) => en.length > 0 && zh.length > 0);
  expect(new Set(told.flatMap(({ skills = [] }) => skills))).toEqual(new Set(SKILLS));
  expect(new Set(told.flatMap(({ challenges = [] }) => challenges))).toEqual(new Set(CHALLENGES));
});

test('whatever is typed is read, and asks for no more than was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const parts = soughtIn(text);
      expect(parts.length).toBeLessThanOrEqual(text.length);
      for (const { words } of parts) expect(words).not.toBe('');
    }),
  );
});
