import type { Drawing, Gradient, Group, Matrix, Part, Shape } from './drawing.ts';
import { type Element, readMarkup, unknown } from './markup.ts';
import { LOOKS, number, numbersIn, PLAIN, type Style, styleIn } from './style.ts';

/**
 * Reads an SVG of our own art: the elements and attributes that it is drawn with, and no others. What is not known is
 * refused, so that nothing is silently left out of a picture.
 */
export function readDrawing(svg: string): Drawing {
  const root = readMarkup(svg);
  if (root.name !== 'svg') unknown(`<${root.name}> as its frame`);
  const byId = new Map<string, Element>();
  collectIds(root, byId);
  const [left, top, width, height] = viewBoxOf(root);
  const parts = partsOf(root, styleOf(root, PLAIN), byId);
  return { width, height, parts: [group([1, 0, 0, 1, -left, -top], null, parts)] };
}

/** For browsers and those who have a page read to them; a pen has no use for them. */
const UNSEEN = ['xmlns', 'focusable', 'aria-hidden', 'role', 'aria-label', 'data-eyes', 'data-tail', 'id'];

/** What each element may say beside its looks. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'x', 'y', 'width', 'height'],
  g: ['transform', 'clip-path'],
  defs: [],
  use: ['href', 'x', 'y'],
  path: ['d', 'transform'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  linearGradient: ['x1', 'y1', 'x2', 'y2'],
  radialGradient: [],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: [],
};

function collectIds(element: Element, byId: Map<string, Element>): void {
  const { name, attributes, children } = element;
  const known = KNOWN[name] ?? unknown(`<${name}>`);
  for (const attribute of attributes.keys()) {
    if (!known.includes(attribute) && !UNSEEN.includes(attribute) && !LOOKS.has(attribute))
      unknown(`${attribute} at <${name}>`);
  }
  const id = attributes.get('id');
  if (id !== undefined) byId.set(id, element);
  for (const child of children) collectIds(child, byId);
}

type ById = ReadonlyMap<string, Element>;

const styleOf = ({ attributes }: Element, around: Style): Style => styleIn(attributes, around);

function partsOf({ children }: Element, style: Style, byId: ById): Part[] {
  return children.flatMap((child) => partsFor(child, styleOf(child, style), byId));
}

function partsFor(element: Element, style: Style, byId: ById): Part[] {
  switch (element.name) {
    case 'svg':
      return [frameOf(element, style, byId)];
    case 'g': {
      const clip = element.attributes.get('clip-path');
      const parts = partsOf(element, style, byId);
      return [group(moveOf(element), clip === undefined ? null : clipOf(clip, byId), parts)];
    }
    case 'use': {
      const [x, y] = [measure(element, 'x'), measure(element, 'y')];
      const used = referred(element.attributes.get('href') ?? '', byId);
      return [group([1, 0, 0, 1, x, y], null, partsFor(used, styleOf(used, style), byId))];
    }
    case 'path':
    case 'circle':
    case 'ellipse':
    case 'rect':
      return moved(element, shapeOf(element, style, byId));
    // Seen where something refers to them.
    default:
      return [];
  }
}

function group(move: Matrix, clip: string | null, parts: Part[]): Group {
  return { kind: 'group', move, clip, parts };
}

function moved(element: Element, shape: Shape): Part[] {
  return element.attributes.has('transform') ? [group(moveOf(element), null, [shape])] : [shape];
}

/** A drawing within a drawing shows what is in its frame. */
function frameOf(element: Element, style: Style, byId: ById): Group {
  const [left, top, wide, high] = viewBoxOf(element);
  const [width, height] = [measure(element, 'width', wide), measure(element, 'height', high)];
  const scale = Math.min(width / wide, height / high);
  const x = measure(element, 'x') + (width - scale * wide) / 2 - scale * left;
  const y = measure(element, 'y') + (height - scale * high) / 2 - scale * top;
  const clip = rectPath({ x: left, y: top, width: wide, height: high, round: 0 });
  return group([scale, 0, 0, scale, x, y], clip, partsOf(element, style, byId));
}

function viewBoxOf({ attributes }: Element): [number, number, number, number] {
  const [left, top, width, height] = numbersIn(attributes.get('viewBox') ?? '');
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return unknown('a frame without measures');
  return [left, top, width, height];
}

function measure({ attributes }: Element, name: string, otherwise = 0): number {
  const said = attributes.get(name);
  return said === undefined ? otherwise : number(said);
}

