import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { KINDS_OF } from './availability.ts';
import type { ReportFacts } from './facts.ts';
import type { LessonFor } from './lesson.ts';
import { pageOf } from './page.ts';
import { PARTS, type Part, reportPage } from './page-shape.ts';
import { familySays } from './said-skills.ts';
import { everySkill, facts, MIXED, measured, skill } from './testing/sample-facts.ts';

const page = (of: ReportFacts, part: Part = 'conference', language: 'en' | 'zh-TW' = 'en') =>
  pageOf(of, { part, language, iterations: [of.iteration] }, sayIn(language));
/** All that stands on paper. */
const printed = (of: ReportFacts, part: Part = 'conference', language: 'en' | 'zh-TW' = 'en') => {
  const { asides: _, ...onPaper } = page(of, part, language);
  return JSON.stringify(onPaper);
};

test('a page begins with what goes well, names one thing to practice, and tells of six skills, the strongest first', () => {
  const made = page(facts());
  expect(made.about).toBe('Zoo U, first check');
  expect(made.facts).toEqual([
    'Grade 3 · Adaeze Whitfield',
    'Larkspur Hollow Elementary School',
    '11/20/2026',
  ]);
  expect(made.well).toEqual({
    title: 'What Chia-Wei does well',
    lines: [{ strong: null, text: 'Chia-Wei sees how others feel and offers help that fits.' }],
    quote: null,
  });
  expect(made.next?.lines).toEqual([
    {
      strong: 'Joining in:',
      text: 'walking up, saying hello, asking to play. It takes practice for everyone.',
    },
    { strong: null, text: 'Next in Zoo U: “The Marble Run”.' },
  ]);
  expect(made.skills?.rows.map(({ name, mark, says }) => [name, mark, says.strong])).toEqual([
    ['Understanding others', 'proficient', 'Proficient.'],
    ['Working together', 'unclear', 'Improving or Proficient.'],
    ['Speaking and listening', 'unclear', 'In the middle.'],
    ['Stopping to think', 'unclear', 'Emerging or Improving.'],
    ['Handling big feelings', 'unclear', 'Emerging or Improving.'],
    ['Joining in', 'emerging', 'Emerging.'],
  ]);
});

test('the small print says what a page is for and what it rests on', () => {
  const { small } = page(facts());
  for (const words of [
    'choices in stories, not behavior in class',
    'not a test of your child, not a diagnosis, and not used for grades',
    'is based on 10 first choices for each skill, 60 in all',
    'in the first check (10/21/2026 to 11/20/2026), played in English. For questions about this page: question set A, stories 7F3A91.',
    'That takes 100 careful first checks in this grade. So far: 63.',
    'Feelings shared in check-ins are not part',
  ]) {
    expect(small).toContain(words);
  }
});

test('the family letter has no level, no range, no norms and no note', () => {
  const letter = page(facts(), 'family');
  expect([letter.skills, letter.notes, letter.asides]).toEqual([null, null, []]);
  expect(letter.greeting).toBe('Dear family of Chia-Wei,');
  expect(JSON.stringify(letter)).not.toMatch(/emerging|improving|proficient|norms|guess/i);
});

test('nobody reads on paper that a child seems to guess; the educator is told beside it', () => {
  const guessing = facts({ measured: measured({ skills: everySkill('looks-like-guessing') }) });
  for (const part of PARTS) expect(printed(guessing, part)).not.toMatch(/guess/i);
  expect(printed(guessing)).toContain('Not enough to say yet.');
  expect(page(guessing).asides).toEqual([expect.stringContaining('look like guessing')]);
});

test('without evidence a page says so, and says no level', () => {
  const made = page(facts({ measured: null }));
  expect(made.skills?.rows.map(({ mark, range }) => [mark, range])).toEqual(SKILLS.map(() => ['none', null]));
  expect(made.well?.lines[0]?.text).toBe('Finished 6 scenes.');
  expect(made.small).toContain('No choices have been counted yet.');
});

test.each([
  ['emerging-or-improving', 'Finished 6 scenes.', 'Understanding others:'],
  ['emerging', 'Finished 6 scenes.', 'Understanding others:'],
  ['improving', 'Chia-Wei is learning to see how others feel.', null],
  ['proficient', 'Chia-Wei sees how others feel and offers help that fits.', null],
] as const)('where %s is all that is said, it is one thing and not the other', (said, well, next) => {
  const skills = { ...everySkill('not-enough'), emp: skill(said, 40) };
  const made = page(facts({ measured: measured({ skills }) }));
  expect([made.well?.lines[0]?.text, made.next?.lines[0]?.strong]).toEqual([well, next]);
});

