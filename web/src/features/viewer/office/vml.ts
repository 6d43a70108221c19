/*
 * VML, the drawing markup of Word's fallbacks: the attributes and the outlines of its shapes. The drawing library draws rectangles, ellipses
 * and lines of it, pictures and the text of boxes, but no paths and no groups.
 */

/** A style of VML as its properties; lengths in points or, in a group, in the group's own units. */
export function readStyle(style: string): Map<string, string> {
  const properties = style.split(';', mostProperties).map((property) => property.split(':', 2));
  return new Map(properties.map(([name = '', value = '']) => [name.trim(), value.trim()]));
}

const mostProperties = 60;

/** Points of a CSS length; 0 where it is none. */
export const pointsOf = (length: string | undefined): number => {
  const [, value = '0', unit = 'pt'] = /^(-?[\d.]{1,12})(pt|in|cm|mm|px)?$/.exec(length ?? '') ?? [];
  return Number(value) * (inPoints[unit] ?? 1);
};
const inPoints: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

export const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"<>]{0,2000})"`).exec(tag)?.[1] ?? '';

/** A pair of numbers, as of a point; an omitted one is 0. */
export const pairOf = (text: string): [number, number] => {
  const [first = 0, second = 0] = text.split(',', 2).map((part) => Number.parseFloat(part) || 0);
  return [first, second];
};

/** What a shape looks like: the ends of its line, or the corners of its rectangle or of the box around its ellipse, as parts of its size. */
export interface Outline {
  form: 'rect' | 'oval' | 'line';
  from: readonly [number, number];
  to: readonly [number, number];
}

const whole = { from: [0, 0], to: [1, 1] } as const;

/** The numbers of Word's own shape types: text box, rectangle, process; ellipse, connector; line, straight connector. */
const forms: Readonly<Record<string, Outline['form']>> = {
  '202': 'rect',
  '1': 'rect',
  '109': 'rect',
  '3': 'oval',
  '120': 'oval',
  '20': 'line',
  '32': 'line',
};

/** The outline of a shape by its opening tag; null: it is none that the library draws. */
export function outlineOf(tag: string): Outline | null {
  const name = /^<v:(\w+)/.exec(tag)?.[1] ?? '';
  if (name === 'rect' || name === 'roundrect') return { form: 'rect', ...whole };
  if (name === 'oval') return { form: 'oval', ...whole };
  if (name === 'line') return { form: 'line', ...whole };
  const form = forms[/_t(\d{1,3})$/.exec(attribute(tag, 'type'))?.[1] ?? ''];
  if (form) return { form, ...whole };
  const [width, height] = pairOf(attribute(tag, 'coordsize') || '1000,1000');
  const ends = endsOfPath(attribute(tag, 'path'));
  if (!ends) return null;
  const [ofPath, from, to] = ends;
  const part = ([x, y]: Point) => [width > 0 ? x / width : 0, height > 0 ? y / height : 0] as const;
  return { form: ofPath, from: part(from), to: part(to) };
}

type Point = readonly [number, number];

/** The ends of a path that is one line, or two corners of one that is a rectangle; null: it is another. */
function endsOfPath(path: string): ['rect' | 'line', Point, Point] | null {
  const points: Point[] = [];
  // Move, line, relative line; close and end have no numbers.
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([-\d.,\s]*)/gi)) {
    if (command === 'x' || command === 'e') continue;
    if (!'mlr'.includes(command) || (command === 'm' && points.length > 0)) return null;
    const values = numbers.trim().split(/\s*,\s*|\s+/);
    for (let at = 0; at < values.length; at += 2) {
      const [x, y] = [Number(values[at]), Number(values[at + 1] ?? 0)];
      const [fromX, fromY] = (command === 'r' && points.at(-1)) || [0, 0];
      points.push([fromX + x, fromY + y]);
    }
  }
  const [first, second] = points;
  if (!first || !second || points.flat().some(Number.isNaN)) return null;
  if (points.length === 2) return ['line', first, second];
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const isRectangle =
    points.length >= 4 &&
    points.every(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? first;
      return (x === left || x === right) && (y === top || y === bottom) && (x === nextX || y === nextY);
    });
  return isRectangle ? ['rect', [left, top], [right, bottom]] : null;
}

const color = (text: string): string => /^(?:#[\da-f]{3,6}|[a-z]{1,30})(?=\s|$)/i.exec(text)?.[0] ?? '';

/** The colour that fills a shape; empty: none, or not one alone. */
export function fillOf(tag: string, inside: string): string {
  if (/^[f0]/i.test(attribute(tag, 'filled'))) return '';
  // Its text may have shapes of its own.
  const [own = ''] = inside.split('<v:textbox', 1);
  if (/<v:fill\s[^<>]*(?:\btype="(?!solid")|\bopacity=|\bon="[f0])/.test(own)) return '';
  return color(attribute(tag, 'fillcolor') || 'white');
}

/** The line around a shape, as markup that the library reads; empty: none. */
export function strokeOf(tag: string): string {
  if (/^[f0]/i.test(attribute(tag, 'stroked'))) return '';
  const stroke = color(attribute(tag, 'strokecolor') || 'black');
  const weight = pointsOf(attribute(tag, 'strokeweight')) || 0.75;
  return stroke && `<v:stroke color="${stroke}" weight="${weight.toFixed(2)}pt"/>`;
}

/** The space around the text of a box, in points: left, top, right, bottom. */
export function insetOf(inside: string): [number, number, number, number] {
  const own = attribute(/<v:textbox\s[^<>]*>/.exec(inside)?.[0] ?? '', 'inset').split(',', 4);
  const [left = 0, top = 0, right = 0, bottom = 0] = usualInset.map((usual, side) =>
    own[side]?.trim() ? pointsOf(own[side].trim()) : usual,
  );
  return [left, top, right, bottom];
}

const usualInset = [7.2, 3.6, 7.2, 3.6];

/** Whether a drawing's position is that from its text, rather than from the page, or from a side. */
export const isPlacedFromText = (style: string): boolean =>
  /(?:^|;)position:absolute(?:;|$)/.test(style) &&
  !/mso-position-(?:horizontal:(?!absolute)|horizontal-relative:page|vertical-relative:(?:page|margin))/.test(style);
