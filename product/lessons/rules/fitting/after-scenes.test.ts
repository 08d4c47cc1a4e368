import { expect, test } from 'vitest';
import { storyScenes } from '../../build/files.ts';
import { makeLibrary } from '../../build/make-library.ts';
import { askedOtherwise, scenesAfter } from './after-scenes.ts';

const LIBRARY = makeLibrary();
const FACTS = LIBRARY.lessons.flatMap(({ en }) => (en === undefined ? [] : [en.facts]));
const SCENES = storyScenes();
const lessonsOf = (scene: string) => FACTS.filter(({ id }) => LIBRARY.scenes[id]?.includes(scene));

test('every scene is followed by a lesson', () => {
  expect(SCENES.length).toBeGreaterThan(90);
  expect(SCENES.filter(({ id }) => lessonsOf(id).length === 0)).toEqual([]);
});

test('a lesson that names its scene follows it, and comes first for it', () => {
  const naming = FACTS.filter(({ scene }) => scene !== null);
  expect(naming.filter(({ id, scene }) => LIBRARY.scenes[id]?.[0] !== scene)).toEqual([]);
});

test('a scene that no lesson names leads to one of its skill and its grades, and to nothing heavy', () => {
  const named = new Set(FACTS.map(({ scene }) => scene));
  const levels = {
    academy: 'elementary',
    zoou: 'elementary',
    ssgrin: 'elementary',
    hoh: 'middle',
    sim: 'elementary',
  };
  for (const { id, skill, program } of SCENES.filter((scene) => !named.has(scene.id))) {
    const [lesson, ...others] = lessonsOf(id);
    expect(others).toEqual([]);
    expect(lesson).toMatchObject({ level: levels[program], safety: false });
    expect(lesson?.skills[0]).toBe(skill);
    expect(lesson?.type).not.toBe('article');
  }
});

test('two stories of one skill lead to two lessons', () => {
  const [one, two] = [lessonsOf('zoou-ic-3'), lessonsOf('zoou-ic-4')];
  expect(one.map(({ id }) => id)).not.toEqual(two.map(({ id }) => id));
});

test('where nothing fits, nothing is tied by force', () => {
  const lesson = { id: 'm-ic-1', type: 'activity', skills: ['ic'], level: 'middle', grades: '6-8' };
  const lessons = [{ ...lesson, scene: null, safety: false }];
  expect(scenesAfter(lessons, [{ id: 'zoou-ic-3', program: 'zoou', skill: 'ic' }])).toEqual({});
  expect(scenesAfter(lessons, [{ id: 'hoh-ic-3', program: 'hoh', skill: 'ic' }])).toEqual({
    'm-ic-1': ['hoh-ic-3'],
  });
});

test('a lesson asks otherwise after a scene that is not the one its question names', () => {
  const followed = [{ id: 'zoou-ic-1' }, { id: 'zoou-ic-3' }];
  expect(askedOtherwise({ scene: 'zoou-ic-1' }, followed)).toEqual([{ id: 'zoou-ic-3' }]);
  expect(askedOtherwise({ scene: null }, followed)).toEqual([]);
});

test('what is asked instead is of the skill of the scene', () => {
  for (const facts of FACTS) {
    const others = askedOtherwise(
      facts,
      (LIBRARY.scenes[facts.id] ?? []).map((id) => ({ id })),
    );
    const skills = others.map(({ id }) => SCENES.find((scene) => scene.id === id)?.skill);
    expect(skills).toEqual(skills.map(() => facts.skills[0]));
  }
});
