import type { Brand } from '#brands/brand.ts';
import { INK } from '#platform/server/pdf/ink.ts';
import { askedOtherwise } from '../../../rules/fitting/after-scenes.ts';
import type { ClipPanel } from '../../../rules/lesson/clip-line.ts';
import {
  ADAPT_KEYS,
  type ArticleBlock,
  type Lesson,
  type QuizQuestion,
} from '../../../rules/lesson/lesson.ts';
import { drawFoot, drawPieces, FOOT, type Page, type Piece, paginate } from '../frame/frame.ts';
import { besidePiece } from './beside.ts';
import { factsPiece, headPiece } from './head.ts';
import { LARGE, type Setting, TIGHTEST, TIGHTNESS, word } from './looks.ts';
import {
  type Bullet,
  framePiece,
  listPieces,
  PLAIN_FRAME,
  paragraphPiece,
  SAFETY_FRAME,
  titlePiece,
} from './parts.ts';
import { stepPiece } from './steps.ts';
import { rowPieces, runOn } from './tables.ts';
import { transcriptPages } from './transcript.ts';
import { whyBeforePiece } from './why-before.ts';

export type PlanFacts = {
  brand: Brand;
  /** Its cover as an SVG; null where none was drawn. */
  cover: string | null;
  /** What all heavy lessons share. */
  worrying: { title: string; paragraphs: readonly string[] } | null;
  /** Of the lesson's practice, once its sources were looked up. */
  evidence: { strength: string; note: string; sources: string } | null;
  /** The scenes it follows. */
  scenes: readonly { id: string; title: string }[];
  /** What is watched, line by line: printed on a sheet of its own for where there is no screen. */
  watched: { lines: readonly ClipPanel[] } | null;
  /** Whose eyes are still missing; staff take these off, with who and when. */
  unreadBy: readonly ('counselor' | 'autistic-reader')[];
};

export const MOST_PAGES = (type: Lesson['facts']['type']): number => (type === 'article' ? 4 : 2);

const roomOn = ({ frame }: Page): number => frame.height - FOOT;

export function planPages(page: Page, lesson: Lesson, facts: PlanFacts): Piece[][] {
  return asFewPages(MOST_PAGES(lesson.facts.type), (tightness) =>
    paginate(piecesOf({ ...page, ...tightness }, lesson, facts), roomOn(page)),
  );
}

export function drawPlan(page: Page, lesson: Lesson, facts: PlanFacts): void {
  const { sheet, frame } = page;
  const room = roomOn(page);
  const pages = [...planPages(page, lesson, facts), ...transcriptPages(page, lesson, facts.watched, room)];
  for (const [index, pieces] of pages.entries()) {
    if (index > 0) sheet.addPage();
    drawPieces(sheet, pieces, frame.y, room);
    drawFoot(page, facts.brand.name, lesson.facts.title, index + 1, pages.length);
  }
}

type Tightness = (typeof TIGHTNESS)[number];

/**
 * As few pages as large type needs, or as are allowed; for those the largest type that fits. What is too long however
 * tight it is set has the pages it needs, and air on them.
 */
function asFewPages(most: number, at: (tightness: Tightness) => Piece[][]): Piece[][] {
  const made = new Map<Tightness, Piece[][]>();
  const pagesAt = (tightness: Tightness): Piece[][] => {
    const pages = made.get(tightness) ?? at(tightness);
    made.set(tightness, pages);
    return pages;
  };
  // The tightest of those with large type needs the fewest.
  const few = pagesAt(TIGHTNESS.findLast(({ size }) => size >= LARGE) ?? TIGHTEST).length;
  const limit = few <= most ? few : Math.max(most, pagesAt(TIGHTEST).length);
  const fitting = TIGHTNESS.find((tightness) => pagesAt(tightness).length <= limit);
  return pagesAt(fitting ?? TIGHTEST);
}

function piecesOf(setting: Setting, lesson: Lesson, plan: PlanFacts): Piece[] {
  const { prose } = lesson;
  const section = (key: string, pieces: readonly Piece[], at = setting): Piece[] =>
    pieces.length === 0 ? [] : [titlePiece(at, word(at, `lessons-paper.sections.${key}`)), ...pieces];
  const [firstStep, ...otherSteps] = prose.steps.map((step) => stepPiece(setting, step));
  const transfer = (at: Setting): Piece[] =>
    section(
      'transfer',
      transferTexts(at, lesson, plan.scenes).map((text, index) =>
        paragraphPiece(at, text, index === 0 ? 1 : 4),
      ),
      at,
    );
  const check = (at: Setting): Piece[] => section('check', checkPieces(at, prose.check), at);
  const adapt = section('adapt', adaptPieces(setting, prose.adapt, plan));
  return [
    headPiece(setting, plan, lesson),
    factsPiece(setting, lesson),
    whyBeforePiece(setting, prose),
    ...section('steps', firstStep === undefined ? [] : [{ ...firstStep, gap: 4 }, ...otherSteps]),
    ...section(
      'article',
      (prose.article ?? []).flatMap((block, at) => articlePieces(setting, block, at)),
    ),
    ...section('clip', clipPieces(setting, prose.clip?.questions ?? [])),
    ...section(
      'quiz',
      (prose.quiz ?? []).flatMap((asked, at) => quizPieces(setting, asked, at)),
    ),
    ...(setting.isCompact
      ? [besidePiece(setting, transfer, check), ...adapt]
      : [...transfer(setting), ...adapt, ...check(setting)]),
    ...evidencePieces(setting, plan.evidence),
    ...(prose.safety === null ? [] : [safetyPiece(setting, prose.safety, plan)]),
  ];
}

