import {
  attribute,
  fillOf,
  insetOf,
  isPlacedFromText,
  type Outline,
  outlineOf,
  pairOf,
  pointsOf,
  readStyle,
  strokeOf,
} from './vml.ts';

/** A place in points, from the corner of the outermost group. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A group: its place, how many points its own units have, and where these begin. */
interface Group extends Box {
  across: number;
  down: number;
  originX: number;
  originY: number;
}

function groupOf(tag: string, box: Box): Group {
  const [unitsAcross, unitsDown] = pairOf(attribute(tag, 'coordsize') || '1000,1000');
  const [originX, originY] = pairOf(attribute(tag, 'coordorigin'));
  return {
    ...box,
    across: unitsAcross > 0 ? box.width / unitsAcross : 1,
    down: unitsDown > 0 ? box.height / unitsDown : 1,
    originX,
    originY,
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));

/** A place in the units of a group, in points. None is outside of the outermost group. */
function boxIn(group: Group, outer: Box, [x, y]: readonly number[], [width, height]: readonly number[]): Box {
  const left = between(group.left + ((x ?? 0) - group.originX) * group.across, 0, outer.width);
  const top = between(group.top + ((y ?? 0) - group.originY) * group.down, 0, outer.height);
  return {
    left,
    top,
    width: between((width ?? 0) * group.across, 0, outer.width - left),
    height: between((height ?? 0) * group.down, 0, outer.height - top),
  };
}

/** Marks what is placed in the box that the library draws around a drawing, for `placeTextBoxes`. */
export const groupMark = '--in-group';

/** In points. Word draws lines and shapes that are thinner, too, but a browser would show hardly anything. */
const thinnest = 0.75;

/** A group that does not move the text and is higher than this, in points, is the background of a page rather than a drawing on it. */
const highestDrawing = 500;

/** In points. A group that is further below its paragraph has other text between them, which is drawn after the group here. */
const longestGap = 36;

const points = (value: number) => `${value.toFixed(2)}pt`;

function styleAt({ left, top, width, height }: Box): string {
  const size = `width:${points(Math.max(thinnest, width))};height:${points(Math.max(thinnest, height))}`;
  return `${groupMark}:1;position:absolute;left:${points(left)};top:${points(top)};${size};overflow:visible`;
}

/**
 * A part whose groups are drawn: the drawing library leaves out whole groups, with the text of their boxes. Each gets room in the text, so
 * that it covers no other text, and its rectangles, ellipses, lines and text boxes are placed in it. Groups that float over the text and have
 * no text are left out, and of backgrounds of whole pages only the text boxes are shown, one below the other.
 */
export function withPlacedGroups(xml: string): string {
  const parts: string[] = [];
  let [from, depth, opening] = [0, 0, ''];
  const margins = /<w:pgMar\s([^<>]*)/.exec(xml)?.[1] ?? '';
  const pageLeft = Number(/w:left="(-?\d{1,6})"/.exec(margins)?.[1] ?? 0) / 20;
  for (const { 0: tag, 1: slash, index } of xml.matchAll(/<(\/?)v:group(?=[\s/>])[^<>]*>/g)) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (depth === 0) {
      parts.push(xml.slice(from, index));
      from = index;
      opening = tag;
    }
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    parts.push(drawnGroup(opening, xml.slice(from + opening.length, index), pageLeft));
    from = index + tag.length;
  }
  return parts.join('') + xml.slice(from);
}

function drawnGroup(tag: string, content: string, pageLeft: number): string {
  const style = readStyle(attribute(tag, 'style'));
  const size = { width: pointsOf(style.get('width')), height: pointsOf(style.get('height')) };
  const isFloating = style.get('position') === 'absolute';
  const movesText = !isFloating || /<w10:wrap\s[^<>]*type="(?!none")/.test(content);
  const outer = isFloating ? { ...offsetOf(style, pageLeft), ...size } : { left: 0, top: 0, ...size };
  const shapes = shapesOf(content, tag, { left: 0, top: 0, ...size });
  const boxes = shapes.filter(({ hasText }) => hasText);
  if (!movesText && boxes.length === 0) return '';
  if (!movesText && size.height > highestDrawing) return boxes.map(asBlock).join('');
  const room = `${groupMark}:${isFloating ? 'block' : 'inline'};display:block;width:${points(Math.max(0, outer.left) + outer.width)};height:${points(outer.top + outer.height)}`;
  const drawn = shapes.map((shape) => asPlaced(shape, outer)).join('');
  return drawn && `<v:shape style="${room}"></v:shape>${drawn}`;
}

/** How far a floating group is from its text, as far as it is placed from there. */
function offsetOf(style: ReadonlyMap<string, string>, pageLeft: number): { left: number; top: number } {
  const [across, down] = [style.get('mso-position-horizontal'), style.get('mso-position-vertical')];
  const [fromX, fromY] = [style.get('mso-position-horizontal-relative'), style.get('mso-position-vertical-relative')];
  const left = pointsOf(style.get('margin-left')) - (fromX === 'page' ? pageLeft : 0);
  const top = pointsOf(style.get('margin-top'));
  const isTopFromText = (!down || down === 'absolute') && !/page|margin/.test(fromY ?? '');
  return {
    left: !across || across === 'absolute' ? Math.max(-pageLeft, left) : 0,
    top: isTopFromText && top > 0 && top <= longestGap ? top : 0,
  };
}

interface Shape {
  tag: string;
  /** The markup in it, with its text, if it has one. */
  inside: string;
  hasText: boolean;
  box: Box;
}