test('what may be proficient is growing, on the page, in the letter and at home alike', () => {
  const skills = { ...everySkill('not-enough'), ic: skill('improving-or-proficient', 56) };
  for (const part of PARTS) {
    const made = page(facts({ measured: measured({ skills }) }), part);
    expect(made.well).toMatchObject({
      title: 'Where Chia-Wei is growing',
      lines: [{ text: 'Chia-Wei is learning to stop and think before acting.' }],
    });
    expect(made.next?.lines[0]?.text).toMatch(/^More play will tell what to practice/);
  }
  expect(familySays('improving-or-proficient')).toBe('growing');
});

test('what grows is said with its reason where skills that rank higher are not clear yet, and with no level', () => {
  const skills = {
    ...everySkill('not-enough'),
    ini: skill('in-the-middle', 49),
    er: skill('in-the-middle', 46),
    emp: skill('emerging-or-improving', 24),
    ic: skill('emerging', 8),
  };
  const of = facts({ measured: measured({ skills }) });
  for (const part of PARTS) {
    expect(page(of, part).well).toMatchObject({
      title: 'Where Chia-Wei is growing',
      lines: [
        { text: 'Chia-Wei is learning to see how others feel.' },
        {
          text: 'This is what play can already show. It is too early to say for: Joining in, Handling big feelings.',
        },
      ],
    });
  }
  expect(page(of, 'family', 'zh-TW').well?.lines.map(({ text }) => text)).toEqual([
    'Chia-Wei 正在學習看出別人的心情。',
    '這是目前從遊戲看得出來的。還看不出來的有：加入大家、面對大情緒。',
  ]);
});

test('choices add up: made, too fast, left to go by', () => {
  const fast = facts({
    program: 'ssgrin',
    kind: 'activity',
    measured: measured({ form: null, asks: 64, best: 30, leftOut: 4 }),
  });
  const lines = page(fast).play.lines.map(({ text }) => text);
  expect(lines[1]).toContain(
    '68 choices. Read aloud: off. 4 of the choices were too fast and are left out, which leaves 64.',
  );
  expect(lines[2]).toContain('30 of these 64 choices were at their best.');
  expect(page(fast).small).toContain('It is based on these 64 first choices');
  const calm = facts({ measured: measured({ asks: 60, leftOut: 0 }) });
  expect(page(calm).play.lines[1]?.text).toContain('60 choices. Read aloud: off. No scene was rushed.');
});

test('what a family has no use for is on the educator’s page alone', () => {
  const unknown = facts({ measured: measured({ readAloud: null }) });
  expect(printed(unknown)).toMatch(/Read aloud: not known\..*stories 7F3A91/);
  expect(printed(unknown)).toMatch(/question set A/);
  expect(printed(unknown, 'family')).not.toMatch(/not known/);
  expect(page(unknown, 'family').small).toContain(
    'It is based on 60 first choices (10/21/2026 to 11/20/2026), played in English. Question set A, stories 7F3A91.',
  );
  expect(page(unknown, 'family', 'zh-TW').small).toContain('題組 A，故事版本 7F3A91。');
  const practice = page(facts({ kind: 'skill-builder' }), 'family').small;
  expect([practice.includes('Stories 7F3A91.'), practice.includes('Question set')]).toEqual([true, false]);
  expect(printed(facts(), 'family')).toContain('Read aloud: off.');
});

test('rushed scenes, read-aloud and the Cool Down Corner are told', () => {
  const made = page(
    facts({ rushed: ['Market Opening'], measured: measured({ readAloud: 'on', leftOut: 10 }) }),
  );
  expect(made.play.lines.map(({ strong, text }) => [strong, text])).toEqual([
    ['3 h 31 min', 'in the last 30 days, 15 min of it in the Cool Down Corner. Days of play: 12.'],
    [
      null,
      'All 6 scenes, 70 choices. Read aloud: on. One scene was played too fast and is left out: “Market Opening”. In all, 10 choices are left out, which leaves 60.',
    ],
  ]);
  expect(made.asides).toEqual(['One scene was played faster than it can be read.']);
});

test('what was played is told of a minute and less, and of all scenes as all of them, in Chinese without stiffness', () => {
  const [time, scenes] = page(facts({ play: { seconds: 20, calmSeconds: 0, days: 1 } })).play.lines;
  expect([time?.strong, scenes?.text]).toEqual(['under 1 min', expect.stringContaining('All 6 scenes')]);
  expect(page(facts({ play: { seconds: 0, calmSeconds: 0, days: 0 } })).play.lines[0]?.strong).toBeNull();
  const chinese = page(facts(), 'family', 'zh-TW');
  expect(chinese.play.lines[1]?.text).toContain('6 個場景全部完成');
  expect(page(facts({ done: 3 }), 'family', 'zh-TW').play.lines[1]?.text).toContain(
    '完成了 3 個場景（共 6 個）',
  );
  // Between Chinese words there is no blank: names of programs stand like any other word.
  const ahead = { ic: '停下來', com: '停下來', coop: '停下來', ini: '停下來', emp: '停下來', er: '停下來' };
  const next = page(facts({ ahead }), 'family', 'zh-TW').next?.lines.at(-1)?.text;
  expect(next).toBe('接著在動物大學玩：「停下來」。');
});

