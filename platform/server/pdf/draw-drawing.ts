import type { Drawing, Gradient, Part, Shape } from '#platform/contract/drawing/drawing.ts';

type Doc = PDFKit.PDFDocument;
export type PictureBox = { x: number; y: number; width: number; height: number; round?: number };

/** Fills a box with a drawing; what stands over is cut off, on both sides alike. */
export function drawDrawing(
  doc: Doc,
  drawing: Drawing,
  { x, y, width, height, round = 0 }: PictureBox,
): void {
  const scale = Math.max(width / drawing.width, height / drawing.height);
  doc.save();
  if (round > 0) doc.roundedRect(x, y, width, height, round).clip();
  else doc.rect(x, y, width, height).clip();
  doc.translate(x + (width - scale * drawing.width) / 2, y + (height - scale * drawing.height) / 2);
  doc.scale(scale);
  for (const part of drawing.parts) drawPart(doc, part);
  doc.restore();
}

function drawPart(doc: Doc, part: Part): void {
  doc.save();
  if (part.kind === 'shape') drawShape(doc, part);
  else {
    doc.transform(...part.move);
    if (part.clip !== null) doc.path(part.clip).clip();
    for (const inner of part.parts) drawPart(doc, inner);
  }
  doc.restore();
}

function drawShape(doc: Doc, { path, isEvenOdd, fill, stroke }: Shape): void {
  if (fill !== null) {
    const { paint, opacity } = fill;
    doc.fillColor(typeof paint === 'string' ? paint : gradientOn(doc, paint), opacity);
  }
  if (stroke !== null) {
    const { color, opacity, width, dash } = stroke;
    doc.strokeColor(color, opacity).lineWidth(width);
    doc.lineCap(stroke.hasRoundCaps ? 'round' : 'butt').lineJoin(stroke.hasRoundJoins ? 'round' : 'miter');
    if (dash !== null) doc.dash(dash[0], { space: dash[1] });
  }
  const rule = isEvenOdd ? 'even-odd' : 'non-zero';
  if (fill !== null && stroke !== null) doc.path(path).fillAndStroke(undefined, undefined, rule);
  else if (fill !== null) doc.path(path).fill(rule);
  else if (stroke !== null) doc.path(path).stroke();
}

function gradientOn(doc: Doc, gradient: Gradient): ReturnType<Doc['linearGradient']> {
  const made =
    gradient.kind === 'linear'
      ? doc.linearGradient(...gradient.from, ...gradient.to)
      : doc.radialGradient(...gradient.middle, 0, ...gradient.middle, gradient.radius);
  for (const { at, color, opacity } of gradient.stops) made.stop(at, color, opacity);
  return made;
}
