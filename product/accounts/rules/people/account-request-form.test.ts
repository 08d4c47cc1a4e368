import { expect, test } from 'vitest';
import { answersFor, requestOutcome } from './account-request-form.ts';

const draft = {
  my_role_description: ' Third-grade teacher ',
  district: 'Larkspur',
  school: ' Maple Elementary',
  state: 'CA',
  programs_evaluation_goal_option: 'purchase',
  i_agree_to_one_student: true,
} as const;

test.each(['educator', 'administrator', 'clinician'] as const)(
  'a request as %s carries every answer',
  (role) => {
    expect(answersFor(role, draft)).toEqual({
      my_role: role,
      my_role_description: 'Third-grade teacher',
      district: 'Larkspur',
      no_district: undefined,
      school: 'Maple Elementary',
      state: 'CA',
      programs_evaluation_goal_option: 'purchase',
      i_agree_to_one_student: true,
    });
  },
);

test('a request for home leaves out what was typed for another role before', () => {
  expect(answersFor('home', draft)).toEqual({
    my_role: 'home',
    my_role_description: '',
    district: '',
    no_district: undefined,
    school: '',
    state: undefined,
    programs_evaluation_goal_option: undefined,
    i_agree_to_one_student: undefined,
  });
});

test('a school without a district has none, whatever was typed before', () => {
  expect(answersFor('educator', { ...draft, no_district: true })).toMatchObject({
    district: '',
    no_district: true,
  });
});

test('blanks are no answer', () => {
  expect(answersFor('educator', { district: '   ' }).district).toBe('');
});

test.each([
  ['success', 'notification.account-request.success', 'sent'],
  ['success', 'notification.account-request.resent', 'sent'],
  ['info', 'notification.account-request.is-activated', 'has-account'],
  ['info', 'notification.account-request.student', 'refused'],
  ['warning', 'notification.account-request.deactivated', 'refused'],
] as const)('%s %s means %s', (type, i18n, outcome) => {
  expect(requestOutcome({ type, i18n })).toBe(outcome);
});
