import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileInk } from '../../scripts/scenes.ts';
import { tell } from '../play/rules/story/segment.ts';
import { libraryFiles, openLibrary, proveFile } from './build/files.ts';
import { readClip } from './rules/form/clip.ts';
import { readLesson, readTranslation } from './rules/form/read-lesson.ts';
import { catalogueFaults } from './rules/proof/catalogue-faults.ts';
import { clipFaults, clipWordFaults } from './rules/proof/clip-faults.ts';
import { lessonFaults } from './rules/proof/lesson-faults.ts';
import { translationFaults } from './rules/proof/translation-faults.ts';
import { printLesson, printTranslation } from './rules/testing/print-lesson.ts';

const library = openLibrary();
const files = libraryFiles();
const text = (name: string): string => readFileSync(path.join(import.meta.dirname, 'library', name), 'utf8');
const lessons = files.filter((name) => /^[em]-[a-z]+-\d$/.test(name));
const translations = files.filter((name) => /^[em]-.*\.zh-TW$/.test(name));

describe('the library', () => {
  test('its catalogue holds what it promises', () => {
    expect(catalogueFaults(library.catalogue, library.practices)).toEqual([]);
  });

  test('every lesson of the catalogue is written, and no other', () => {
    expect(lessons).toEqual(library.catalogue.map(({ id }) => id).sort());
  });

  test.each(files)('%s has no faults', (name) => {
    expect(proveFile(name, library)).toEqual([]);
  });

  test('no two lessons begin or end alike', () => {
    const said = lessons.map((name) => readLesson(text(`${name}.md`)).value?.prose);
    for (const part of ['why', 'transfer'] as const) {
      const first = said.map((prose) => prose?.[part][0]);
      expect(first.filter((line, at) => first.indexOf(line) !== at)).toEqual([]);
    }
    const adapted = said.flatMap((prose) => Object.values(prose?.adapt ?? {}));
    expect(adapted.filter((line, at) => adapted.indexOf(line) !== at)).toEqual([]);
  });
});

describe('a lesson that names its scene calls it by its title', () => {
  const scenes = path.join(import.meta.dirname, '../play/scenes');
  const titles = new Map(
    globSync('*/*.ink', { cwd: scenes }).map((file) => {
      const title = /^# title: (.+)$/m.exec(readFileSync(path.join(scenes, file), 'utf8'))?.[1] ?? '';
      const told = path.join(scenes, file.replace('.ink', '.zh-TW.json'));
      const chinese = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8'))[title] : undefined;
      return [path.basename(file, '.ink'), { title, chinese }];
    }),
  );
  const tied = library.catalogue.flatMap(({ id, scene }) => {
    const names = titles.get(scene);
    return names === undefined ? [] : [{ id, ...names }];
  });
  const namesIn = (source: string, form: RegExp): string[] =>
    [...source.matchAll(form)].map(([, name = '']) => name);

  test.each(tied)('$id: $title', ({ id, title, chinese }) => {
    const named = namesIn(
      text(`${id}.md`),
      /^(?:After|This goes with|If .+ have \w+)(?: the comic)? "([^"]+)"/gm,
    );
    expect(named).toEqual(named.map(() => title));
    // Chinese has the same marks for other lessons and for calm places.
    const marked = namesIn(text(`${id}.zh-TW.md`), /〈([^〉]+)〉/g);
    if (named.length > 0 && chinese !== undefined) expect(marked).toContain(chinese);
  });
});

/** Blank lines are the writer's. */
const lines = (source: string): string[] =>
  source
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);

test.each(lessons)('nothing of %s is lost in reading', (name) => {
  const source = text(`${name}.md`);
  const { value } = readLesson(source);
  const printed = value === null ? '' : printLesson(value);
  expect(lines(printed)).toEqual(lines(source).map(tidy));
  expect(readLesson(printed).value).toEqual(value);
});

