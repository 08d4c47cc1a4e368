import type { ExportWords } from '#product/child-data/rules/export/words.ts';

export const OWN_WORDS: ExportWords = {
  page: (key) => `own-data-export.${key}`,
  part: (key) => `own-data-export.parts.${key}`,
  aboutPart: (key) => `own-data-export.about-parts.${key}`,
  table: (key) => `own-data-export.tables.${key}`,
  field: (key) => `own-data-export.fields.${key}`,
  readme: (key) => `own-data-export.readme.${key}`,
};