function referred(to: string, byId: ById): Element {
  const id = /^(?:url\()?#([^)]+)\)?$/.exec(to)?.[1] ?? '';
  return byId.get(id) ?? unknown(`${to} without what it means`);
}

function clipOf(clip: string, byId: ById): string {
  const [only, ...others] = referred(clip, byId).children;
  return only === undefined || others.length > 0 ? unknown('a clip of several shapes') : pathOf(only);
}

function shapeOf(element: Element, style: Style, byId: ById): Shape {
  const { fill, stroke, opacity } = style;
  return {
    kind: 'shape',
    path: pathOf(element),
    isEvenOdd: style.isEvenOdd,
    fill:
      fill === 'none'
        ? null
        : {
            paint: fill.startsWith('url') ? gradientOf(fill, element, byId) : fill,
            opacity: opacity * style.fillOpacity,
          },
    stroke:
      stroke === 'none'
        ? null
        : {
            color: stroke.startsWith('#') ? stroke : unknown(`a line in ${stroke}`),
            opacity: opacity * style.strokeOpacity,
            width: style.strokeWidth,
            hasRoundCaps: style.hasRoundCaps,
            hasRoundJoins: style.hasRoundJoins,
            dash: style.dash,
          },
  };
}

type Rect = { x: number; y: number; width: number; height: number; round: number };

function rectOf(element: Element): Rect {
  const at = (name: string): number => measure(element, name);
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height'), round: at('rx') };
}

function rectPath({ x, y, width, height, round }: Rect): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const arc = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${x + width - r}${arc(x + width, y + r)}V${y + height - r}`,
    `${arc(x + width - r, y + height)}H${x + r}${arc(x, y + height - r)}V${y + r}${arc(x + r, y)}Z`,
  ].join('');
}

function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const arc = (toX: number): string => `A${rx} ${ry} 0 1 1 ${toX} ${y}`;
  return `M${x - rx} ${y}${arc(x + rx)}${arc(x - rx)}Z`;
}

function pathOf(element: Element): string {
  const at = (name: string): number => measure(element, name);
  switch (element.name) {
    case 'path': {
      const path = element.attributes.get('d') ?? '';
      return /^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/.test(path) ? path : unknown(`the path ${path}`);
    }
    case 'circle':
      return ellipsePath(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipsePath(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectPath(rectOf(element));
    default:
      return unknown(`the shape <${element.name}>`);
  }
}

/** Measured by the shape that it fills: a wash fills a rect, a glow a circle. */
function gradientOf(fill: string, shape: Element, byId: ById): Gradient {
  const gradient = referred(fill, byId);
  const stops = gradient.children.map(({ attributes }) => ({
    at: number(attributes.get('offset') ?? ''),
    color: attributes.get('stop-color') ?? '',
    opacity: number(attributes.get('stop-opacity') ?? '1'),
  }));
  if (gradient.name === 'linearGradient' && shape.name === 'rect') {
    const { x, y, width, height } = rectOf(shape);
    const point = (h: string, v: string) =>
      [x + width * measure(gradient, h), y + height * measure(gradient, v)] as const;
    return { kind: 'linear', from: point('x1', 'y1'), to: point('x2', 'y2'), stops };
  }
  if (gradient.name === 'radialGradient' && shape.name === 'circle') {
    const middle = [measure(shape, 'cx'), measure(shape, 'cy')] as const;
    return { kind: 'radial', middle, radius: measure(shape, 'r'), stops };
  }
  return unknown(`<${gradient.name}> in <${shape.name}>`);
}

/** `translate(4 2) rotate(30) scale(-1 1)`: what stands last is done first. */
function moveOf({ attributes }: Element): Matrix {
  const said = attributes.get('transform');
  if (said === undefined) return [1, 0, 0, 1, 0, 0];
  const deeds = [...said.matchAll(/\s*(\w+)\(([^)]*)\)/g)];
  if (deeds.map(([deed]) => deed).join('') !== said) unknown(`the move ${said}`);
  return deeds.map(([, name = '', words = '']) => matrixOf(name, numbersIn(words))).reduce(times);
}

function matrixOf(name: string, [first = 0, second, third]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (name !== 'rotate') return unknown(`the move ${name}`);
  const turn = (first * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [second ?? 0, third ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function times(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [g, h, i, j, k, l] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
