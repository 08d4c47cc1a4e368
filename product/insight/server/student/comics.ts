import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { comicsOf, setComicHidden } from '#product/play/server/comics/comics.ts';
import { figureOf } from '#product/play/server/mine/mine.ts';
import type { hideComic, readComics, StudentComics } from '../../comics-contract.ts';
import { type FoundStudent, getFoundStudent } from './find-student.ts';

type Read = Context<typeof readComics.educator>;
type Hide = Context<typeof hideComic.educator>;

/** Comics are read by who reads how the child does, on the child's page: not by who only counts, as a district does. */
async function getReadStudent({ tx, actor, input, now }: Read | Hide): Promise<FoundStudent> {
  const shown = { inPerson: true, ofSchool: false, skills: false, moments: false };
  const found = await getFoundStudent(tx, actor, input.id, now, shown);
  if (found.reads === 'counts') throw Refusal.of('forbidden');
  return found;
}

/** A school's child is the school's to look after: who is linked to it reads. */
const mayHide = ({ linked }: FoundStudent): boolean => !linked;

export async function read(context: Read): Promise<{ data: StudentComics }> {
  const { tx, input } = context;
  const found = await getReadStudent(context);
  const comics = await comicsOf(tx, input.id);
  context.about({ type: 'student', id: input.id, details: { comics: comics.length } });
  return {
    data: {
      first_name: found.first_name,
      figure: await figureOf(tx, input.id),
      may_hide: mayHide(found),
      comics,
    },
  };
}

export async function hide(context: Hide): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { id, comic, hidden } = input;
  const found = await getReadStudent(context);
  if (!mayHide(found)) throw Refusal.of('forbidden');
  if (!(await setComicHidden(tx, id, comic, { hidden, now }))) throw Refusal.of('not-found');
  context.about({ type: 'student', id, details: { comic, hidden } });
  return notify(hidden ? 'insight-student.comics.was-put-away' : 'insight-student.comics.was-brought-back');
}
