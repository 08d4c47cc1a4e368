import { renderToStaticMarkup } from 'react-dom/server';
import { FACE_DRAWINGS } from '#product/check-ins/web/faces/draw.tsx';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import { CoverDrawing } from '#product/lessons/web/cover/cover-drawing.tsx';
import { PLAY_DRAWINGS } from '#product/play/art/draw.tsx';
import { DRAWINGS } from '#product/site/web/drawings/draw.tsx';

/** Every picture as the text of an SVG file, for the build to keep. */
export function drawPictures(): { name: string; svg: string }[] {
  const own = [...DRAWINGS, ...FACE_DRAWINGS].map(([name, draw]) => ({
    name,
    svg: renderToStaticMarkup(draw()),
  }));
  const play = PLAY_DRAWINGS.map(([name, draw]) => ({
    name: `play/${name}`,
    svg: renderToStaticMarkup(draw()),
  }));
  return [...own, ...play];
}

/** The cover of every lesson, for paper; pages put theirs together from a place and two figures. */
export function drawCovers({ lessons }: LessonLibrary): { name: string; svg: string }[] {
  return lessons.flatMap(({ en: lesson }) => {
    if (lesson === undefined) return [];
    const { cover, facts } = lesson;
    return [
      { name: facts.id, svg: renderToStaticMarkup(<CoverDrawing cover={cover} level={facts.level} />) },
    ];
  });
}
