import { create } from 'zustand';
import { ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { beforeSignOut, useSession } from '#product/accounts/web/session/session.ts';
import { type Comics, getComics, keepComic, removeComic } from '../../comics-contract.ts';
import { contactsIn, type Found, withoutContacts } from '../../rules/comics/checked.ts';
import type { Comic } from '../../rules/comics/comic.ts';
import type { Known } from '../../rules/comics/contact-data.ts';
import { openDrafts } from '../queue/comic-drafts.ts';
import { isGone } from '../queue/send-as.ts';
import { createKeeper, type Keeper, type News } from './keeper.ts';

/** The child's comics as this page knows them: those of the server, and what was made here since. */
type Shelf = Pick<Comics, 'away' | 'keepsakes' | 'seen_by' | 'school'> & {
  comics: Comic[];
  /** The day on which each was made, as far as the server has said. */
  days: Readonly<Record<string, string>>;
  isOffline: boolean;
};

export const useComics = create<{ shelf: Shelf | null; news: Readonly<Record<string, News>> }>(() => ({
  shelf: null,
  news: {},
}));

let opened: { student: number; keeper: Promise<Keeper> } | null = null;

/** Staff who act as a child write nothing. */
function studentHere(): number | null {
  const { user, actingAs } = useSession.getState();
  return user === null || user.scope !== 'student' || actingAs !== null ? null : user.id;
}

function keeperOf(student: number): Promise<Keeper> {
  if (opened?.student === student) return opened.keeper;
  void opened?.keeper.then((keeper) => keeper.close());
  const keeper = openDrafts().then((drafts) =>
    createKeeper({
      student,
      drafts,
      newId: newOperationId,
      tell: hear,
      wait: untilTried,
      send: async ({ comic: { id, ...comic }, version, after }) => {
        // By the time it goes the next child may be here.
        if (studentHere() !== student) throw new ApiError(0, null);
        try {
          const { data } = await call(
            keepComic,
            { comic: id, version, after: [...after], ...comic },
            { silent: true, keepalive: true },
          );
          return data;
        } catch (error) {
          if (error instanceof ApiError && error.status === 401 && (await isGone()))
            return { kept: 'deleted' };
          throw error;
        }
      },
    }),
  );
  opened = { student, keeper };
  return keeper;
}

function untilTried(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

function hear(news: News): void {
  useComics.setState(({ news: before, shelf }) => ({
    news: { ...before, [news.comic]: news },
    ...(shelf === null ? {} : { shelf: { ...shelf, comics: comicsAfter(news, shelf.comics) } }),
  }));
}

/** What was thrown away on another device is not shown here either. */
function comicsAfter(news: News, comics: Comic[]): Comic[] {
  if (news.state === 'forked') return [news.to, ...comics];
  return news.state === 'gone' ? comics.filter(({ id }) => id !== news.comic) : comics;
}

export async function sendComics(): Promise<void> {
  await (await opened?.keeper)?.flush();
}

beforeSignOut(sendComics);

// Whoever leaves takes along what is shown; what waits is sent when the child is here again.
useSession.subscribe(({ user }) => {
  if (opened === null || user?.id === opened.student) return;
  void opened.keeper.then((keeper) => keeper.close());
  opened = null;
  begun = null;
  useComics.setState({ shelf: null, news: {} });
});

/** One from nothing, to which nothing was done yet: it is on no shelf. */
let begun: Comic | null = null;

export const isBegun = (id: string): boolean => begun?.id === id;

const NOTHING: Comics = { comics: [], away: 0, keepsakes: [], seen_by: [], school: null };

/** The route's loader. Without an answer, what was known before and what waits here has to do. */
export async function showComics(): Promise<void> {
  const student = studentHere();
  const keeper = student === null ? null : await keeperOf(student);
  const { data, isOffline } = await askComics();
  const waiting = (await keeper?.waiting()) ?? [];
  for (const { id, version } of data.comics) keeper?.know(id, version);
  const made = data.comics.map(
    ({ id, title, program, story, panels }): Comic => ({ id, title, program, story, panels }),
  );
  const newer = [...waiting.map(({ comic }) => comic), ...(begun === null ? [] : [begun])];
  const before = useComics.getState().shelf;
  const kept = isOffline ? (before?.comics ?? []) : made;
  useComics.setState({
    shelf: {
      ...data,
      ...(isOffline && before !== null ? before : {}),
      comics: [...newer, ...kept.filter(({ id }) => !newer.some((one) => one.id === id))],
      days: isOffline
        ? (before?.days ?? {})
        : Object.fromEntries(data.comics.map(({ id, made_on }) => [id, made_on])),
      isOffline,
    },
  });
}

async function askComics(): Promise<{ data: Comics; isOffline: boolean }> {
  try {
    return { ...(await call(getComics, {}, { quiet: true })), isOffline: false };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500))
      return { data: NOTHING, isOffline: true };
    throw error;
  }
}

function put(comic: Comic): void {
  useComics.setState(({ shelf }) => {
    if (shelf === null) return {};
    const isThere = shelf.comics.some(({ id }) => id === comic.id);
    const comics = isThere
      ? shelf.comics.map((one) => (one.id === comic.id ? comic : one))
      : [comic, ...shelf.comics];
    return { shelf: { ...shelf, comics } };
  });
}

/** What the rule of contact data is held against. */
export function knownOf(): Known {
  const { user } = useSession.getState();
  const school = useComics.getState().shelf?.school ?? null;
  return { firstName: user?.first_name ?? '', lastName: user?.last_name ?? '', school };
}

/** Shows it at once, and keeps all of it but words by which the child could be found. Says which these are. */
export function keepMade(comic: Comic): Found[] {
  put(comic);
  if (begun?.id === comic.id) begun = null;
  const found = contactsIn(comic, knownOf());
  const student = studentHere();
  if (student !== null) void keeperOf(student).then((keeper) => keeper.keep(withoutContacts(comic, found)));
  return found;
}

/** A comic that can be opened from now on. One from nothing is kept with the first thing that is done to it. */
export async function beginComic(comic: Comic): Promise<void> {
  if (useComics.getState().shelf === null) await showComics();
  if (comic.story !== null) return void keepMade(comic);
  begun = comic;
  put(comic);
}

export async function throwAway(id: string): Promise<void> {
  const student = studentHere();
  if (student === null) return;
  const keeper = await keeperOf(student);
  // Without a network nothing is thrown away: the question stays, and can be asked again.
  await call(removeComic, { comic: id }, { quiet: true });
  await keeper.forget(id);
  useComics.setState(({ shelf }) =>
    shelf === null ? {} : { shelf: { ...shelf, comics: shelf.comics.filter((one) => one.id !== id) } },
  );
}