test('a level that is not certain says so where it stands out', () => {
  const skills = { ...everySkill('proficient'), er: skill('emerging-as-mixed-as-guessing', 15) };
  const rows = page(facts({ measured: measured({ skills }) })).skills?.rows ?? [];
  expect(rows.find((row) => row.skill === 'er')).toMatchObject({
    mark: 'unclear',
    says: { strong: 'Perhaps Emerging.', text: 'The choices were mixed. Watch a scene together.' },
  });
});

test('success never stands without what guessing gives, and a check has no one figure for all', () => {
  const academy = page(facts({ program: 'academy', kind: 'progress', measured: measured({ form: null }) }));
  expect(JSON.stringify(academy.play)).toContain(
    '36 of these 60 choices were at their best. By guessing, about a third.',
  );
  expect(printed(facts())).not.toContain('at their best.');
  expect(printed(facts({ program: 'academy', kind: 'progress' }), 'family')).not.toContain('at their best');
});

test('practice is told as practice, of finished houses only, with hints and second chances', () => {
  const made = page(
    facts({
      kind: 'skill-builder',
      houses: ['emp'],
      measured: measured({
        form: null,
        skills: { ...MIXED, ic: skill('improving', 40, { hints: 3, triedAgain: 2 }) },
      }),
    }),
  );
  expect(made.skills?.title).toBe('Six skills, as practice shows them');
  expect(made.skills?.rows.filter(({ range }) => range !== null).map(({ skill: of }) => of)).toEqual(['emp']);
  expect(made.skills?.rows[1]?.says).toEqual({ strong: null, text: 'This house is not finished yet.' });
  expect(JSON.stringify(made.play)).toContain('Hints used: 3. Tried again: 2.');
  expect(made.small).toContain('not compared with those of a check');
});

test('one scene of S.S. Grin is told without levels, four with them', () => {
  const grin = (done: number) =>
    page(facts({ program: 'ssgrin', kind: 'activity', done, titles: ['First Watch'] }));
  expect(grin(1).skills).toBeNull();
  expect(grin(1).made?.lines).toEqual([{ strong: null, text: '“First Watch”' }]);
  expect(grin(4).skills).not.toBeNull();
});

test('the library tells of comics and of nothing else', () => {
  const made = page(
    facts({ program: 'sim', kind: 'library', titles: ['Plan B Day', 'My Turn Next'], measured: null }),
  );
  expect([made.well, made.next, made.skills]).toEqual([null, null, null]);
  expect(made.made?.title).toBe('Comics Chia-Wei made');
  expect(made.small).toContain('made, not scored');
});

test.each([
  ['a', 'the same questions'],
  ['b', 'not matched to these yet'],
] as const)('a second check on form %s after form a says why it is not compared', (form, why) => {
  const earlier = measured({ firstOn: '2026-05-01', lastOn: '2026-05-20' });
  const made = page(facts({ iteration: 2, earlier, measured: measured({ form }) }));
  expect(made.about).toBe('Zoo U, second check');
  expect(made.small).toContain(why);
  expect(made.skills?.rows.every((row) => row.earlier === null)).toBe(true);
});

const SAID: readonly Said[] = [
  'emerging',
  'improving',
  'proficient',
  'emerging-or-improving',
  'improving-or-proficient',
  'in-the-middle',
  'emerging-as-mixed-as-guessing',
  'looks-like-guessing',
  'too-fast',
  'not-enough',
];
const anySkill = fc
  .record({ said: fc.constantFrom(...SAID), at: fc.option(fc.integer({ min: 0, max: 100 })) })
  .map(({ said, at }) => skill(said, at));
const anyFacts = fc
  .record({
    of: fc.constantFrom(
      ...PROGRAM_IDS.flatMap((program) => KINDS_OF[program].map((kind) => ({ program, kind }))),
    ),
    skills: fc.option(
      fc.record({ ic: anySkill, com: anySkill, coop: anySkill, ini: anySkill, emp: anySkill, er: anySkill }),
    ),
    houses: fc.subarray([...SKILLS]),
    done: fc.integer({ min: 1, max: 12 }),
    iteration: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ of, skills, ...more }) =>
    facts({ ...of, ...more, measured: skills === null ? null : measured({ skills }) }),
  );

