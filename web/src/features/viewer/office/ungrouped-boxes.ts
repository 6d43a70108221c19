/** A style of VML as its properties; lengths in points or, in a group, in the group's own units. */
function readStyle(style: string): Map<string, string> {
  const properties = style.split(';', mostProperties).map((property) => property.split(':', 2));
  return new Map(properties.map(([name = '', value = '']) => [name.trim(), value.trim()]));
}

const mostProperties = 60;

/** Points of a CSS length; 0 where it is none. */
const pointsOf = (length: string | undefined): number => {
  const [, value = '0', unit = 'pt'] = /^(-?[\d.]{1,12})(pt|in|cm|mm|px)?$/.exec(length ?? '') ?? [];
  return Number(value) * (inPoints[unit] ?? 1);
};
const inPoints: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** How large a group is in points, how many of them its own units have, and where these begin. */
interface Group {
  width: number;
  height: number;
  across: number;
  down: number;
  originX: number;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"<>]{0,2000})"`).exec(tag)?.[1] ?? '';

function groupOf(tag: string): Group {
  const style = readStyle(attribute(tag, 'style'));
  const [unitsAcross = 0, unitsDown = 0] = attribute(tag, 'coordsize').split(',', 2).map(Number);
  const [originX = 0] = attribute(tag, 'coordorigin').split(',', 1).map(Number);
  const [width, height] = [pointsOf(style.get('width')), pointsOf(style.get('height'))];
  return {
    width,
    height,
    across: unitsAcross > 0 ? width / unitsAcross : 1,
    down: unitsDown > 0 ? height / unitsDown : 1,
    originX,
  };
}

/** A group within another may have other units: no box is larger than the outer one. */
const within = (length: number, most: number): string => Math.min(Math.max(0, length), most).toFixed(1);

/** A box of a group as a block of its own, as large and as far from the left as in the group. */
function asBlock(tag: string, { width, height, across, down, originX }: Group): string {
  const style = readStyle(attribute(tag, 'style'));
  const unitsOf = (name: string) => Number.parseFloat(style.get(name) ?? '0') || 0;
  const own = [
    `margin-left:${within((unitsOf('left') - originX) * across, width)}pt`,
    `width:${within(unitsOf('width') * across, width)}pt`,
    `height:${within(unitsOf('height') * down, height)}pt`,
  ];
  return tag.replace(/\sstyle="[^"<>]{0,2000}"/, () => ` style="display:block;${own.join(';')}"`);
}

/**
 * A part whose grouped text boxes stand alone, one below the other: the drawing library leaves out whole groups, with the text of their boxes.
 * At their own places they could cover other text. Shapes without text stay left out.
 */
export function withUngroupedBoxes(xml: string): string {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  let group: Group = { width: 0, height: 0, across: 1, down: 1, originX: 0 };
  for (const { 0: tag, 1: slash, index } of xml.matchAll(/<(\/?)v:group(?=[\s/>])[^<>]*>/g)) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (depth === 0) {
      parts.push(xml.slice(from, index));
      from = index;
      group = groupOf(tag);
    }
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    parts.push(boxesOf(xml.slice(from, index), group));
    from = index + tag.length;
  }
  return parts.join('') + xml.slice(from);
}

/** The shapes with a text box in a group, or in groups within it; a box may have shapes of its own in its text. */
function boxesOf(content: string, group: Group): string {
  let boxes = '';
  let [depth, start, opening] = [0, 0, ''];
  for (const { 0: tag, 1: slash, index } of content.matchAll(
    /<(\/?)v:(?:shape|rect|roundrect|oval)(?=[\s/>])[^<>]*>/g,
  )) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (depth === 0) [start, opening] = [index, tag];
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    const inside = content.slice(start + opening.length, index + tag.length);
    if (inside.includes('<v:textbox')) boxes += asBlock(opening, group) + inside;
  }
  return boxes;
}
