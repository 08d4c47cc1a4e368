import { Readable } from 'node:stream';
import { brandById } from '#brands/all.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { Download, fileInstead } from '#platform/server/http/reply.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { places } from '#platform/server/limits/places.ts';
import { bindPdfs } from '#platform/server/pdf/bind.ts';
import { warmPen } from '#platform/server/pdf/sheet.ts';
import { sayIn } from '#platform/server/texts.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import type { printLessons, readLesson } from '../contract.ts';
import { LESSON_PARTS, type LessonPart } from '../rules/lesson/lesson.ts';
import { lessonPdf, NO_DAY, partsOf } from './paper/lesson-pdf.ts';
import { contentsPdf } from './paper/packet.ts';
import { type LessonPorts, readWholeLesson } from './read.ts';

type Whole = OutputOf<typeof readLesson>['data'];

/** Paper is drawn when its lesson has been read: no connection waits for the pen. */
export async function answerLesson(
  context: OwnTransactionContext<typeof readLesson>,
  ports: LessonPorts,
): Promise<OutputOf<typeof readLesson>> {
  const { input, actor, address } = context;
  const reply = await context.transaction((tx) => readWholeLesson({ ...context, tx }, ports));
  if (input._format !== 'pdf') {
    // Who reads a lesson prints it next.
    if (reply.data.printable) warmPen();
    return reply;
  }
  const { data } = reply;
  if (!partsOf(data).includes(input._part)) throw Refusal.of('not-found');
  if (!data.printable) throw Refusal.of('payment-required');
  const { title, id } = data.facts;
  const called = sayIn(data.language)({ i18n: `lessons-paper.files.${input._part}`, values: { title } });
  const name = fileNamed(called, 'pdf', `lesson-${id}-${input._part}`);
  return fileInstead(await pdfReply(actor, name, () => draw(data, input._part, address.brand, ports)));
}

async function draw(
  lesson: Whole,
  part: LessonPart,
  brand: string,
  { coverOf }: Pick<LessonPorts, 'coverOf'>,
): Promise<Buffer> {
  return lessonPdf(lesson, {
    part,
    language: lesson.language,
    brand: brandById(brand),
    cover: part === 'educator' ? await coverOf(lesson.facts.id) : null,
    worrying: lesson.worrying,
    evidence: lesson.evidence,
    scenes: lesson.scenes,
    watched: lesson.watched,
    unreadBy: lesson.unread_by,
  });
}

/** Twenty lessons keep the pen busy for seconds: nobody has more than one packet drawn, and few are drawn at once. */
const takePlace = places({ all: 10, each: 1 });

/** Whoever has not taken a packet by then does not keep others waiting for their place. */
const PATIENCE_MS = 120_000;

/** Several lessons as one file, sent while it is drawn. What the reader may not print is left out. */
export async function answerPacket(
  context: OwnTransactionContext<typeof printLessons>,
  ports: LessonPorts,
): Promise<unknown> {
  const { input, actor, address, now, transaction } = context;
  const place = takePlace(actor.id);
  try {
    const { lessons, day } = await transaction(async (tx) => {
      const read: Whole[] = [];
      for (const id of new Set(input.ids)) {
        const asked = { id, _lang: input.language, _format: 'pdf', _part: 'educator' } as const;
        read.push((await readWholeLesson({ ...context, tx, input: asked }, ports)).data);
      }
      // By their numbers and by their codes they are the same lessons.
      const each = [...new Map(read.map((lesson) => [lesson.id, lesson])).values()];
      return {
        lessons: each.filter(({ printable }) => printable),
        day: await todayFor(tx, actor.id, now),
      };
    });
    if (lessons.length === 0) throw Refusal.of('payment-required');
    const parts = LESSON_PARTS.filter((part) => input.parts.includes(part));
    const papers = papersOf(lessons, parts, { brand: address.brand, language: input.language, ports });
    const brand = brandById(address.brand);
    const say = sayIn(input.language);
    const content = Readable.from(
      bindPdfs(papers, {
        title: say({ i18n: 'lessons-paper.packet.title' }),
        author: brand.name,
        language: input.language === 'en' ? 'en-US' : input.language,
        date: NO_DAY,
      }),
      { objectMode: false },
    );
    const late = setTimeout(() => content.destroy(), PATIENCE_MS).unref();
    content.once('close', () => {
      clearTimeout(late);
      place.release();
    });
    const called = say({ i18n: 'lessons-paper.files.packet', values: { count: lessons.length, day } });
    const name = fileNamed(called, 'pdf', `lesson-packet-${day}`);
    return fileInstead(new Download({ ...name, contentType: 'application/pdf', content }));
  } catch (problem) {
    place.release();
    throw problem;
  }
}

type Packet = { brand: string; language: Whole['language']; ports: LessonPorts };

/** One at a time: the next is drawn once the one before is on its way. */
async function* papersOf(
  lessons: readonly Whole[],
  parts: readonly LessonPart[],
  { brand, language, ports }: Packet,
): AsyncGenerator<Buffer> {
  const listed = [];
  for (const lesson of lessons) listed.push({ lesson, cover: await ports.coverOf(lesson.facts.id) });
  yield contentsPdf({ brand: brandById(brand), language, lessons: listed });
  for (const lesson of lessons) {
    for (const part of parts.filter((one) => partsOf(lesson).includes(one)))
      yield draw(lesson, part, brand, ports);
  }
}
