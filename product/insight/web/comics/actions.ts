import { action } from '#ui/actions/action.ts';
import { hideComic } from '../../comics-contract.ts';

/** No list has this name: whoever shows a child's comics asks for them anew. */
const COMICS = 'student-comics';

type Of = keyof typeof hideComic;

const actionsOf = (of: Of) => ({
  hide: action({
    name: `hide-comic-${of}`,
    endpoint: hideComic[of],
    title: 'insight-student.comics.put-away-title',
    text: 'insight-student.comics.put-away-text',
    submit: 'insight-student.comics.put-away',
    size: 'sm',
    refreshes: [COMICS],
  }),
  show: action({
    name: `show-comic-${of}`,
    endpoint: hideComic[of],
    title: 'insight-student.comics.bring-back-title',
    text: 'insight-student.comics.bring-back-text',
    submit: 'insight-student.comics.bring-back',
    size: 'sm',
    refreshes: [COMICS],
  }),
});

export const comicActions = { educator: actionsOf('educator'), parent: actionsOf('parent') };
