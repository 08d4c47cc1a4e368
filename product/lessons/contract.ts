import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { isDay, mondayOf } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, optionalText, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { adults, keepersInPerson, uber } from '#product/access/rules/policies.ts';
import { clipLine } from './rules/lesson/clip-line.ts';
import { LESSON_PARTS, lesson } from './rules/lesson/lesson.ts';
import { evidenceNote, sharedText } from './rules/lesson/library.ts';
import { MOST_IN_PACKET } from './rules/packet.ts';
import { READERS, reader } from './rules/unread.ts';

const NOTE_LENGTH = 500;
const READER_LENGTH = 100;

/** The number of its row, as lists have it, or the code that is the name of its file. */
const lessonId = () =>
  z.pipe(
    z.union([z.number(), z.string()], { error: 'validation.exists' }).check(
      z.refine((value) => /^(?:[1-9]\d{0,14}|[em]-[a-z]{2,4}-\d{1,2})$/.test(String(value)), {
        error: 'validation.exists',
      }),
    ),
    z.transform(String),
  );

const aDay = () =>
  z
    .string({ error: 'validation.required' })
    .check(
      z.refine((text) => isDay(text) && text >= '2020-01-01' && text <= '2099-12-31', 'validation.date'),
    );

const wholeLesson = z.object({
  id: z.number(),
  ...lesson.shape,
  /** The language it is told in: English where there is no translation yet. */
  language: z.enum(LOCALES),
  /** The scenes it follows, as far as they are there. */
  scenes: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What is known of its practice, once the sources were looked up. */
  evidence: z.nullable(z.pick(evidenceNote, { strength: true, note: true, sources: true })),
  /** What to do if a child tells something worrying: with heavy lessons. */
  worrying: z.nullable(sharedText),
  /** What is watched together, line by line. */
  watched: z.nullable(z.object({ language: z.enum(LOCALES), lines: z.array(clipLine) })),
  /** Who has not read it yet. */
  unread_by: z.array(reader),
  /** Who has, and when that was noted; their names are for staff alone. */
  read_by: z.array(
    z.object({
      reader,
      on: z.string(),
      name: z.nullable(z.string()),
      noted_by: z.nullable(z.string()),
    }),
  ),
  featured_from: z.string(),
  featured: z.boolean(),
  /** Whether the reader may have its PDFs; the lesson itself everybody may. */
  printable: z.boolean(),
  saved: z.boolean(),
  /** The Mondays of weeks to come in which the reader means to teach it. */
  planned_for: z.array(z.string()),
  taught: z.array(
    z.object({
      on_day: z.string(),
      note: z.string(),
      /** Names of the own small groups it was for. */
      groups: z.array(z.string()),
    }),
  ),
});

export const readLesson = endpoint({
  method: 'GET',
  path: '/lessons/:id',
  summary:
    'A whole lesson by its number or code, in the asked language where it is translated. Parents read those that make sense at home, with the overview and the safety text that are written to them. `_format=pdf` answers its paper, by `_part` the plan, the page for children or the letter for families: featured and heavy lessons for everybody, others for active customers and running trials.',
  access: adults,
  input: z.strictObject({
    id: lessonId(),
    _lang: z._default(choice(LOCALES), 'en'),
    _format: z._default(choice(['json', 'pdf']), 'json'),
    _part: z._default(choice(LESSON_PARTS), 'educator'),
  }),
  output: z.object({ data: wholeLesson }),
});

export const printLessons = endpoint({
  method: 'POST',
  path: '/lessons/packet',
  summary:
    'Several lessons as one PDF, sent while it is drawn: what they need gathered on the first page, then of each the plan, the page for children and the letter for families, as asked for. Lessons whose paper the reader may not have are left out; 402 where that is all of them.',
  access: adults,
  input: z.strictObject({
    ids: z
      .array(lessonId(), { error: 'validation.required' })
      .check(z.minLength(1, 'validation.required'), z.maxLength(MOST_IN_PACKET, 'validation.in')),
    parts: z
      .array(choice(LESSON_PARTS), { error: 'validation.required' })
      .check(z.minLength(1, 'validation.required'), z.maxLength(LESSON_PARTS.length, 'validation.in')),
    language: z._default(choice(LOCALES), 'en'),
  }),
  output: z.unknown(),
  audit: null,
});

export const saveLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/save',
  summary: 'Save a lesson for oneself, or no longer.',
  access: keepersInPerson,
  input: z.strictObject({ id: lessonId(), on: yesNo() }),
  output: notificationReply,
  audit: 'lesson.save',
});

export const planLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/plan',
  summary: 'Plan a lesson into the week of a day, or take it out of that week.',
  access: keepersInPerson,
  input: z.strictObject({ id: lessonId(), day: z.pipe(aDay(), z.transform(mondayOf)), on: yesNo() }),
  output: notificationReply,
  audit: 'lesson.plan',
});

export const teachLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/teach',
  summary:
    'Mark a lesson as taught on a day, with a note to oneself in place of an earlier one, or no longer; perhaps for one of the own small groups. The note is about the adult: it is for no child’s name.',
  access: keepersInPerson,
  input: z.strictObject({
    id: lessonId(),
    day: aDay(),
    on: yesNo(),
    note: optionalText({ max: NOTE_LENGTH }),
    /** For whom it was, beside whom it was for on that day already. */
    small_group_id: z.optional(id()),
  }),
  output: notificationReply,
  audit: 'lesson.teach',
});

export const featureLesson = endpoint({
  method: 'PATCH',
  path: '/uber/lessons/:id/featured',
  summary: 'Feature a lesson from a day on, or from the first of its own month again.',
  access: uber,
  input: z.strictObject({ id: lessonId(), featured_from: z.nullable(aDay()) }),
  output: notificationReply,
  audit: 'lesson.feature',
});

export const reviewLesson = endpoint({
  method: 'PATCH',
  path: '/uber/lessons/:id/review',
  summary:
    'Say that a school counselor or an autistic reader has read a lesson, and who that was: its mark goes. Or put the mark back.',
  access: uber,
  input: z.strictObject({
    id: lessonId(),
    reader: choice(READERS),
    on: yesNo(),
    read_by: optionalText({ max: READER_LENGTH }),
  }),
  output: notificationReply,
  audit: 'lesson.review',
});
