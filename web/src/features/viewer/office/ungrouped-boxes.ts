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

/** How many points the own units of a group have, and where they begin. */
interface Group {
  across: number;
  down: number;
  originX: number;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"<>]{0,2000})"`).exec(tag)?.[1] ?? '';

function groupOf(tag: string): Group {
  const style = readStyle(attribute(tag, 'style'));
  const [width = 0, height = 0] = attribute(tag, 'coordsize').split(',', 2).map(Number);
  const [originX = 0] = attribute(tag, 'coordorigin').split(',', 1).map(Number);
  return {
    across: width > 0 ? pointsOf(style.get('width')) / width : 1,
    down: height > 0 ? pointsOf(style.get('height')) / height : 1,
    originX,
  };
}

/** A box of a group as a block of its own, as large and as far from the left as in the group. */
function asBlock(tag: string, { across, down, originX }: Group): string {
  const style = readStyle(attribute(tag, 'style'));
  const unitsOf = (name: string) => Number.parseFloat(style.get(name) ?? '0') || 0;
  const own = [
    `margin-left:${(Math.max(0, unitsOf('left') - originX) * across).toFixed(1)}pt`,
    `width:${(unitsOf('width') * across).toFixed(1)}pt`,
    `height:${(unitsOf('height') * down).toFixed(1)}pt`,
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
  let group: Group = { across: 1, down: 1, originX: 0 };
  for (const { 0: tag, 1: slash, index } of xml.matchAll(/<(\/?)v:group(?=[\s/>])[^<>]*>/g)) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (depth === 0) {
      parts.push(xml.slice(from, index));
      from = index;
      group = groupOf(tag);
    }
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    parts.push(...boxesOf(xml.slice(from, index), group));
    from = index + tag.length;
  }
  return parts.join('') + xml.slice(from);
}

/** The shapes with a text box in a group, or in groups within it. */
function boxesOf(content: string, group: Group): string[] {
  const boxes: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: name, index } of content.matchAll(/<v:(shape|rect|roundrect|oval)(?=[\s/>])[^<>]*>/g)) {
    if (index < from || tag.endsWith('/>')) continue;
    const end = `</v:${name}>`;
    const at = content.indexOf(end, index);
    // Not well formed: the part will be refused.
    if (at < 0) break;
    from = at + end.length;
    const inside = content.slice(index + tag.length, from);
    if (inside.includes('<v:textbox')) boxes.push(asBlock(tag, group) + inside);
  }
  return boxes;
}
