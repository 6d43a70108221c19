import { walkXml } from '../open-parts.ts';
import type { CellStyle } from './sheet-model.ts';
import { colorOf } from './workbook-colors.ts';

/** Built-in number formats (ECMA-376 part 1, 18.8.30). Formats that depend on the machine's locale show dates as ISO 8601, like the text that was read. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;($#,##0)',
  6: '$#,##0;[Red]($#,##0)',
  7: '$#,##0.00;($#,##0.00)',
  8: '$#,##0.00;[Red]($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The longest number format that Excel writes. */
const longestFormat = 255;
/** The most styles that Excel allows. */
const mostStyles = 65_000;

type Font = Pick<CellStyle, 'bold' | 'italic' | 'underline' | 'strike' | 'color' | 'size'>;

/** The styles of a workbook, by the number that cells use. */
export function readStyles(xml: string, theme: string[]): CellStyle[] {
  if (!xml) return [];
  const formats = new Map<number, string>();
  const fonts: Font[] = [];
  const fills: (string | undefined)[] = [];
  const borders: NonNullable<CellStyle['borders']>[] = [];
  const styles: CellStyle[] = [];
  let list = '';
  let side = -1;
  let isSolid = false;

  walkXml(xml, {
    open(name, attribute) {
      const isOn = () => !['0', 'false', 'none'].includes(attribute('val') ?? '1');
      if (['fonts', 'fills', 'borders', 'cellXfs', 'cellStyleXfs', 'dxfs', 'numFmts'].includes(name)) {
        list = name;
      } else if (list === 'numFmts' && name === 'numFmt') {
        const code = attribute('formatCode') ?? 'General';
        formats.set(Number(attribute('numFmtId')), code.length > longestFormat ? 'General' : code);
      } else if (list === 'fonts') {
        const font = fonts.at(-1);
        if (name === 'font') fonts.push({});
        else if (!font) return;
        else if (name === 'b' && isOn()) font.bold = true;
        else if (name === 'i' && isOn()) font.italic = true;
        else if (name === 'u' && isOn()) font.underline = true;
        else if (name === 'strike' && isOn()) font.strike = true;
        else if (name === 'sz') font.size = Math.min(72, Math.max(4, Number(attribute('val')) || 11));
        else if (name === 'color') {
          const color = colorOf(attribute, theme);
          if (color) font.color = color;
        }
      } else if (list === 'fills') {
        if (name === 'fill') fills.push(undefined);
        else if (name === 'patternFill') isSolid = (attribute('patternType') ?? 'none') !== 'none';
        else if (name === 'fgColor' && isSolid) fills[fills.length - 1] = colorOf(attribute, theme);
      } else if (list === 'borders') {
        if (name === 'border') borders.push([null, null, null, null]);
        const at = ['top', 'right', 'bottom', 'left'].indexOf(name);
        const border = borders.at(-1);
        if (at >= 0) {
          side = at;
          const line = attribute('style');
          if (border && line && line !== 'none') border[at] = '#000000';
        } else if (name === 'color' && border?.[side]) border[side] = colorOf(attribute, theme) ?? '#000000';
      } else if (list === 'cellXfs' && name === 'xf' && styles.length < mostStyles) {
        const id = Number(attribute('numFmtId') ?? 0);
        const fill = fills[Number(attribute('fillId') ?? 0)];
        const lines = borders[Number(attribute('borderId') ?? 0)];
        styles.push({
          ...fonts[Number(attribute('fontId') ?? 0)],
          format: formats.get(id) ?? builtIn[id] ?? 'General',
          ...(fill ? { fill } : {}),
          ...(lines?.some(Boolean) ? { borders: lines } : {}),
        });
      } else if (list === 'cellXfs' && name === 'alignment') {
        align(styles.at(-1), attribute);
      }
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  return styles;
}

function align(style: CellStyle | undefined, attribute: (name: string) => string | undefined): void {
  if (!style) return;
  const [across, down] = [attribute('horizontal') ?? '', attribute('vertical') ?? ''];
  if (across === 'left' || across === 'right' || across === 'center') style.align = across;
  if (across === 'centerContinuous' || across === 'distributed') style.align = 'center';
  if (down === 'top' || down === 'justify') style.verticalAlign = 'top';
  if (down === 'center') style.verticalAlign = 'middle';
  if (attribute('wrapText') === '1' || attribute('wrapText') === 'true' || across === 'justify') style.wrap = true;
  const indent = Math.min(15, Number(attribute('indent')) || 0);
  if (indent > 0) style.indent = indent;
}
