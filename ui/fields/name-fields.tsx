import { useTranslation } from 'react-i18next';
import { inNameOrder } from '#platform/contract/names.ts';
import { TextField } from './text-field.tsx';

const AUTO_COMPLETE = { first_name: 'given-name', last_name: 'family-name' } as const;
const NAMES = ['first_name', 'last_name'] as const;

/** The two fields of a person's own name, in the order of the language. */
export function NameFields({ labels }: { labels: Readonly<Record<(typeof NAMES)[number], string>> }) {
  const { i18n } = useTranslation();
  return inNameOrder(i18n.language, NAMES, (name) => name).map((name) => (
    <TextField key={name} name={name} label={labels[name]} autoComplete={AUTO_COMPLETE[name]} />
  ));
}
