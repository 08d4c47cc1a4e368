import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { CheckboxField, RadioField } from '#ui/fields/choice-fields.tsx';
import { NameFields } from '#ui/fields/name-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Card } from '#ui/parts/card.tsx';
import { requestAccount } from '../../contract.ts';
import {
  EVALUATION_GOALS,
  isShortForm,
  missingAnswers,
  type RequestRole,
} from '../../rules/people/account-request.ts';
import { answersFor } from '../../rules/people/account-request-form.ts';
import styles from '../account-page.module.css';
import { queryParameter } from '../session/navigation.ts';
import { SchoolFields } from './school-fields.tsx';

const REFERRAL_MAX = 100;
const REFERRER_MAX = 500;

type AccountRequestFormProps = { role: RequestRole; onReply: (reply: Notification) => void };

/** Keeps what was typed when the role changes: only what the role is asked for is shown and sent. */
export function AccountRequestForm({ role, onReply }: AccountRequestFormProps) {
  const { t } = useTranslation();
  const isShort = isShortForm(role);
  const goals = EVALUATION_GOALS.map((value) => ({ value, label: t(`accounts.request.goals.${value}`) }));
  return (
    <Card>
      <ContractForm
        endpoint={requestAccount}
        initial={{
          my_role: role,
          my_role_description: '',
          first_name: '',
          last_name: '',
          email: '',
          district: '',
          no_district: false,
          school: '',
          i_agree_to_one_student: false,
          news: false,
          referral: (queryParameter('key') ?? '').slice(0, REFERRAL_MAX),
          referrer: document.referrer.slice(0, REFERRER_MAX),
        }}
        check={(values) => missingAnswers(answersFor(role, values))}
        send={(values, how) => call(requestAccount, { ...values, ...answersFor(role, values) }, how)}
        onDone={({ notification }) => onReply(notification)}
        submitLabel={t('accounts.request.submit')}
      >
        {!isShort && (
          <TextField
            name="my_role_description"
            label={t('accounts.request.my_role_description')}
            placeholder={t('accounts.request.my_role_description-placeholder')}
            autoComplete="organization-title"
            required
          />
        )}
        <div className={styles.pair}>
          <NameFields
            labels={{
              first_name: t('accounts.request.first_name'),
              last_name: t('accounts.request.last_name'),
            }}
          />
        </div>
        <TextField
          name="email"
          label={t(role === 'home' ? 'accounts.request.email' : 'accounts.request.school-email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {!isShort && (
          <>
            <SchoolFields
              label={t(
                role === 'clinician' ? 'accounts.request.school-clinician' : 'accounts.request.school',
              )}
            />
            <RadioField
              name="programs_evaluation_goal_option"
              label={t('accounts.request.programs_evaluation_goal_option')}
              options={goals}
              required
            />
            <CheckboxField
              name="i_agree_to_one_student"
              label={t('accounts.request.i_agree_to_one_student')}
              required
            />
          </>
        )}
        {pageConfig().news !== null && role !== 'student' && (
          <CheckboxField name="news" label={t('accounts.news.label')} hint={t('accounts.news.hint')} />
        )}
      </ContractForm>
    </Card>
  );
}
