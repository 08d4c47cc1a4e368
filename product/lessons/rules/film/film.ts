import type { Locale } from '#brands/brand.ts';

/**
 * The film of the documentation page, shot after shot; `lessons-film` has a caption and a description of each. What
 * children press lies below: there the caption stands above.
 */
export const FILM_SHOTS = [
  { id: 'front', seconds: 6, isCaptionAbove: false },
  { id: 'add-student', seconds: 8, isCaptionAbove: false },
  { id: 'login-card', seconds: 7, isCaptionAbove: false },
  { id: 'check-in', seconds: 8, isCaptionAbove: true },
  { id: 'scene', seconds: 11, isCaptionAbove: true },
  { id: 'cool-down', seconds: 7, isCaptionAbove: true },
  { id: 'report', seconds: 9, isCaptionAbove: false },
  { id: 'lesson', seconds: 9, isCaptionAbove: false },
  { id: 'family', seconds: 7, isCaptionAbove: false },
  { id: 'begin', seconds: 8, isCaptionAbove: false },
] as const;
export type FilmShot = (typeof FILM_SHOTS)[number]['id'];

export const FILM_SECONDS = FILM_SHOTS.reduce((sum, { seconds }) => sum + seconds, 0);

/** Each shot melts into the next: its caption is there once it stands by itself. */
export const MELT_SECONDS = 0.5;

/** A caption: from when to when, in seconds, and its lines. */
export type Cue = { from: number; to: number; text: string; isAbove: boolean };

export function filmCues(captionOf: (shot: FilmShot) => string): Cue[] {
  let from = 0;
  return FILM_SHOTS.map(({ id, seconds, isCaptionAbove: isAbove }) => {
    const cue = { from: from + MELT_SECONDS, to: from + seconds, text: captionOf(id), isAbove };
    from += seconds;
    return cue;
  });
}

/** As a file that browsers show over the film. */
export function vttOf(cues: readonly Cue[]): string {
  const told = cues.map(
    ({ from, to, text, isAbove }, at) =>
      `${at + 1}\n${moment(from)} --> ${moment(to)}${isAbove ? ' line:3%' : ''}\n${text}\n`,
  );
  return `WEBVTT\n\n${told.join('\n')}`;
}

function moment(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

const LINES_MOST = 2;
/** Of a line, and of a second: Chinese says more with one character. */
const CHARACTERS: Readonly<Record<Locale, { line: number; second: number }>> = {
  en: { line: 42, second: 17 },
  'zh-TW': { line: 16, second: 7 },
};

/** What is wrong with captions, a line each. */
export function cueFaults(cues: readonly Cue[], locale: Locale): string[] {
  const { line, second } = CHARACTERS[locale];
  return cues.flatMap(({ from, to, text }, at) => {
    const lines = text.split('\n');
    const speed = text.replaceAll('\n', ' ').length / (to - from);
    const faults: [boolean, string][] = [
      [from < (cues[at - 1]?.to ?? 0), 'it begins before the last one ends'],
      [to <= from, 'it ends before it begins'],
      [to > FILM_SECONDS, 'the film is over before it ends'],
      [lines.length > LINES_MOST, `${lines.length} lines, ${LINES_MOST} are the most`],
      [lines.some((one) => one.trim() === ''), 'an empty line'],
      [lines.some((one) => one.length > line), `a line is longer than ${line} characters`],
      [speed > second, `${speed.toFixed(1)} characters a second, ${second} are the most`],
    ];
    return faults.filter(([isWrong]) => isWrong).map(([, words]) => `${at + 1}: ${words}`);
  });
}
