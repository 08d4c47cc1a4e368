/** No list has this name: the pages of a child and of a family ask anew. */
export const FAMILY_PAGES = 'family-pages';
