import type { Filter } from '#platform/contract/table-filters.ts';

export type FilterProps = {
  filter: Filter;
  label: string;
  /** As it goes over the wire; blank where it is not set. */
  value: string;
  onChange: (text: string) => void;
};
