import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { madePanels } from '../../comics-contract.ts';
import { CASTS } from '../story/cast.ts';
import { PLACES } from '../story/places.ts';
import { contactsIn, withoutContacts } from './checked.ts';
import {
  blankComic,
  type Comic,
  heroesOf,
  LENGTHS,
  MOST_PANELS,
  placesOf,
  SKIES,
  thingsOf,
  withOwnKeepsakes,
} from './comic.ts';
import { type Edit, edited, type Making, makingAfter, undone } from './edits.ts';
import { comicOfStory } from './from-story.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const KNOWN = { firstName: 'Maya', lastName: 'Fernandez', school: null };
const at = fc.integer({ min: -1, max: 7 });
const nth = fc.integer({ min: -1, max: 7 });
const by = fc.constantFrom(1 as const, -1 as const);
const text = fc.string({ maxLength: 200 }).map((typed) => typed.replaceAll(/\p{Cc}/gu, ''));
const kind = fc.constantFrom('thing' as const, 'keepsake' as const);
const change = fc.integer({ min: -60, max: 160 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('title' as const), text }),
  fc.record({ do: fc.constant('add-panel' as const), at }),
  fc.record({ do: fc.constant('remove-panel' as const), at }),
  fc.record({ do: fc.constant('move-panel' as const), at, by }),
  fc.record({ do: fc.constant('place' as const), at, place: fc.constantFrom(...placesOf('zoou')) }),
  fc.record({ do: fc.constant('sky' as const), at, sky: fc.constantFrom(null, ...SKIES) }),
  fc.record({ do: fc.constant('caption' as const), at, text }),
  fc.record({ do: fc.constant('figure' as const), at, who: fc.constantFrom(...heroesOf('zoou')) }),
  fc.record({ do: fc.constant('pose' as const), at, nth, pose: fc.constantFrom(...POSES) }),
  fc.record({ do: fc.constant('face' as const), at, nth, face: fc.constantFrom(...FEELINGS) }),
  fc.record({ do: fc.constant('says' as const), at, nth, text }),
  fc.record({ do: fc.constant('swap' as const), at }),
  fc.record({ do: fc.constant('stick' as const), at, kind, name: fc.constantFrom(...thingsOf('zoou')) }),
  fc.record({ do: fc.constant('unstick' as const), at, nth }),
  fc.record({ do: fc.constant('put' as const), at, nth, x: change, y: change }),
  fc.record({ do: fc.constant('nudge' as const), at, nth, dx: change, dy: change }),
  fc.record({ do: fc.constant('resize' as const), at, nth, by }),
);

test('whatever a child does, the server takes what comes of it, and undoing leads all the way back', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 35 }), (deeds) => {
      const first = blankComic(ID, 'zoou');
      let making: Making = { comic: first, past: [] };
      let last: Edit | null = null;
      for (const deed of deeds) {
        making = makingAfter(making, deed, last);
        last = deed;
        const { comic } = making;
        expect(madePanels.safeParse(comic.panels).error).toBeUndefined();
        expect(comic.panels.length).toBeLessThanOrEqual(MOST_PANELS);
        expect(comic.title.length).toBeLessThanOrEqual(LENGTHS.title);
        for (const { figures } of comic.panels) {
          expect(new Set(figures.map(({ who }) => who)).size).toBe(figures.length);
        }
      }
      while (making.past.length > 0) making = undone(making);
      expect(making.comic).toEqual(first);
    }),
  );
});

const done = (...deeds: Edit[]): Comic => deeds.reduce(edited, blankComic(ID, 'academy'));

test('the next picture is in the same place with the same people, and says nothing yet', () => {
  const comic = done(
    { do: 'place', at: 0, place: 'meadow' },
    { do: 'figure', at: 0, who: 'nim' },
    { do: 'says', at: 0, nth: 1, text: 'Hi!' },
    { do: 'stick', at: 0, kind: 'thing', name: 'block' },
    { do: 'add-panel', at: 0 },
  );
  expect(comic.panels[1]).toMatchObject({
    place: 'meadow',
    stickers: [],
    figures: [
      { who: 'you', says: '' },
      { who: 'nim', says: '' },
    ],
  });
  expect(comic.panels[0]?.figures[1]?.says).toBe('Hi!');
});

test('a third friend takes the place on the right, and the last one stays', () => {
  const who = (comic: Comic) => comic.panels[0]?.figures.map((figure) => figure.who);
  expect(who(done({ do: 'figure', at: 0, who: 'nim' }, { do: 'figure', at: 0, who: 'bao' }))).toEqual([
    'you',
    'bao',
  ]);
  expect(who(done({ do: 'figure', at: 0, who: 'you' }))).toEqual(['you']);
});

