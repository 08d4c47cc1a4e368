import { action } from '#ui/actions/action.ts';
import { decideConsent, decideForSchool } from '../contract.ts';
import { ACTIVITIES, DECISIONS, TOLD_HOW } from '../rules/activities.ts';
import { consentRegister } from '../tables-contract.ts';
import { TextInDialog } from './activity-text.tsx';
import { RenewTexts, SchoolText } from './school-texts.tsx';

/** Whatever shows decisions looks again. */
const refreshes = [consentRegister.name];

export const decideForSchoolActions = {
  renew: action({
    name: 'consents-renew',
    endpoint: decideForSchool,
    title: 'consents.school.renew',
    text: 'consents.school.renew-text',
    submit: 'consents.school.renew',
    size: 'lg',
    content: RenewTexts,
    refreshes,
  }),
  yes: action({
    name: 'consents-school-yes',
    endpoint: decideForSchool,
    title: 'consents.school.yes-to',
    submit: 'consents.school.yes',
    content: SchoolText,
    refreshes,
  }),
  no: action({
    name: 'consents-school-no',
    endpoint: decideForSchool,
    title: 'consents.school.sure-title',
    submit: 'consents.school.sure',
    danger: true,
    content: SchoolText,
    refreshes,
  }),
};

const ofFamily = (decision: 'yes' | 'no') =>
  action({
    name: `consents-family-${decision}`,
    endpoint: decideConsent.parent,
    title: `consents.child.${decision}-title`,
    submit: `consents.child.${decision}-submit`,
    content: TextInDialog,
    refreshes,
  });

export const familyActions = { yes: ofFamily('yes'), no: ofFamily('no') };

/** An educator at home decides for the own child. */
const atHome = (decision: 'yes' | 'no') =>
  action({
    name: `consents-home-${decision}`,
    endpoint: decideConsent.educator,
    title: `consents.child.${decision}-title`,
    submit: `consents.child.${decision}-submit`,
    content: TextInDialog,
    refreshes,
  });

export const homeActions = { yes: atHome('yes'), no: atHome('no') };

export const writeDown = action({
  name: 'consents-write-down',
  endpoint: decideConsent.educator,
  title: 'consents.child.write-title',
  text: 'consents.child.write-text',
  submit: 'consents.child.write',
  fields: [
    {
      name: 'activity',
      kind: 'select',
      choices: ACTIVITIES,
      labels: 'consents.activities',
      label: 'consents.child.activity',
    },
    {
      name: 'decision',
      kind: 'radio',
      choices: DECISIONS.toReversed(),
      labels: 'consents.child',
      label: 'consents.child.decision',
    },
    { name: 'told_by', kind: 'text', label: 'consents.child.told-by' },
    {
      name: 'told_how',
      kind: 'select',
      choices: TOLD_HOW,
      labels: 'consents.told',
      label: 'consents.child.told-how',
    },
  ],
  refreshes,
});
