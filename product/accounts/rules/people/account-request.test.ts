import { expect, test } from 'vitest';
import { missingAnswers } from './account-request.ts';

const blank = { my_role_description: '', district: '', school: '' };
const full = {
  my_role_description: 'Third grade',
  district: 'Larkspur',
  school: 'Maple Elementary',
  programs_evaluation_goal_option: 'not-sure',
  i_agree_to_one_student: true,
};

test.each(['home', 'student'] as const)('%s needs nothing beyond name and address', (my_role) => {
  expect(missingAnswers({ ...blank, my_role })).toEqual({});
});

test.each(['educator', 'administrator', 'clinician'] as const)('%s answers the whole form', (my_role) => {
  expect(missingAnswers({ ...full, my_role })).toEqual({});
  expect(Object.keys(missingAnswers({ ...blank, my_role }))).toEqual([
    'my_role_description',
    'district',
    'school',
    'programs_evaluation_goal_option',
    'i_agree_to_one_student',
  ]);
});

test('a school may belong to no district', () => {
  const answers = { ...full, my_role: 'educator', district: '' } as const;
  expect(Object.keys(missingAnswers(answers))).toEqual(['district']);
  expect(missingAnswers({ ...answers, no_district: true })).toEqual({});
});

test('declining the one-student rule is the same as not answering', () => {
  expect(missingAnswers({ ...full, my_role: 'educator', i_agree_to_one_student: false })).toEqual({
    i_agree_to_one_student: { i18n: 'validation.required' },
  });
});
