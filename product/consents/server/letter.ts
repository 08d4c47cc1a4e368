import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { shownDay } from '#platform/contract/shown-values.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { places } from '#platform/server/limits/places.ts';
import { MARGIN, type Pen, penOn, QUIET } from '#platform/server/pdf/pen.ts';
import { makePdf, PAPERS } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { schoolYearName, schoolYearOf } from '#product/schools/rules/school-years.ts';
import { ledSchools } from '#product/schools/server/reach/reach.ts';
import type { noticeLetter } from '../contract.ts';
import { CURRENT_TEXT, TEXTS } from '../rules/texts/versions.ts';
import type { ConsentLetterPorts } from './ports.ts';
import { type StandingOf, standingsOf } from './standing.ts';

/** A class, not a district: whoever wants it for everybody copies the one page that names nobody. */
const MOST_PAGES = 200;
/** Documents are drawn one after the other: nobody fills the line so that all others wait. */
const takePlace = places({ all: 30, each: 2 });

const findSchool = statement(
  { id: z.number(), name: z.string(), time_zone: z.string() },
  `
    select id, name, coalesce(time_zone, '${DEFAULT_TIME_ZONE}') as time_zone from schools
    where id = $2 and id in (${ledSchools('$1')})`,
);
const findClass = statement(
  { id: z.number(), name: z.string() },
  `
    select s.id, ${spokenNameSql('s')} as name from students s
    where s.school_id = $1 and s.owner_id = $2 and s.archived_at is null and not s.is_sandbox
    order by s.last_name, s.first_name, s.id limit ${MOST_PAGES}`,
);

/** What is done, what the school decided, and how a family says no: on paper, in the family's language. */
export async function noticeLetters(
  { tx, actor, input, now, about, address }: Context<typeof noticeLetter>,
  ports: Pick<ConsentLetterPorts, 'sayFor'>,
): Promise<Download> {
  const [school] = await findSchool(tx, actor.id, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  const { educator_id: educator = null, language } = input;
  const named = educator === null ? null : await findClass(tx, school.id, educator);
  const children = named === null ? [null] : named.map(({ name }) => name);
  if (children.length === 0) throw Refusal.of('not-found');
  const seen = named === null ? {} : { students: named.map((child) => child.id) };
  about({ type: 'school', id: school.id, details: { letters: children.length, ...seen } });
  const standings = (await standingsOf(tx, [school.id], now)).get(school.id) ?? [];
  const place = takePlace(actor.id);
  try {
    const brand = brandById(address.brand);
    const say = ports.sayFor(brand.id, language);
    const today = dayIn(school.time_zone, now);
    const facts: LetterFacts = { school: school.name, brand: brand.name, today, standings, language, say };
    const title = say({ i18n: 'consents-letter.title' });
    const paper = language === 'zh-TW' ? 'a4' : 'letter';
    const { width, height } = PAPERS[paper];
    const says = [title, school.name, ...children].join(' ');
    const content = await makePdf(
      { title, author: brand.name, language, date: now, paper, says },
      (sheet) => {
        children.forEach((child, page) => {
          if (page > 0) sheet.addPage();
          drawLetter(penOn(sheet, { inner: width - 2 * MARGIN, bottom: height - MARGIN }), child, facts);
        });
      },
    );
    return new Download({
      ...fileNamed([school.name, title, today], 'pdf', `notice-${today}`),
      contentType: 'application/pdf',
      content: Readable.from([content], { objectMode: false }),
    });
  } finally {
    place.release();
  }
}

type LetterFacts = {
  school: string;
  brand: string;
  today: Day;
  standings: readonly StandingOf[];
  language: 'en' | 'zh-TW';
  say: Say;
};

function drawLetter(pen: Pen, child: string | null, facts: LetterFacts): void {
  const { school, brand, today, standings, language, say } = facts;
  const values = { school, brand, name: child ?? '', year: schoolYearName(schoolYearOf(today)) };
  const words = (key: string, more: Record<string, string> = {}): string =>
    say({ i18n: `consents-letter.${key}`, values: { ...values, ...more } });
  pen.put('P', `${school} · ${shownDay(today, language)}`, { color: QUIET });
  pen.put('H1', words('title'), { size: 18, weight: 'bold', leading: 1.25 });
  pen.put('P', words(child === null ? 'greeting' : 'greeting-of'));
  pen.put('P', words('about'));
  for (const { activity, standing, is_on } of standings) {
    const text = TEXTS[CURRENT_TEXT][language][activity];
    pen.space(4);
    pen.put('H2', `${text.name} – ${words(is_on ? 'on' : 'off')}`, { size: 11, weight: 'bold' });
    pen.put('P', `${text.what} ${text.kept}`, { size: 9.5 });
    pen.put(
      'P',
      `${say({ i18n: `consents-letter.decided.${standing}` })} ${words('without', { text: text.without })}`,
      {
        size: 9.5,
        color: QUIET,
      },
    );
  }
  pen.space(6);
  pen.put('H2', words('how-title'), { size: 11, weight: 'bold' });
  pen.put('P', words('how'));
  pen.space(4);
  pen.put('P', words('slip'), { size: 9.5, color: QUIET });
  pen.put('P', words('slip-name', { line: child ?? '______________________________' }));
  pen.put(
    'P',
    standings.map(({ activity }) => `[   ] ${TEXTS[CURRENT_TEXT][language][activity].name}`).join('     '),
  );
  pen.put('P', words('slip-signed'));
  pen.put('P', words('version', { version: CURRENT_TEXT }), { size: 8, color: QUIET });
}
