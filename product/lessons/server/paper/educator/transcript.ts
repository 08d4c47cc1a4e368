import type { ClipPanel } from '../../../rules/lesson/clip-line.ts';
import type { Lesson } from '../../../rules/lesson/lesson.ts';
import { type Page, type Piece, paginate } from '../frame/frame.ts';
import { type Setting, word } from './looks.ts';
import { framePiece, PLAIN_FRAME, paragraphPiece, titlePiece } from './parts.ts';

/** Large enough to be read aloud at arm's length; smaller only where a story would need a second sheet. */
const SIZES = [13, 12.5, 12, 11.5, 11, 10.5, 10] as const;

/** All that is said in a clip, with its questions where it stops: the way to teach it without a screen. */
export function transcriptPages(
  page: Page,
  { prose }: Lesson,
  watched: { lines: readonly ClipPanel[] } | null,
  room: number,
): Piece[][] {
  if (prose.clip === null || watched === null) return [];
  const { questions } = prose.clip;
  const pagesAt = (size: number): Piece[][] => {
    const setting = { ...page, size, leading: 1.35, air: 0.7 };
    return paginate(
      [
        titlePiece(setting, word(setting, 'lessons-paper.transcript')),
        { ...paragraphPiece(setting, word(setting, 'lessons-paper.transcript-how'), 2), keeps: true },
        ...watched.lines.flatMap((line, at) => linePieces(setting, line, at === 0 ? 10 : 4, questions)),
      ],
      room,
    );
  };
  const fitting = SIZES.find((size) => pagesAt(size).length === 1);
  return pagesAt(fitting ?? 10);
}

/** A question stays with the line after which it is asked. */
function linePieces(
  setting: Setting,
  { who, text, talk }: ClipPanel,
  gap: number,
  questions: readonly string[],
): Piece[] {
  const name = who === 'narrator' ? '' : `**${word(setting, `play.names.${who}`)}:** `;
  const said = paragraphPiece(setting, `${name}${text}`, gap);
  const question = talk === null ? undefined : questions[talk - 1];
  if (question === undefined) return [said];
  const asked = framePiece(setting, (inner) => [paragraphPiece(inner, `**${question}**`)], PLAIN_FRAME);
  return [
    { ...said, keeps: true },
    { ...asked, gap: 6 },
  ];
}
