import type { FieldErrors } from '#platform/contract/message.ts';

/** How staff say where a teacher works: a school that is there, or a new one. */
export const SCHOOL_CHOICES = ['known', 'new'] as const;
export const DISTRICT_CHOICES = ['none', 'known', 'new'] as const;

/** As far as it is filled in. */
export type SchoolChoice = {
  school?: (typeof SCHOOL_CHOICES)[number] | undefined;
  school_id?: number | string | null | undefined;
  name?: string | undefined;
  state?: string | undefined;
  district?: (typeof DISTRICT_CHOICES)[number] | undefined;
  district_id?: number | string | null | undefined;
  district_name?: string | undefined;
};

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** What is missing for the choice that was made; what belongs to another choice may stand there. */
export function schoolChoiceFaults(choice: SchoolChoice): FieldErrors {
  const isNew = choice.school === 'new';
  const blank: Record<string, boolean> = {
    school_id: !isNew && (choice.school_id ?? null) === null,
    name: isNew && isBlank(choice.name),
    state: isNew && choice.state === undefined,
    district: isNew && choice.district === undefined,
    district_id: isNew && choice.district === 'known' && (choice.district_id ?? null) === null,
    district_name: isNew && choice.district === 'new' && isBlank(choice.district_name),
  };
  const missing = Object.keys(blank).filter((field) => blank[field]);
  return Object.fromEntries(missing.map((field) => [field, { i18n: 'validation.required' }]));
}
