import type { FieldErrors } from '#platform/contract/message.ts';

/** The form offers these; `other` is a role of the lists, never of the form. */
export const REQUEST_ROLES = ['educator', 'administrator', 'clinician', 'home', 'student'] as const;
export type RequestRole = (typeof REQUEST_ROLES)[number];

export const EVALUATION_GOALS = ['not-sure', 'purchase', 'future'] as const;

/** Fewer letters find too much to be of use, and to be shown to anybody. */
export const SUGGEST_FROM_LETTERS = 3;
export const SCHOOLS_SUGGESTED = 8;

const SHORT_FORM: readonly RequestRole[] = ['home', 'student'];

/** Home and student ask for a name and an address only. */
export function isShortForm(role: RequestRole): boolean {
  return SHORT_FORM.includes(role);
}

export type AccountRequestAnswers = {
  my_role: RequestRole;
  my_role_description: string;
  district: string;
  no_district?: boolean | undefined;
  school: string;
  programs_evaluation_goal_option?: string | undefined;
  i_agree_to_one_student?: boolean | undefined;
};

/** What the longer form asks for beyond the fields every role fills in. */
export function missingAnswers(answers: AccountRequestAnswers): FieldErrors {
  if (isShortForm(answers.my_role)) return {};
  const blank: Record<string, boolean> = {
    my_role_description: answers.my_role_description === '',
    district: answers.district === '' && answers.no_district !== true,
    school: answers.school === '',
    programs_evaluation_goal_option: answers.programs_evaluation_goal_option === undefined,
    i_agree_to_one_student: answers.i_agree_to_one_student !== true,
  };
  const missing = Object.keys(blank).filter((field) => blank[field]);
  return Object.fromEntries(missing.map((field) => [field, { i18n: 'validation.required' }]));
}
