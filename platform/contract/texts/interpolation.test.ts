import i18next from 'i18next';
import { expect, test } from 'vitest';
import { interpolation, writtenNumbers } from './interpolation.ts';

const words = i18next.createInstance();
await words.use(writtenNumbers).init({
  lng: 'en',
  resources: {
    en: {
      translation: {
        students_one: '{{count}} student',
        students_other: '{{count}} students of {{name}}',
        year: 'School year {{year}}',
      },
    },
  },
  interpolation,
});

const say = words.t as unknown as (key: string, values: object) => string;

test('counts are written as the language does, years and names as they are', () => {
  expect(say('students', { count: 1 })).toBe('1 student');
  expect(say('students', { count: 3000, name: 'Ms. 1000' })).toBe('3,000 students of Ms. 1000');
  expect(say('year', { year: 2026 })).toBe('School year 2026');
});
