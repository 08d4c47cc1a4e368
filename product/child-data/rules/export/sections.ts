/** A page of the readable files, in their order. */
export const EXPORT_PARTS = [
  'child',
  'feelings',
  'play',
  'skills',
  'made',
  'adults',
  'answers',
  'licenses',
  'records',
] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** One column: what it is called, why it is kept and for how long. */
export type ExportField = { name: string; label: string; purpose: string; retention: string };

/** What one table says of a child, or one part of a family's page: a CSV and a JSON file each. */
export type ExportSection = {
  name: string;
  /** The page that it stands on. */
  part: string;
  title: string;
  fields: readonly ExportField[];
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What a summary says of it, where that is more than how many rows there are. */
  sums?: readonly { label: string; value: string }[];
};

/** Whose words it is in: all of it for who answers for the child, or what a family's page shows. */
export const EXTENTS = ['whole', 'family-page'] as const;
export type Extent = (typeof EXTENTS)[number];

export type ChildExport = {
  name: string;
  extent: Extent;
  /** Null at home. */
  school: string | null;
  timeZone: string;
  madeAt: Date;
  /** As it is read. */
  told: readonly ExportSection[];
};

/** What there is to read: a table without a row says nothing. */
export function filled(sections: readonly ExportSection[]): ExportSection[] {
  return sections.filter(({ rows }) => rows.length > 0);
}

export function partsWith(sections: readonly ExportSection[]): ExportPart[] {
  return EXPORT_PARTS.filter((part) => filled(sections).some((section) => section.part === part));
}

/** A key of the texts for what the registry calls a column: `Family's language` is `family-s-language`. */
export function labelKey(exportedAs: string): string {
  return exportedAs
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
