import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, email, mustAgree, optionalText, secret, text } from '#platform/contract/fields.ts';
import { anyone } from '#platform/contract/policy.ts';
import { ApiError } from '#platform/web/api.ts';
import { AutocompleteField } from '../fields/autocomplete-field.tsx';
import { CheckboxField, RadioField, SelectField } from '../fields/choice-fields.tsx';
import { DateField } from '../fields/date-field.tsx';
import { FileField } from '../fields/file-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextareaField, TextField } from '../fields/text-field.tsx';
import type { LoadSuggestions } from '../fields/use-suggestions.ts';
import { isDay } from '../formats/dates.ts';
import { ContractForm, fieldsOf } from '../forms/form.tsx';
import { Card } from '../parts/card.tsx';
import { showSnackbar } from '../snackbars/snackbars.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';

/** Stands for a call of the server; nothing is sent. */
const demo = endpoint({
  method: 'POST',
  path: '/design',
  summary: 'The form of the design page.',
  access: anyone,
  input: z.strictObject({
    full_name: text({ min: 3 }),
    email: email(),
    password: secret(),
    role: choice(['educator', 'clinician', 'home']),
    goal: choice(['not-sure', 'purchase']),
    school_id: text(),
    starts_on: text().check(z.refine(isDay, { error: 'validation.date' })),
    roster: z.optional(z.instanceof(File)),
    notes: optionalText(),
    agree: mustAgree(),
  }),
  output: z.void(),
  audit: 'design.demo',
});
const field = fieldsOf(demo);

const SCHOOLS = [
  'Birch AtMost Elementary',
  'Cedar Grove Middle School',
  'Harbor View Elementary',
  'Oak Hill Academy',
];

const findSchools: LoadSuggestions = (query) => {
  const found = SCHOOLS.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return Promise.resolve(found.map((name) => ({ value: name, label: name, hint: 'NC' })));
};

const TAKEN = 'taken@kindred.test';

/** Takes a second, and knows one address that is taken. */
async function pretendToSend(values: { email: string }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (values.email !== TAKEN) return;
  const errors = { email: { i18n: 'validation.email-taken' } };
  throw new ApiError(422, { type: 'validation-failed', i18n: 'error.validation-failed', errors });
}

export function DemoForm({ modal, onDone }: { modal?: string; onDone?: () => void }) {
  const { t } = useTranslation();
  return (
    <ContractForm
      endpoint={demo}
      initial={{}}
      send={pretendToSend}
      onDone={() => {
        showSnackbar({ type: 'success', i18n: 'design.forms.sent' });
        onDone?.();
      }}
      submitLabel={t('design.forms.send')}
      {...(modal === undefined ? {} : { modal })}
    >
      <div className={styles.grid}>
        <TextField name={field('full_name')} label={t('design.forms.full-name')} autoComplete="name" />
        <TextField
          name={field('email')}
          type="email"
          label={t('design.forms.email')}
          hint={t('design.forms.email-hint', { taken: TAKEN })}
          autoComplete="email"
        />
        <PasswordField
          name={field('password')}
          label={t('design.forms.password')}
          autoComplete="new-password"
        />
        <SelectField
          name={field('role')}
          label={t('design.forms.role')}
          options={[
            { value: 'educator', label: t('design.forms.educator') },
            { value: 'clinician', label: t('design.forms.clinician') },
            { value: 'home', label: t('design.forms.home') },
          ]}
        />
        <AutocompleteField name={field('school_id')} label={t('design.forms.school')} load={findSchools} />
        <DateField name={field('starts_on')} label={t('design.forms.starts-on')} />
      </div>
      <RadioField
        name={field('goal')}
        label={t('design.forms.goal')}
        subject={t('design.forms.goal-subject')}
        options={[
          { value: 'not-sure', label: t('design.forms.not-sure') },
          { value: 'purchase', label: t('design.forms.purchase'), hint: t('design.forms.purchase-hint') },
        ]}
      />
      <FileField name={field('roster')} label={t('design.forms.roster')} accept={['.csv']} />
      <TextareaField name={field('notes')} label={t('design.forms.notes')} />
      <CheckboxField
        name={field('agree')}
        label={t('design.forms.agree')}
        subject={t('design.forms.agree-subject')}
      />
    </ContractForm>
  );
}

export function Forms() {
  const { t } = useTranslation();
  return (
    <Section id="forms">
      <Card title={t('design.forms.whole')} level={3}>
        <DemoForm />
      </Card>
      <Card title={t('design.forms.disabled')} level={3}>
        <ContractForm
          endpoint={demo}
          initial={{ full_name: 'Maria Lopez', role: 'educator', goal: 'purchase', agree: true }}
          send={pretendToSend}
          onDone={() => undefined}
          submitLabel={t('design.forms.send')}
        >
          <div className={styles.grid}>
            <TextField name={field('full_name')} label={t('design.forms.full-name')} disabled />
            <SelectField
              name={field('role')}
              label={t('design.forms.role')}
              options={[{ value: 'educator', label: t('design.forms.educator') }]}
              disabled
            />
            <DateField name={field('starts_on')} label={t('design.forms.starts-on')} disabled />
          </div>
          <CheckboxField name={field('agree')} label={t('design.forms.agree')} disabled />
        </ContractForm>
      </Card>
    </Section>
  );
}
