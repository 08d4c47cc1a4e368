import { useTranslation } from 'react-i18next';
import fields from '#ui/fields/fields.module.css';
import { useField } from '#ui/fields/use-field.ts';
import type { Member } from '../../rules/small-group-shape.ts';
import { idsIn } from './children-field.tsx';
import styles from './small-groups.module.css';

/** Who was there: a box a child. */
function PresentField({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const { field, frame } = useField({
    name: 'present',
    label: t('group-data.small.page.present'),
  });
  const present = idsIn(field.value);
  const toggle = (id: number) =>
    field.onChange(present.includes(id) ? present.filter((one) => one !== id) : [...present, id]);
  return (
    <fieldset className={styles.field}>
      <legend className={fields.label}>{frame.label}</legend>
      <ul className={styles.choices}>
        {members.map(({ id, name }) => (
          <li key={id}>
            <label className={fields.choice}>
              <input
                type="checkbox"
                className={fields.box}
                checked={present.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export const presentFieldFor = (members: readonly Member[]) =>
  ({ kind: 'custom', render: () => <PresentField members={members} /> }) as const;
