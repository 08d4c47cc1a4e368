import { expect, test } from 'vitest';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';
import { sayIn } from '#platform/server/texts.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { oneIn } from '#testing/server/proof.ts';
import { KINDS_OF } from '../../rules/availability.ts';
import type { ReportFacts } from '../../rules/facts.ts';
import { pageOf } from '../../rules/page.ts';
import { PARTS, type Part } from '../../rules/page-shape.ts';
import { everySkill, facts, measured } from '../../rules/testing/sample-facts.ts';
import { noteLines } from './blocks.ts';
import { reportPdf } from './report-pdf.ts';

/** Longer than any lesson's title is. */
const LESSON = { code: 'e-ini-1', title: 'A Plaque for an Ordinary Helper, and Another', minutes: 20 };

async function draw(
  of: ReportFacts,
  part: Part,
  language: (typeof LOCALES)[number],
  lessonFor?: () => typeof LESSON,
) {
  const page = pageOf(of, { part, language, iterations: [1], lessonFor }, sayIn(language));
  return { page, ...readPdf(await reportPdf(kindred, page, new Date(0))) };
}

const LONG = {
  firstName: 'Maximiliana-Alexandrina Konstantinou',
  lastName: 'Wolfeschlegelsteinhausen',
  grade: 3,
};
const COMICS = Array.from({ length: 12 }, (_, number) => `A comic with a long title, number ${number + 1}`);

/** Names and evidence that pages have to hold. */
const CASES: Record<string, Partial<ReportFacts>> = {
  usual: {},
  'a name of sixty letters': {
    student: LONG,
    teacher: LONG.lastName.repeat(3),
    school: 'School of '.repeat(9),
  },
  'a name of one endless word': { student: { ...LONG, firstName: 'W'.repeat(60), lastName: 'W'.repeat(60) } },
  'a name in Chinese': { student: { firstName: '美玲', lastName: '林', grade: 3 } },
  'no evidence': { measured: null },
  'a third check': {
    iteration: 3,
    earlier: measured({ lastOn: '2026-05-01' }),
    rushed: ['Market Opening', 'The Kite Club', 'The Lost Lantern'],
    measured: measured({ languages: ['en', 'zh-TW'], readAloud: 'mixed' }),
  },
  'a long quote': {
    quotes: {
      emp: {
        told: {
          text: 'The three of them stood before one cart, and it had begun to rain. '.repeat(2),
          said: false,
        },
        choice:
          'What has to stay flat, and what can stack? Let us ask everybody before we begin to load it. Agreed?',
        isGame: false,
      },
    },
  },
  'mixed answers': { measured: measured({ skills: everySkill('emerging-as-mixed-as-guessing', 12) }) },
};

test('a name has sixty letters', () => {
  expect(`${LONG.firstName}${LONG.lastName}`).toHaveLength(60);
});

test.each(oneIn(5, Object.keys(CASES)))(
  'with %s every report is one page, in both languages and parts',
  async (name) => {
    for (const program of PROGRAM_IDS) {
      for (const kind of KINDS_OF[program]) {
        const titles = kind === 'library' ? COMICS : ['First Watch', 'Jammed Winch'];
        const of = facts({ program, kind, titles, houses: ['emp', 'er'], ...CASES[name] });
        for (const part of PARTS) {
          for (const language of LOCALES) {
            const { pages, text, source } = await draw(of, part, language, () => LESSON);
            expect([program, kind, part, language, pages]).toEqual([program, kind, part, language, 1]);
            expect(text).not.toMatch(/reports-page\.|\{\{|undefined|NaN|\?\?/);
            expect(source).toContain(language === 'en' ? '/Lang (en-US)' : '/Lang (zh-TW)');
            expect(source).toContain(language === 'en' ? '[0 0 612 792]' : '[0 0 595.28 841.89]');
          }
        }
      }
    }
  },
);

test('the small print is on the page whole, however much there is', async () => {
  const { text, page } = await draw(facts(CASES['a third check']), 'conference', 'en');
  const joined = text.replaceAll(/\s+/g, '');
  expect(joined).toContain(page.small.replaceAll(/\s+/g, ''));
  expect(joined).toContain('TheKiteClub');
});

test.each([
  [18 * 2.9, 0],
  [18 * 3, 3],
  [18 * 40, 12],
])(
  'room of %i points has %i lines for notes: a title above none asks for what nobody can write',
  (room, lines) => {
    expect(noteLines(room)).toBe(lines);
  },
);

test('a page that is full makes its type smaller rather than leave no line for notes', async () => {
  for (const language of LOCALES) {
    const of = facts({ program: 'ssgrin', kind: 'activity', titles: ['Plan B Day', 'My Turn Next'] });
    const { text, page } = await draw(of, 'conference', language);
    expect(text.replaceAll(' ', '')).toContain(page.notes?.replaceAll(' ', ''));
  }
});

test('a name in Chinese is set, family name first', async () => {
  const { text, fonts } = await draw(facts(CASES['a name in Chinese']), 'conference', 'zh-TW');
  expect(text.replaceAll(' ', '')).toContain('林美玲');
  expect(fonts.some((font) => font.startsWith('NotoSansTC'))).toBe(true);
});

test('who has a page read to them hears what the bars show', async () => {
  const { source } = await draw(facts(), 'conference', 'en');
  expect(source).toMatch(/\/S \/H1/);
  expect(source).toMatch(/\/S \/TH/);
  expect(source).toContain('Most likely at 82 on a line from 0 to 100, somewhere between 52 and 100.');
});

test('the same report is the same bytes', async () => {
  const make = () =>
    reportPdf(
      kindred,
      pageOf(facts(), { part: 'conference', language: 'zh-TW', iterations: [1] }, sayIn('zh-TW')),
      new Date(0),
    );
  expect((await make()).equals(await make())).toBe(true);
});

test('a lesson is on the page where there is room, and makes none of its type smaller where there is not', async () => {
  const together = (text: string) => text.replaceAll(/\s+/g, '');
  for (const part of PARTS) {
    const { text } = await draw(facts(), part, 'en', () => LESSON);
    expect(together(text)).toContain(together(LESSON.title));
  }
  // One that needs more than is left leaves the page as it is without it.
  const endless = { ...LESSON, title: `${LESSON.title} `.repeat(40) };
  const [plain, named] = [
    await draw(facts(), 'conference', 'en'),
    await draw(facts(), 'conference', 'en', () => endless),
  ];
  expect(named.text).toBe(plain.text);
});
