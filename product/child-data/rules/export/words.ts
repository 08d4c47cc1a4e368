/** Where the words of an export stand: of its pages, its tables and their columns. */
export type ExportWords = {
  page: (key: string) => string;
  part: (key: string) => string;
  aboutPart: (key: string) => string;
  table: (key: string) => string;
  field: (key: string) => string;
  readme: (key: string) => string;
};

export const CHILD_WORDS: ExportWords = {
  page: (key) => `child-data-export.${key}`,
  part: (key) => `child-data-export.parts.${key}`,
  aboutPart: (key) => `child-data-export.about-parts.${key}`,
  table: (key) => `child-data-export.tables.${key}`,
  field: (key) => `child-data-export.fields.${key}`,
  readme: (key) => `child-data-export.readme.${key}`,
};
