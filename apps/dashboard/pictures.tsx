import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS } from '#product/site/web/draw.tsx';

/** Every picture as the text of an SVG file, for the build to keep. */
export function drawPictures(): { name: string; svg: string }[] {
  return DRAWINGS.map(([name, draw]) => ({ name, svg: renderToStaticMarkup(draw()) }));
}
