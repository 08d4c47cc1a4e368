import type { Comic } from './comic.ts';
import { type Contact, contactIn, type Known } from './contact-data.ts';

/** Words of a comic: which, and where. */
export type Field =
  | { field: 'title' }
  | { field: 'caption'; at: number }
  | { field: 'says'; at: number; nth: number };
export type Found = Field & { contact: Contact };

type Worded = Pick<Comic, 'title' | 'panels'>;

function fieldsOf({ title, panels }: Worded): (Field & { text: string })[] {
  return [
    { field: 'title', text: title },
    ...panels.flatMap(({ caption, figures }, at) => [
      ...figures.map(({ says }, nth) => ({ field: 'says' as const, at, nth, text: says })),
      { field: 'caption' as const, at, text: caption },
    ]),
  ];
}

const ONLY_A_NUMBER = /^[\p{N}\s().,+-]+$/u;

/** All words by which the child could be found. A number that was cut into several fields is one. */
export function contactsIn(comic: Worded, known: Known): Found[] {
  const fields = fieldsOf(comic);
  const pieces = fields.filter(({ text }) => text.trim() !== '' && ONLY_A_NUMBER.test(text));
  const cut = pieces.length > 1 ? contactIn(pieces.map(({ text }) => text).join(' '), known) : null;
  return fields.flatMap((one) => {
    const { text, ...field } = one;
    const contact = contactIn(text, known) ?? (pieces.includes(one) ? cut : null);
    return contact === null ? [] : [{ ...field, contact }];
  });
}

/** What may be kept of it: all but these words. */
export function withoutContacts(comic: Comic, found: readonly Found[]): Comic {
  if (found.length === 0) return comic;
  const isFound = (field: Field['field'], at?: number, nth?: number): boolean =>
    found.some(
      (one) =>
        one.field === field &&
        ('at' in one ? one.at : undefined) === at &&
        ('nth' in one ? one.nth : undefined) === nth,
    );
  return {
    ...comic,
    title: isFound('title') ? '' : comic.title,
    panels: comic.panels.map((panel, at) => ({
      ...panel,
      caption: isFound('caption', at) ? '' : panel.caption,
      figures: panel.figures.map((figure, nth) =>
        isFound('says', at, nth) ? { ...figure, says: '' } : figure,
      ),
    })),
  };
}