/** The shapes of a group, and of groups within it; the text of a box may have shapes of its own. */
function shapesOf(content: string, tag: string, outer: Box): Shape[] {
  const shapes: Shape[] = [];
  const groups = [groupOf(tag, outer)];
  let [depth, start, opening] = [0, 0, ''];
  for (const { 0: found, 1: slash, 2: name, index } of content.matchAll(
    /<(\/?)v:(group|shape|rect|roundrect|oval|line)(?=[\s/>])[^<>]*>/g,
  )) {
    const group = groups.at(-1);
    const isEmpty = found.endsWith('/>');
    if (!group || (slash && depth === 0 && name !== 'group')) continue;
    if (name === 'group') {
      if (depth > 0 || isEmpty) continue;
      if (slash) groups.pop();
      else {
        const box = boxOf(found, group, outer);
        groups.push(box.width > 0 && box.height > 0 ? groupOf(found, box) : group);
      }
      continue;
    }
    if (depth === 0) [start, opening] = [index, found];
    if (!isEmpty) depth += slash ? -1 : 1;
    if (depth > 0) continue;
    const inside = isEmpty ? '' : content.slice(start + opening.length, index);
    shapes.push({ tag: opening, inside, hasText: inside.includes('<v:textbox'), box: boxOf(opening, group, outer) });
  }
  return shapes;
}

function boxOf(tag: string, group: Group, outer: Box): Box {
  if (tag.startsWith('<v:line')) {
    const [[x1, y1], [x2, y2]] = [pairOf(attribute(tag, 'from')), pairOf(attribute(tag, 'to'))];
    return boxIn(group, outer, [Math.min(x1, x2), Math.min(y1, y2)], [Math.abs(x2 - x1), Math.abs(y2 - y1)]);
  }
  const style = readStyle(attribute(tag, 'style'));
  const [x, y, width, height] = ['left', 'top', 'width', 'height'].map(
    (name) => Number.parseFloat(style.get(name) ?? '0') || 0,
  );
  return boxIn(group, outer, [x ?? 0, y ?? 0], [width ?? 0, height ?? 0]);
}

/** A text box as a block of its own, as large and as far from the left as in the group. */
const asBlock = ({ inside, box: { left, width, height } }: Shape): string =>
  `<v:shape style="display:block;margin-left:${points(left)};width:${points(width)};height:${points(height)}">${inside}</v:shape>`;

/** A shape at its place in a group that begins there: what it is filled with, its line and, above them, its text. */
function asPlaced({ tag, inside, hasText, box }: Shape, start: Pick<Box, 'left' | 'top'>): string {
  const at = { ...box, left: start.left + box.left, top: start.top + box.top };
  const drawn = inside.includes('<v:imagedata') && !hasText ? '' : drawnOutline(tag, inside, at);
  if (!hasText) return drawn;
  const [left, top, right, bottom] = insetOf(inside);
  const room = {
    left: at.left + left,
    top: at.top + top,
    width: at.width - left - right,
    height: at.height - top - bottom,
  };
  return `${drawn}<v:shape style="${styleAt(room)}">${inside}</v:shape>`;
}

function drawnOutline(tag: string, inside: string, at: Box): string {
  const outline = outlineOf(tag);
  if (!outline) return '';
  const { form, from, to } = outline;
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const part = {
    left: at.left + x * at.width,
    top: at.top + y * at.height,
    width: Math.abs(to[0] - from[0]) * at.width,
    height: Math.abs(to[1] - from[1]) * at.height,
  };
  const stroke = strokeOf(tag);
  if (form === 'line') return stroke && `<v:line style="${styleAt(part)}" ${endsOf(tag, outline)}>${stroke}</v:line>`;
  const fill = fillOf(tag, inside);
  if (!fill && !stroke) return '';
  return `<v:${form} style="${styleAt(part)}"${fill && ` fillcolor="${fill}"`}>${stroke}</v:${form}>`;
}

/** The ends of a line in its box: it goes down to the right, or up. */
function endsOf(tag: string, { from, to }: Outline): string {
  const [[x1, y1], [x2, y2]] = tag.startsWith('<v:line')
    ? [pairOf(attribute(tag, 'from')), pairOf(attribute(tag, 'to'))]
    : [from, to];
  const flips = readStyle(attribute(tag, 'style')).get('flip') ?? '';
  const isRising = (x2 - x1) * (y2 - y1) < 0 !== /^(?:x|y)$/.test(flips);
  return isRising ? 'from="0,100%" to="100%,0"' : 'from="0,0" to="100%,100%"';
}

/**
 * A part whose filled rectangles that float over the text are drawn behind it, so that they cover nothing. The drawing library does not draw
 * their paths. Those that are not placed from their text are left out, since they could be behind any other.
 */
export const withFilledShapes = (xml: string): string =>
  xml.replaceAll(/<v:shape\s[^<>]*[^<>/]>(?:\s{0,200}<\w{1,5}:[^<>]*\/>){0,20}\s{0,200}<\/v:shape>/g, (shape) => {
    const tag = /^[^>]*>/.exec(shape)?.[0] ?? '';
    const inside = shape.slice(tag.length);
    const style = attribute(tag, 'style');
    const fill = /<v:(?:imagedata|textpath)/.test(inside) ? '' : fillOf(tag, inside);
    if (!fill || outlineOf(tag)?.form !== 'rect' || !isPlacedFromText(style)) return shape;
    return `<v:rect style="${style};z-index:-1" fillcolor="${fill}">${strokeOf(tag)}</v:rect>`;
  });
