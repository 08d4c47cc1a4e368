/** Where what was found is looked after. */

export const personPath = (id: number): string => `/uber/people/${id}`;
export const schoolPath = (id: number): string => `/uber/schools/${id}`;

/** A child has no page for staff: it stands on the page of who looks after it. */
export const childPath = ({ id, owner_id }: { id: number; owner_id: number }): string =>
  `${personPath(owner_id)}?child=${id}`;

type Place = {
  kind: 'district' | 'school' | 'group' | 'family';
  id: number;
  school_id: number | null;
  person_id: number | null;
};

export function placePath({ kind, id, school_id, person_id }: Place): string {
  if (school_id !== null) return schoolPath(school_id);
  if (kind === 'district') return `/uber/schools?tab=schools&district_id=${id}`;
  if (kind === 'family') return person_id === null ? '/uber/families' : personPath(person_id);
  return person_id === null
    ? '/uber/schools?tab=groups'
    : `/uber/schools?tab=groups&educator_id=${person_id}`;
}

/** To the buyer, where there is one already. */
export function orderPath({ kind, buyer_id }: { kind: 'order' | 'quote'; buyer_id: number | null }): string {
  return buyer_id === null ? `/uber/purchasing?tab=${kind}s` : `${personPath(buyer_id)}#orders`;
}
