import { expect, test } from 'vitest';
import { sayIn } from '#platform/server/texts.ts';
import { tellTrial } from './trial-told.ts';

const today = '2026-09-14';

test.each([
  [
    { started: true, quantity: 1, moved: 0 },
    '2026-10-14',
    'Tara Reed has a free trial for 1 student, through 10/14/2026',
  ],
  [
    { started: true, quantity: 50, moved: 0 },
    '2026-10-14',
    'Tara Reed has a free trial for up to 50 students, through 10/14/2026',
  ],
  [
    { started: false, quantity: 50, moved: 0 },
    today,
    'Tara Reed’s free trial is now for up to 50 students and runs through 09/14/2026',
  ],
  [
    { started: false, quantity: 50, moved: 1 },
    '2026-10-14',
    "Tara Reed’s free trial is now for up to 50 students and runs through 10/14/2026. 1 student's license ends on that day, too",
  ],
  [
    { started: false, quantity: 50, moved: 12 },
    '2026-09-13',
    'Tara Reed’s free trial has ended. Its last day was 09/13/2026. 12 students can no longer play on it',
  ],
])('%j until %s reads: %s', (trial, endsOn, sentence) => {
  const { notification } = tellTrial(trial, { name: 'Tara Reed', endsOn, today });
  expect(sayIn('en')(notification)).toBe(sentence);
  expect(sayIn('zh-TW')(notification)).not.toMatch(/licensing\.|\{\{/);
});
