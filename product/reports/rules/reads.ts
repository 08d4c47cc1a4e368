/** What somebody may open of a student in reach: a whole report, the family's letter, or nothing but counts. */
export const READS = ['report', 'letter', 'counts'] as const;