test('a sticker stays inside the picture, however far it is pushed', () => {
  const comic = done(
    { do: 'stick', at: 0, kind: 'thing', name: 'block' },
    { do: 'nudge', at: 0, nth: 0, dx: 500, dy: -500 },
  );
  expect(comic.panels[0]?.stickers[0]).toMatchObject({ x: 96, y: 4 });
});

test('words of one field are taken back together', () => {
  let making: Making = { comic: blankComic(ID, 'academy'), past: [] };
  let last: Edit | null = null;
  for (const typed of ['H', 'He', 'Hey']) {
    const deed: Edit = { do: 'caption', at: 0, text: typed };
    making = makingAfter(making, deed, last);
    last = deed;
  }
  expect(making.comic.panels[0]?.caption).toBe('Hey');
  expect(undone(making).comic.panels[0]?.caption).toBe('');
});

test.each(PROGRAM_IDS)('%s has places, friends and things, all of which are drawn', (program) => {
  expect(placesOf(program).length).toBeGreaterThanOrEqual(7);
  expect(new Set(placesOf(program)).size).toBe(placesOf(program).length);
  expect(heroesOf(program)).toEqual(['you', ...CASTS[program]]);
  expect(thingsOf(program).length).toBeGreaterThanOrEqual(8);
});

test('every place is of some world', () => {
  const all = new Set(PROGRAM_IDS.flatMap(placesOf));
  expect(PLACES.filter((place) => !all.has(place))).toEqual([]);
});

test('a story becomes a comic with the same pictures and words', () => {
  const panels = [
    { text: 'It is Monday.', who: 'narrator', face: null, place: 'classroom' },
    { text: 'La la la.', who: 'you', face: 'excited', place: 'music-room' },
    { text: 'Nice!', who: 'friend', face: 'happy', place: 'music-room' },
    { text: 'Hooray!', who: 'kids', face: 'happy', place: null },
  ] as const;
  const comic = comicOfStory({ id: ID, title: 'A Test', story: 'sim-test', program: 'sim', panels });
  expect(comic).toMatchObject({ title: 'A Test', story: 'sim-test' });
  expect(
    comic.panels.map(({ place, caption, figures }) => [place, caption, figures.map(({ says }) => says)]),
  ).toEqual([
    ['classroom', 'It is Monday.', ['']],
    ['music-room', '', ['La la la.']],
    ['music-room', '', ['', 'Nice!']],
    ['classroom', 'Hooray!', ['']],
  ]);
  expect(madePanels.safeParse(comic.panels).success).toBe(true);
});

test('words by which one is found are named by where they stand, and are all that is left out', () => {
  const comic = done(
    { do: 'title', text: 'My fish' },
    { do: 'says', at: 0, nth: 0, text: 'Call me 555-123-4567' },
    { do: 'caption', at: 0, text: 'We swim.' },
    { do: 'add-panel', at: 0 },
    { do: 'caption', at: 1, text: 'snap: mayaf9' },
  );
  const found = contactsIn(comic, KNOWN);
  expect(found).toEqual([
    { field: 'says', at: 0, nth: 0, contact: 'phone' },
    { field: 'caption', at: 1, contact: 'handle' },
  ]);
  const left = withoutContacts(comic, found);
  expect(contactsIn(left, KNOWN)).toEqual([]);
  expect(left).toMatchObject({ title: 'My fish', panels: [{ caption: 'We swim.' }, { caption: '' }] });
});

test('a number that is cut into pieces is one', () => {
  const comic = done({ do: 'says', at: 0, nth: 0, text: '555' }, { do: 'caption', at: 0, text: '0132' });
  expect(contactsIn(comic, KNOWN).map(({ field }) => field)).toEqual(['says', 'caption']);
  expect(contactsIn(done({ do: 'caption', at: 0, text: '555' }), KNOWN)).toEqual([]);
});

test('of keepsakes a comic has only those that stories gave', () => {
  const comic = done(
    { do: 'stick', at: 0, kind: 'keepsake', name: 'pod-watcher' },
    { do: 'stick', at: 0, kind: 'keepsake', name: 'two-hearts' },
    { do: 'stick', at: 0, kind: 'thing', name: 'block' },
  );
  const names = withOwnKeepsakes(comic.panels, ['two-hearts'])[0]?.stickers.map(({ name }) => name);
  expect(names).toEqual(['two-hearts', 'block']);
});