test.each(translations)('nothing of %s is lost in reading', (name) => {
  const source = text(`${name}.md`);
  const { value } = readTranslation(source);
  expect(lines(value === null ? '' : printTranslation(value))).toEqual(lines(source).map(tidy));
});

/** Spaces around the bars of a block say nothing. */
function tidy(line: string): string {
  if (!/^\[.*\]$/.test(line)) return line;
  return line
    .replaceAll(/ *\| */g, ' | ')
    .replace(/^(\[[a-z]+:) +/, '$1 ')
    .replace(/ +\]$/, ']')
    .replace(/^\[row:\]$/, '[row: ]');
}

const clips = lessons.filter((name) => readLesson(text(`${name}.md`)).value?.facts.type === 'video');

test.each(clips)('ink tells the clip of %s from its first line to its last', (name) => {
  const source = text(`${name}.ink`);
  const told = tell(compileInk(source)).read();
  expect(told.error).toBeNull();
  expect(told.options).toEqual([]);
  expect(told.lines.map((line) => line.text)).toEqual(readClip(source).clip.lines.map((line) => line.text));
});

describe('a fault is found', () => {
  const activity = text('e-er-1.md');
  const article = text('e-emp-5.md');
  const chinese = text('e-er-1.zh-TW.md');
  const faultsOf = (id: string, source: string): string[] =>
    lessonFaults(id, readLesson(source), library).map(({ line, words }) => `${line} ${words}`);

  test('and none where there is none', () => {
    expect(faultsOf('e-er-1', activity)).toEqual([]);
    expect(faultsOf('e-emp-5', article)).toEqual([]);
  });

  test.each<[what: string, from: string | RegExp, to: string, line: number, words: RegExp]>([
    ['no facts at all', /^---\n/, '', 1, /begins with ---/],
    ['a fact that is missing', /prep: none\n/, '', 1, /there is no prep/],
    ['a fact that is unknown', 'prep: none', 'prep: none\nprice: 3', 10, /no line of facts/],
    ['a fact said twice', 'prep: none', 'prep: none\nprep: none', 10, /second time/],
    [
      'something to look for without preparation',
      'materials: None',
      'materials: Pencils, two puppets',
      9,
      /two puppets must be looked for/,
    ],
    [
      'something printed that is nowhere to print',
      /materials: None\nstudent_anchor: .*/,
      'materials: Printed cards\nstudent_anchor:',
      9,
      /Printed cards must be looked for/,
    ],
    ['facts in another order', /(minutes: 10)\n(overview: .*)\n/, '$2\n$1\n', 12, /too late/],
    ['another title', 'title: Cool the Soup', 'title: Hot Soup', 3, /"Cool the Soup" in the catalogue/],
    ['another type', 'type: activity', 'type: game', 4, /"game" is no type/],
    ['another overview', 'four long breaths', 'five long breaths', 12, /overview is/],
    [
      'a practice of nobody',
      'practice: slow-breathing',
      'practice: hot-air',
      17,
      /nobody knows the practice/,
    ],
    ['a scene of nobody', 'scene: academy-er-1', 'scene: academy-er-9', 16, /no scene academy-er-9/],
    ['an unknown place', 'place=classroom', 'place=moon', 21, /no picture is called moon/],
    ['an unknown face', 'plum/calm', 'plum/smug', 21, /no face is called smug/],
    ['an unknown pose', 'calm/hold', 'calm/fly', 21, /no pose is called fly/],
    ['figures of two casts', 'right=nim', 'right=dev', 21, /no one cast/],
    [
      'a page that nobody is told to print',
      '- Print the',
      '- Take the',
      29,
      /to print, and before does not say/,
    ],
    [
      'told to print what is not there',
      /student_anchor: .*/,
      'student_anchor:',
      29,
      /there is no page to print/,
    ],
    ['an unknown section', '## why', '## reasons', 24, /no section/],
    ['a missing section', /## check\n(?:- .*\n)+/, '', 1, /check has 3 or 4 lines/],
    ['a section twice', '## before', '## why', 29, /second time/],
    ['sections in another order', /(## transfer\n.*\n.*\n\n)([^]*)(## check)/, '$2$1$3', 70, /too late/],
    [
      'a section it may not have',
      '## student',
      '## safety\n[worrying]\nMind.\n\n## student',
      80,
      /has no safety/,
    ],
    ['minutes that do not add up', '### 3 min · Hot days', '### 4 min · Hot days', 36, /take 11 minutes/],
    ['a step without minutes', '### 3 min · Hot days', '### Hot days', 50, /a step begins with/],
    ['a list among steps', 'Do four bowls together.', '- Do four bowls together.', 47, /paragraphs only/],
    [
      'a line that is wrapped',
      'Take the first good idea and walk',
      'Take the first\ngood idea and walk',
      58,
      /does not end/,
    ],
    ['an adapt line that is missing', /- no-talk: .*\n/, '', 65, /no line for no-talk/],
    ['an unknown adapt line', '- no-talk:', '- quiet:', 70, /adapt has lines/],
    ['an empty adapt line', /- older: .*/, '- older:', 67, /adapt has lines/],
    ['a check without what is no sign', 'No sign at all:', 'Also:', 74, /"No sign at all: "/],
    ['an order to sit still', 'Careful!', 'Please sit still.', 39, /to sit still/],
    ['an order to look in the eyes', 'Careful!', 'Look me in the eyes.', 39, /to look in the eyes/],
    ['an order to hug', 'Careful!', 'Now give your friend a hug.', 39, /to hug/],
    ['an order to keep a secret', 'Careful!', 'Can you keep a secret?', 39, /to keep a secret/],
    [
      'a banned word',
      'Most children are',
      'Most special needs children are',
      25,
      /never say "special needs"/,
    ],
    ['a name', 'Careful!', 'Careful, Emma!', 39, /"Emma" is a name/],
    ['a title and a name', 'Careful!', 'Ask Mrs. Okafor.', 39, /"Mrs. Okafor" is a name/],
    ['an address', 'Careful!', 'See www.soup.org.', 39, /is an address/],
    ['a number to call', 'Careful!', 'Call 911.', 39, /is an address or a number/],
    ['our own name', 'Careful!', 'Open Kindred.', 39, /placeholder/],
    ['an unknown placeholder', 'Careful!', 'Open {shop}.', 39, /\{shop\} is no placeholder/],
    ['a link', 'Careful!', 'See [this](soup).', 39, /no links/],
    ['italics', 'Careful!', 'Be *careful*.', 39, /no other marks/],
    ['an unknown block', '[circles: 4]', '[stars: 4]', 86, /brackets are for blocks/],
    ['an unknown outline', 'draw: soup-bowl 8', 'draw: dragon 8', 83, /no outline is called dragon/],
    ['a box as high as the room', '[cut]', '[box 40]', 89, /room for/],
    ['a page too full', '[cut]', '[box 20]', 80, /needs about/],
    ['a page of another name', 'page: My soup bowl card', 'page: My bowl', 80, /first page is called/],
    [
      'a scene that it follows and denies',
      'After "The Tower Fell", ask',
      'There is no scene to play first. Ask',
      61,
      /a scene comes before this lesson/,
    ],
    [
      'a long sentence for a child',
      'Color your soup.',
      'Color your soup with as many colors as you can find in here.',
      82,
      /10 are the most/,
    ],
    [
      'words a child cannot read',
      'This is my bowl. Color your soup.',
      'Individual vegetable illustrations. Necessary decorations everywhere. Unbelievable imaginary temperature. Identify additional alternatives.',
      80,
      /read at grade/,
    ],
    [
      'a letter too long',
      'The soup is pretend, the breath is real.',
      `${'The soup is pretend. '.repeat(25)}`,
      91,
      /family has/,
    ],
    ['a class in a letter', 'tonight at the table', 'tonight with your class', 94, /reads "class"/],
    [
      'students in what to do at home',
      'Ask what is in your',
      'Ask the students for your',
      101,
      /reads "students"/,
    ],
    ['a room of a school', 'find a spot at home', 'find a spot in our room', 103, /reads "our room"/],
    ['a letter from a teacher', 'The soup is pretend', 'Today we cooled soup', 92, /reads "Today we"/],
    ['a teacher to call', 'Please do not use it', 'Please tell us, and do not use it', 98, /reads "tell us"/],
    [
      'a class in the overview for parents',
      'home_overview: Hold',
      'home_overview: Let the class hold',
      20,
      /reads "class"/,
    ],
    ['no overview for parents', /home_overview: .*\n/, '', 12, /it has a home_overview/],
    [
      'an overview too long for a card',
      'home_overview: Hold',
      `home_overview: ${'Hold on. '.repeat(10)}Hold`,
      20,
      /160 characters at most/,
    ],
    ['nothing to do at home', /## home\n(?:- .*\n)+/, '', 2, /there is no home/],
    [
      'something to do at home where no parent reads it',
      /(home_overview): .*\n/,
      'school_only: There is no soup at home.\n',
      100,
      /by its facts this lesson has no home/,
    ],
  ])('%s', (_, from, to, line, words) => {
    const seeded = activity.replace(from, to);
    expect(seeded).not.toBe(activity);
    const isMeant = (fault: string): boolean => fault.startsWith(`${line} `) && words.test(fault);
    expect(faultsOf('e-er-1', seeded)).toSatisfy((found: string[]) => found.some(isMeant));
  });

  test.each<[what: string, from: string | RegExp, to: string, words: RegExp]>([
    ['grief without the safety text', /## safety\n\[worrying\]\n/, '## safety\n', /begins with \[worrying\]/],
    ['grief that says it needs none', 'safety: yes', 'safety: no', /sadness and grief has the safety text/],
    ['an article without its text', /## article\n[^]*?(?=## transfer)/, '', /there is no article/],
    [
      'grown-up words too hard',
      /Sooner or later[^]*?of\.\n/,
      `${'Institutional considerations necessitate comprehensive multidisciplinary deliberation. '.repeat(12)}\n`,
      /read at grade/,
    ],
  ])('%s', (_, from, to, words) => {
    const seeded = article.replace(from, to);
    expect(seeded).not.toBe(article);
    expect(faultsOf('e-emp-5', seeded).filter((fault) => words.test(fault))).not.toEqual([]);
  });

  test.each<[what: string, from: string | RegExp, to: string, words: RegExp]>([
    ['a step that is missing', /### 2 min · 選一個地方\n(?:.+\n)+/, '', /steps is/],
    ['other minutes', '### 3 min · 發燙的日子', '### 4 min · 發燙的日子', /steps is/],
    ['a list that is shorter', /- 眼睛可以張開.*\n/, '', /before is 5 parts in English, and 4 parts here/],
    ['a block that is missing', '[cut]', '', /student is/],
    ['another number of circles', '[circles: 4]', '[circles: 3]', /student is/],
    ['English that is left', '小小的呼吸也算數', 'Small breaths count', /left in English/],
    [
      'a sentence too long',
      '眼睛可以張開。',
      '眼睛可以張開也可以閉起來還可以看著窗外或者看著自己的腳或是看著手裡那一碗湯慢慢地冒煙。',
      /30 are the most/,
    ],
    ['a class in a letter', '今晚吃飯時', '今晚和全班吃飯時', /reads "全班"/],
    ['students at home', '問問孩子的湯裡', '問問學生的湯裡', /reads "學生"/],
    ['a letter from a teacher', '湯是假的，', '今天我們吹了湯，', /reads "今天我們"/],
    ['no overview for parents', /home_overview: .*\n/, '', /home_overview is where/],
    ['an adult who is spoken to as a child', '眼睛可以張開。', '你的眼睛可以張開。', /an adult is 您/],
    [
      'a page that nobody is told to print',
      '湯碗卡印一張貼牆上，再每人印一張',
      '湯碗卡每人一張',
      /does not say to print/,
    ],
    [
      'a scene that it follows and denies',
      '玩過〈積木塔倒了〉之後，',
      '這一課不用先玩任何場景。',
      /a scene comes before this lesson/,
    ],
    ['facts of its own', 'materials: 無', 'materials: 無\nminutes: 10', /no line of facts/],
    ['an id of another', 'id: e-er-1', 'id: e-er-2', /the id is e-er-1/],
  ])('in a translation: %s', (_, from, to, words) => {
    const english = readLesson(activity).value;
    const prove = (source: string): string[] =>
      translationFaults('e-er-1', english, readTranslation(source), library.after).map(
        (fault) => fault.words,
      );
    const seeded = chinese.replace(from, to);
    expect(seeded).not.toBe(chinese);
    expect(prove(chinese)).toEqual([]);
    expect(prove(seeded).filter((fault) => words.test(fault))).not.toEqual([]);
  });
});

describe('a fault of a clip is found', () => {
  const lesson = readLesson(`${text('e-ic-5.md')}`).value;
  const source = text('e-ic-5.ink');
  const prove = (clip: string): string[] =>
    lesson === null ? [] : clipFaults(lesson, readClip(clip)).map(({ words }) => words);

  test('and none where there is none', () => {
    expect(lesson).not.toBeNull();
    expect(prove(source)).toEqual([]);
  });

  test.each<[what: string, from: string | RegExp, to: string, words: RegExp]>([
    ['another kind', 'kind: clip', 'kind: lesson', /the kind is clip/],
    ['another id', /# id: .*/, '# id: e-ic-6', /the id is/],
    ['another skill', /# skill: .*/, '# skill: emp', /the skill is/],
    ['no such place', /# place: .*/, '# place: moon', /the place is one of/],
    ['a speaker of another cast', /# who: oke/, '# who: dev', /no one cast/],
    ['an unknown face', /# face: [a-z]+/, '# face: smug', /no face is called smug/],
    ['an unknown tag', '# face:', '# mood:', /nobody knows the tag/],
    ['a choice', /=== start\n/, '=== start\n* [Go]\n', /lines only/],
    ['no end', /-> END\s*$/, '', /ends with -> END/],
    ['a pause that is missing', /# talk: 2/, '', /the clip pauses for/],
    [
      'a sentence too long',
      /=== start\n/,
      `=== start\n${'word '.repeat(30)}. # who: narrator\n`,
      /are the most/,
    ],
    [
      'a pose of nobody',
      /=== start\n/,
      '=== start\nLook. # who: narrator # pose: oke fly\n',
      /no pose and no gesture/,
    ],
    [
      'a figure that is not there',
      /=== start\n/,
      '=== start\nLook. # who: narrator # move: oke to 3\n',
      /not on stage/,
    ],
  ])('%s', (_, from, to, words) => {
    const seeded = source.replace(from, to);
    expect(seeded).not.toBe(source);
    expect(prove(seeded).filter((fault) => words.test(fault))).not.toEqual([]);
  });

  test.each<[what: string, change: (words: Record<string, string>) => void, words: RegExp]>([
    ['a line without its translation', (words) => void delete words['First line.'], /is not translated/],
    ['a line that is no longer told', (words) => void (words['Gone.'] = '沒了。'), /is no line of the clip/],
    ['English that is left', (words) => void (words['First line.'] = 'First line。'), /left in English/],
  ])('in a translation: %s', (_, change, found) => {
    const { clip } = readClip('# title: A title\n-> start\n=== start\nFirst line. # who: narrator\n-> END\n');
    const words: Record<string, string> = { 'A title': '標題', 'First line.': '第一句。' };
    expect(clipWordFaults(clip, words)).toEqual([]);
    change(words);
    expect(clipWordFaults(clip, words).map((fault) => fault.words)).toEqual([expect.stringMatching(found)]);
  });
});
