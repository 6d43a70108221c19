import { walkXml } from '../open-parts.ts';

type Attribute = (name: string) => string | undefined;

/** The legacy palette (ECMA-376 part 1, 18.8.27). */
const palette =
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff 000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'.split(
    ' ',
  );

/** The order of a theme's colours: the first two pairs are swapped. */
const themeOrder = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];

/** The colours of a workbook's theme, in the order in which styles number them. */
export function readTheme(xml: string): string[] {
  const colors = new Map<string, string>();
  let current = '';
  if (!xml) return [];
  walkXml(xml, {
    open(name, attribute) {
      if (themeOrder.includes(name)) current = name;
      else if (current && (name === 'srgbClr' || name === 'sysClr')) {
        const color = hex(attribute(name === 'sysClr' ? 'lastClr' : 'val') ?? '');
        if (color && !colors.has(current)) colors.set(current, color);
      }
    },
    close(name) {
      if (name === current) current = '';
    },
  });
  return themeOrder.map((name) => colors.get(name) ?? (name.startsWith('dk') ? '#000000' : '#ffffff'));
}

/** The colour of an element; undefined if it names none or the default. */
export function colorOf(attribute: Attribute, theme: string[]): string | undefined {
  const rgb = attribute('rgb');
  const tint = Number(attribute('tint') ?? 0);
  const named = attribute('theme') ?? attribute('indexed');
  if (rgb !== undefined) return tinted(hex(rgb.slice(-6)), tint);
  if (named === undefined) return undefined;
  const index = Number(named);
  return tinted(attribute('theme') === undefined ? hex(palette[index] ?? '') : theme[index], tint);
}

const hex = (value: string): string | undefined =>
  /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : undefined;

/** Makes a colour lighter by a fraction of its distance to white, or darker by a fraction of its lightness. */
function tinted(color: string | undefined, tint: number): string | undefined {
  if (!color || !tint || !Number.isFinite(tint)) return color;
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    const moved = tint < 0 ? value * (1 + tint) : value + (255 - value) * tint;
    return Math.round(Math.min(255, Math.max(0, moved)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
