import type { FieldErrors } from '#platform/contract/message.ts';

export const GROUP_KINDS = ['team', 'school', 'district'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Each group has one owner; the others are listed with their role. */
export const GROUP_ROLES = ['owner', 'admin', 'member'] as const;
export const LISTED_ROLES = ['admin', 'member'] as const;
export type ListedRole = (typeof LISTED_ROLES)[number];

export const GROUP_PEOPLE_MAX = 1000;

export type GroupValues = {
  kind: GroupKind;
  school_id?: number | null | undefined;
  district_id?: number | null | undefined;
  owner_id: number;
  accounts: readonly { id: number; role: ListedRole }[];
};

export type GroupTie = { school_id: number | null; district_id: number | null };

/** What a group stands for follows from its kind; what the form held for another kind is left behind. */
export function tieOf(group: Pick<GroupValues, 'kind' | 'school_id' | 'district_id'>): GroupTie {
  return {
    school_id: group.kind === 'school' ? (group.school_id ?? null) : null,
    district_id: group.kind === 'district' ? (group.district_id ?? null) : null,
  };
}

/** A school's group needs its school, a district's its district; asked while the form is still being filled in. */
export function tieProblems(group: {
  kind?: unknown;
  school_id?: unknown;
  district_id?: unknown;
}): FieldErrors {
  const missing = { i18n: 'validation.required' };
  if (group.kind === 'school' && (group.school_id ?? null) === null) return { school_id: missing };
  if (group.kind === 'district' && (group.district_id ?? null) === null) return { district_id: missing };
  return {};
}

export function groupProblems(group: GroupValues): FieldErrors {
  const errors: FieldErrors = tieProblems(group);
  const ids = group.accounts.map(({ id }) => id);
  if (ids.includes(group.owner_id)) errors.owner_id = { i18n: 'validation.owner-is-member' };
  if (new Set(ids).size < ids.length) errors.accounts = { i18n: 'validation.different' };
  return errors;
}

/** A team becomes a district by converting it, which asks for the district; nothing leads back. */
export function mayBecome(from: GroupKind, to: GroupKind): boolean {
  return from === to || (from !== 'district' && to !== 'district');
}

export function mayConvert(kind: GroupKind): boolean {
  return kind === 'team';
}