test('whatever was measured: no level without its range, no decimals, no key, no guessing on paper, in both languages', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...PARTS), fc.constantFrom(...LOCALES), (of, part, language) => {
      const made = page(of, part, language);
      expect(reportPage.safeParse(made).success).toBe(true);
      const words = JSON.stringify({ ...made, asides: [] });
      expect(words).not.toMatch(/reports-page\.|rosters\.|\{\{|undefined|NaN|\d\.\d/);
      // What guessing gives stands beside success, and nowhere else.
      expect(words.replaceAll(/By guessing, about|用猜的大約/g, '')).not.toMatch(/guess|猜的/i);
      for (const row of made.skills?.rows ?? []) expect(row.range === null).toBe(row.mark === 'none');
      if (of.kind === 'library') expect(made.skills).toBeNull();
    }),
  );
});

const QUOTE = {
  told: { text: 'Three friends had one cart.', said: false },
  choice: 'What can stack?',
  isGame: false,
};

test('what goes well is shown by the words of the child, of the strongest skill that has some', () => {
  const strong = measured({ skills: { ...MIXED, coop: skill('proficient', 75) } });
  const quoteOf = (quotes: ReportFacts['quotes']) => page(facts({ quotes, measured: strong })).well?.quote;
  expect(quoteOf({ coop: QUOTE, ini: { ...QUOTE, choice: 'Hello.' } })).toEqual({
    lead: 'A moment in a story, and what Chia-Wei chose:',
    told: 'Three friends had one cart.',
    text: '“What can stack?”',
  });
  expect(quoteOf({ coop: QUOTE, emp: { ...QUOTE, choice: 'You look sad.' } })?.text).toBe('“You look sad.”');
});

test('how a game went is no quotation, and what somebody said is one', () => {
  const game = { told: { text: 'Come along!', said: true }, choice: 'Two jobs each.', isGame: true };
  expect(page(facts({ quotes: { emp: game } })).well?.quote).toEqual({
    lead: 'A moment in a story, and what Chia-Wei chose:',
    told: '“Come along!”',
    text: 'Two jobs each.',
  });
});

test('how to read a range is said where there is one', () => {
  expect(page(facts()).skills?.how).toContain('the dot is most likely');
  expect(page(facts({ measured: null })).skills?.how).toBeNull();
});

test('of a skill that is no strength nothing is quoted', () => {
  expect(page(facts({ quotes: { ini: QUOTE } })).well?.quote).toBeNull();
  const silent = facts({ quotes: { emp: QUOTE }, measured: measured({ skills: everySkill('too-fast') }) });
  expect(page(silent).well?.quote).toBeNull();
});

test('a lesson is named for what is practiced next: on the conference page and in the letter the same, for home', () => {
  const asked: unknown[] = [];
  const lessonFor: LessonFor = (needs, language) => {
    asked.push([needs, language]);
    return { code: 'e-er-3', title: 'Cool the Soup', minutes: 10 };
  };
  const named = (part: Part, of = facts()) =>
    pageOf(of, { part, language: 'en', iterations: [1], lessonFor }, sayIn('en'));
  expect(named('conference').lesson).toEqual({
    code: 'e-er-3',
    strong: 'A lesson for this:',
    text: '“Cool the Soup”, 10 min, in the lesson library.',
  });
  expect(named('family').lesson?.text).toContain('ask the school for the letter');
  const grade = facts().student.grade;
  expect(asked).toMatchObject([
    [{ grade, usage: 'family', skills: [expect.any(String)] }, 'en'],
    [{ grade, usage: 'family', skills: [expect.any(String)] }, 'en'],
  ]);
  // Where nothing can be done at home, the educator hears of one for the child.
  const atSchool: LessonFor = ({ usage }) =>
    usage === 'individual' ? { code: 'e-er-1', title: 'Inside Weather', minutes: 15 } : null;
  const away = (part: Part) =>
    pageOf(facts(), { part, language: 'en', iterations: [1], lessonFor: atSchool }, sayIn('en')).lesson?.code;
  expect([away('conference'), away('family')]).toEqual(['e-er-1', undefined]);
  // Without a school nobody is sent to one.
  expect(named('family', facts({ school: null })).lesson?.text).toMatch(/in the lesson library\.$/);
  // Where nothing is practiced next, and for comics, there is none.
  expect(named('conference', facts({ measured: null })).lesson).toBeNull();
  expect(named('conference', facts({ program: 'sim', kind: 'library' })).lesson).toBeNull();
});