/** What to ask after the scene, what after the others that lead here, and what to do that week. */
function transferTexts(setting: Setting, { facts, prose }: Lesson, scenes: PlanFacts['scenes']): string[] {
  const [asked, ...others] = prose.transfer;
  const question = word(setting, `lessons.after-other.ask.${facts.skills[0]}`);
  const otherwise = askedOtherwise(facts, scenes).map(({ title }) =>
    word(setting, 'lessons.after-other.line', { scene: title, question }),
  );
  return [...(asked === undefined ? [] : [asked]), ...otherwise, ...others];
}

function articlePieces(setting: Setting, block: ArticleBlock, at: number): Piece[] {
  if (block.kind === 'list') {
    const bullet = (index: number): Bullet => (block.start === null ? 'dot' : block.start + index);
    const items = block.items.map((text, index) => ({ text, bullet: bullet(index) }));
    return listPieces(setting, `article-${at}`, items);
  }
  const { lead, text } = block;
  const piece = paragraphPiece(setting, lead === null ? text : `**${lead}** ${text}`, at === 0 ? 1 : 7);
  // What leads into a list stays with its first item.
  return [{ ...piece, keeps: /[:：]$/.test(text) }];
}

function clipPieces(setting: Setting, questions: readonly string[]): Piece[] {
  if (questions.length === 0) return [];
  const items = questions.map((text, index) => ({ text, bullet: index + 1 }));
  return [
    { ...paragraphPiece(setting, word(setting, 'lessons-paper.clip-how'), 1), keeps: true },
    ...listPieces(setting, 'clip', items),
  ];
}

/** A question stays with its answers. */
function quizPieces(setting: Setting, { text, answers }: QuizQuestion, at: number): Piece[] {
  const rows = answers.map((answer) => ({ head: answer.text, text: answer.reply }));
  const pieces = [
    paragraphPiece(setting, `**${at + 1}. ${text.replaceAll('**', '')}**`, at === 0 ? 2 : 9),
    ...(setting.isRunOn
      ? [paragraphPiece(setting, runOn(setting, rows), 1)]
      : rowPieces(setting, `quiz-${at}`, rows, 0.36).map((piece, row) => ({
          ...piece,
          gap: row === 0 ? 3 : 0,
        }))),
  ];
  return pieces.map((piece, index) => ({ ...piece, keeps: index < pieces.length - 1 }));
}

function adaptPieces(setting: Setting, adapt: Lesson['prose']['adapt'], { unreadBy }: PlanFacts): Piece[] {
  const rows = ADAPT_KEYS.flatMap((key) => {
    const text = adapt[key];
    const isUnread = key === 'autistic-learners' && unreadBy.includes('autistic-reader');
    const note = isUnread ? word(setting, 'lessons-paper.unread.autistic-reader') : undefined;
    return text === undefined ? [] : [{ head: word(setting, `lessons-paper.adapt.${key}`), text, note }];
  });
  return rowPieces(setting, 'adapt', rows, 0.205).map((piece, at) => ({ ...piece, gap: at === 0 ? 2 : 0 }));
}

/** The last of them is no sign at all: its lead stands out. */
function checkPieces(setting: Setting, check: readonly string[]): Piece[] {
  const items = check.map((text, at) =>
    at < check.length - 1
      ? { text, bullet: 'tick' as const }
      : { text: text.replace(/^([^:：]+[:：])/, '**$1**'), bullet: 'none-at-all' as const },
  );
  return listPieces(setting, 'check', items);
}

/** Notes are written in English only: no other paper has them yet. */
function evidencePieces(setting: Setting, evidence: PlanFacts['evidence']): Piece[] {
  if (evidence === null || setting.language !== 'en') return [];
  const { strength, note, sources } = evidence;
  return [
    framePiece(
      setting,
      (inner) => [
        paragraphPiece(
          inner,
          `**${word(setting, 'lessons-paper.evidence', { strength: word(setting, `lessons-paper.strengths.${strength}`) })}** ${note}`,
        ),
        paragraphPiece({ ...inner, size: 9 }, word(setting, 'lessons-paper.sources', { sources }), 2),
      ],
      PLAIN_FRAME,
    ),
  ];
}

function safetyPiece(setting: Setting, own: readonly string[], { worrying, unreadBy }: PlanFacts): Piece {
  return framePiece(
    setting,
    (inner) => [
      ...(worrying === null ? [] : [safetyTitle(inner, worrying.title)]),
      ...(worrying?.paragraphs ?? []).map((text, at) => paragraphPiece(inner, text, at === 0 ? 1 : 4)),
      ...(own.length === 0
        ? []
        : [paragraphPiece(inner, `**${word(setting, 'lessons-paper.in-this-lesson')}** ${own[0]}`, 7)]),
      ...own.slice(1).map((text) => paragraphPiece(inner, text, 4)),
      ...(unreadBy.includes('counselor')
        ? [paragraphPiece({ ...inner, size: 9 }, word(setting, 'lessons-paper.unread.counselor'), 6)]
        : []),
    ],
    SAFETY_FRAME,
  );
}

function safetyTitle({ sheet, frame }: Setting, title: string): Piece {
  const look = { size: 12.5, weight: 'bold', leading: 1.3, color: INK.text } as const;
  return {
    gap: 0,
    height: sheet.height(title, frame.width, look),
    draw: (y) => sheet.part('H2', () => void sheet.text(title, { x: frame.x, y, width: frame.width }, look)),
  };
}
