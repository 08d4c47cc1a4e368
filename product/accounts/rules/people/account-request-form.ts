import type { Notification } from '#platform/contract/message.ts';
import type { State } from '#product/schools/rules/states.ts';
import { type EVALUATION_GOALS, isShortForm, type RequestRole } from './account-request.ts';

type Goal = (typeof EVALUATION_GOALS)[number];

/** The part of the form that depends on the role, as far as it is filled in. */
export type AccountRequestDraft = {
  my_role_description?: string | undefined;
  district?: string | undefined;
  no_district?: boolean | undefined;
  school?: string | undefined;
  state?: State | undefined;
  programs_evaluation_goal_option?: Goal | undefined;
  i_agree_to_one_student?: boolean | undefined;
};

/** What is sent for a role: answers typed before the role was changed stay on the form and out of the request. */
export function answersFor(role: RequestRole, draft: AccountRequestDraft) {
  const asked: AccountRequestDraft = isShortForm(role) ? {} : draft;
  return {
    my_role: role,
    my_role_description: asked.my_role_description?.trim() ?? '',
    // What was typed before the box was ticked stays on the form, too.
    district: asked.no_district ? '' : (asked.district?.trim() ?? ''),
    no_district: asked.no_district,
    school: asked.school?.trim() ?? '',
    state: asked.state,
    programs_evaluation_goal_option: asked.programs_evaluation_goal_option,
    i_agree_to_one_student: asked.i_agree_to_one_student,
  };
}

/** What became of a request: a letter is on its way, there is an account to log in to, or neither. */
export function requestOutcome({ type, i18n }: Notification): 'sent' | 'has-account' | 'refused' {
  if (i18n.endsWith('.is-activated')) return 'has-account';
  return type === 'success' ? 'sent' : 'refused';
}
