import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { inNameOrder } from '#platform/contract/names.ts';
import { useSay } from '#platform/web/say.ts';
import { CheckboxField, RadioField, SelectField } from '../fields/choice-fields.tsx';
import { DateField } from '../fields/date-field.tsx';
import { FoundField } from '../fields/found-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextareaField, TextField } from '../fields/text-field.tsx';
import styles from './action.module.css';
import type { ActionField, Facts } from './action.ts';
import { blankOf } from './action-values.ts';

type ActionFieldsProps = { endpoint: Endpoint; fields: readonly ActionField[]; facts: Facts };

export function ActionFields({ endpoint, fields, facts }: ActionFieldsProps) {
  const { i18n } = useTranslation();
  const ordered = inNameOrder(i18n.language, fields, (field) => (field.kind === 'custom' ? '' : field.name));
  return (
    <div className={styles.fields}>
      {ordered.map((field, index) => (
        <div
          key={field.kind === 'custom' ? index : field.name}
          className={field.kind !== 'custom' && field.half ? undefined : styles.whole}
        >
          {field.kind === 'custom' ? (
            field.render()
          ) : (
            <OneField endpoint={endpoint} field={field} facts={facts} />
          )}
        </div>
      ))}
    </div>
  );
}

type OneFieldProps = { endpoint: Endpoint; field: Exclude<ActionField, { kind: 'custom' }>; facts: Facts };

function OneField({ endpoint, field, facts }: OneFieldProps) {
  const say = useSay();
  const props = {
    name: field.name,
    label: say({ i18n: field.label }),
    ...(field.hint === undefined ? {} : { hint: say({ i18n: field.hint }) }),
    ...(field.subject === undefined ? {} : { subject: say({ i18n: field.subject }) }),
    ...(field.optional ? { required: false } : {}),
  };
  const options = () =>
    'choices' in field
      ? field.choices.map((value) => ({ value, label: say({ i18n: `${field.labels}.${value}` }) }))
      : [];
  switch (field.kind) {
    case 'text':
      return <TextField {...props} autoComplete="off" />;
    case 'email':
      return <TextField {...props} type="email" autoComplete="off" />;
    case 'password':
      return <PasswordField {...props} autoComplete="new-password" />;
    case 'number':
      return <NumberField {...props} />;
    case 'textarea':
      return <TextareaField {...props} />;
    case 'checkbox':
      return <CheckboxField {...props} />;
    case 'date':
      return (
        <DateField
          {...props}
          {...(field.min === undefined ? {} : { min: field.min() })}
          {...(field.max === undefined ? {} : { max: field.max() })}
        />
      );
    case 'select':
      return <SelectField {...props} options={options()} />;
    case 'radio':
      return <RadioField {...props} options={options()} />;
    case 'autocomplete':
      return (
        <FoundField
          {...props}
          find={field.find}
          beside={field.beside}
          school={field.at === undefined ? undefined : Number(facts[field.at])}
          blank={blankOf(endpoint, field.name)}
        />
      );
  }
}
