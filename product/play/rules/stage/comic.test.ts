import { expect, test } from 'vitest';
import { compileInk, readScene, sceneFiles } from '../../../../scripts/scenes.ts';
import { openScene, type Pick, type Scene } from '../story/scene.ts';
import { tell } from '../story/segment.ts';
import { panelsOf } from './comic.ts';

const COMIC = `# id: sim-test
# title: A Test
# kind: comic
# skill: er
# max_words: 14
# place: classroom
-> start

=== start
It is Monday. # who: narrator # panel
What now? # who: narrator # ask: now
 * [Sing. # ev: none]
   La la la. # who: you # face: happy # place: music-room # panel
   -> finish
 * [Sleep. # ev: none]
   I think of a cushion. # who: narrator
   Zzz. # who: you # face: calm # panel
   -> finish

=== finish
How does it end? # who: narrator # ask: ending
 * [Well. # ev: none]
   That was good. # who: friend # face: happy # panel
   -> END
`;

const comics = sceneFiles().filter((file) => file.includes('sim-'));

const made = (...picks: Pick[]): string[] =>
  panelsOf(openScene(tell(compileInk(COMIC))), picks).map(
    ({ who, text, place }) => `${place} ${who}: ${text}`,
  );

test('the pictures are those the picks lead to', () => {
  expect(made(['now', 'sing'], ['ending', 'well'])).toEqual([
    'classroom narrator: It is Monday.',
    'music-room you: La la la.',
    'music-room friend: That was good.',
  ]);
});

test('an unfinished comic has the pictures so far, and picks of another scene are passed over', () => {
  expect(made(['now', 'sleep'])).toHaveLength(2);
  expect(made(['gone', 'x'], ['now', 'sleep'], ['now', 'sing'], ['ending', 'well'])).toHaveLength(3);
});

test('a picture shows who was there, how they stood and what they held', () => {
  const acted = COMIC.replace(
    'It is Monday. # who: narrator # panel',
    'It is Monday. # who: narrator # enter: you at 3, friend at 6 # pose: you lift day-plan # feel: you excited, friend calm # prop: put cup at 5 # panel',
  );
  const [first] = panelsOf(openScene(tell(compileInk(acted))), []);
  expect(first?.drawn).toMatchObject({
    figures: [
      { who: 'you', pose: 'lift', face: 'excited', holds: { name: 'day-plan' } },
      { who: 'friend', face: 'calm', holds: null },
    ],
    things: [{ name: 'cup' }],
    isClose: false,
  });
});

test('comics do not begin alike', async () => {
  const begins = await Promise.all(
    comics.map(async (file) => {
      const { ink } = await readScene(file);
      const [first] = panelsOf(openScene(tell(ink)), picksOf(openScene(tell(ink)), 0));
      return JSON.stringify([first?.place, first?.drawn]);
    }),
  );
  expect(new Set(begins).size).toBe(comics.length);
});

/** Takes the option at the same place each time. */
function picksOf(scene: Scene, at: number): Pick[] {
  for (;;) {
    const step = scene.next();
    if (step.type === 'end') return scene.picks();
    if (step.type === 'ask') scene.pick(step.options.at(at)?.id ?? '');
  }
}

test.each(comics)('%s comes to a page of pictures', async (file) => {
  const { ink } = await readScene(file);
  for (const at of [0, -1]) {
    const panels = panelsOf(openScene(tell(ink)), picksOf(openScene(tell(ink)), at));
    expect(panels.length).toBeGreaterThanOrEqual(5);
    expect(panels.length).toBeLessThanOrEqual(10);
  }
});
