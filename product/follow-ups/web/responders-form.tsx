import { useTranslation } from 'react-i18next';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { CheckboxField, SelectField } from '#ui/fields/choice-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type SchoolResponders, saveResponders } from '../responders-contract.ts';
import { COUNTRIES } from '../rules/settings.ts';
import { HoursField } from './hours-field.tsx';
import styles from './responders.module.css';
import { FOLLOW_UPS } from './use-follow-ups.ts';

/** All of it is said at once: half of it promises what nobody keeps. */
export function RespondersForm({ school }: { school: SchoolResponders }) {
  const { t } = useTranslation();
  const { responder, backup, people, hours, contact_name, contact_phone, steps, country, retention_days } =
    school;
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const leaders = people
    .filter(({ may_lead }) => may_lead)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ContractForm
      endpoint={saveResponders}
      initial={{
        id: school.school_id,
        on: school.on,
        ...(responder === null ? {} : { responder_id: responder.id }),
        ...(backup === null ? {} : { backup_id: backup.id }),
        hours,
        contact_name,
        contact_phone,
        steps,
        country,
        retention_days,
      }}
      submitLabel={t('follow-ups.responders.save')}
      onDone={({ notification }) => {
        showSnackbar(notification);
        refreshTables([FOLLOW_UPS]);
      }}
    >
      <div className={styles.pair}>
        <SelectField
          name="responder_id"
          label={t('follow-ups.responders.responder')}
          hint={t('follow-ups.responders.responder-hint')}
          options={leaders}
        />
        <SelectField
          name="backup_id"
          label={t('follow-ups.responders.backup')}
          hint={t('follow-ups.responders.backup-hint')}
          options={options}
        />
      </div>
      <HoursField />
      <div className={styles.pair}>
        <TextField name="contact_name" label={t('follow-ups.responders.contact')} maxLength={100} />
        <TextField
          name="contact_phone"
          label={t('follow-ups.responders.phone')}
          hint={t('follow-ups.responders.phone-hint')}
          type="tel"
          inputMode="tel"
          maxLength={40}
        />
      </div>
      <TextareaField
        name="steps"
        label={t('follow-ups.responders.steps')}
        hint={t('follow-ups.responders.steps-hint')}
        subject={t('follow-ups.responders.steps-subject')}
        maxLength={2000}
      />
      <div className={styles.pair}>
        <SelectField
          name="country"
          label={t('follow-ups.responders.country')}
          options={COUNTRIES.map((value) => ({ value, label: t(`follow-ups.countries.${value}`) }))}
        />
        <NumberField
          name="retention_days"
          label={t('follow-ups.responders.retention')}
          hint={t('follow-ups.responders.retention-hint')}
          subject={t('follow-ups.responders.retention-subject')}
        />
      </div>
      {!school.switched_off && (
        <CheckboxField
          name="on"
          label={t('follow-ups.responders.on')}
          hint={t('follow-ups.responders.on-hint')}
          required
        />
      )}
    </ContractForm>
  );
}
