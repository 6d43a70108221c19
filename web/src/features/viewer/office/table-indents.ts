/*
 * Where tables begin, beside their text. The drawing library does not read the indent of a table. Lengths are in twentieths of a point.
 */

/** What a table or a style of tables says. */
interface TableProperties {
  indent?: number;
  /** The space before the text of a cell. */
  cellMargin?: number;
  style?: string;
}

/** A longer chain of styles is circular. */
const longestChain = 20;

/** Since this version of its files, Word counts the indent of a table from its edge, before that from the text in its cells. */
const countedFromEdge = 15;

export type TableStyles = ReadonlyMap<string, TableProperties>;

/** The styles of tables, by their names. */
export function readTableStyles(styles: string): TableStyles {
  const found = new Map<string, TableProperties>();
  let [current, isTable]: [TableProperties, boolean] = [{}, false];
  for (const [, slash, name = '', rest = ''] of styles.matchAll(
    /<(\/?)w:(style|basedOn|tblStylePr|tblPr|tblInd|left|start)(?=[\s/>])([^<>]*)>/g,
  )) {
    if (name === 'style' && !slash) {
      current = {};
      found.set(attributeIn(rest, 'styleId'), current);
    } else if (name === 'basedOn') current.style = attributeIn(rest, 'val');
    // What a style says of its first row and the like is after its own properties.
    else if (name === 'tblStylePr') current = {};
    else if (name === 'tblPr') isTable = !slash && !rest.endsWith('/');
    else if (isTable) addLength(current, name, rest);
  }
  return found;
}

/** Whether a file's tables are indented by the text in their cells. Files of old versions do not name their version. */
export const isIndentedByText = (settings: string): boolean => {
  const all = [...settings.matchAll(/<w:compatSetting\s([^<>]*)>/g)].map(([, attributes = '']) => attributes);
  const version = all.find((attributes) => attributeIn(attributes, 'name') === 'compatibilityMode') ?? '';
  return Number(attributeIn(version, 'val')) < countedFromEdge;
};

/** A part in which every table has its indent as one that the library draws. Tables that are centred, aligned to the right or float have none. */
export function withTableIndents(xml: string, styles: TableStyles, isByText: boolean): string {
  const parts: string[] = [];
  let [from, tables, depth] = [0, 0, 0];
  let [table, isPlaced]: [TableProperties, boolean] = [{}, false];
  for (const match of xml.matchAll(/<(\/?)w:(tbl|tblPr|tblStyle|tblInd|tblpPr|jc|left|start)(?=[\s/>])([^<>]*)>/g)) {
    const [, slash, name = '', rest = ''] = match;
    const isEmpty = rest.endsWith('/');
    if (name === 'tbl') tables += isEmpty ? 0 : slash ? -1 : 1;
    else if (name === 'tblPr' && !slash && !isEmpty) {
      // Nested ones describe the state before a tracked change.
      if (++depth === 1) [table, isPlaced] = [{}, false];
    } else if (name === 'tblPr' && slash) {
      if (--depth !== 0 || isPlaced) continue;
      const margin = isByText && tables === 1 ? (valueIn('cellMargin', table, styles) ?? 0) : 0;
      const left = (valueIn('indent', table, styles) ?? 0) - margin;
      if (left === 0) continue;
      parts.push(xml.slice(from, match.index), `<w:tblInd w:left="${left}"/>`);
      from = match.index;
    } else if (depth !== 1) continue;
    else if (name === 'tblStyle') table.style = attributeIn(rest, 'val');
    else if (name === 'tblpPr' || (name === 'jc' && /"(?:center|right|end)"/.test(rest))) isPlaced = true;
    else addLength(table, name, rest);
  }
  return parts.join('') + xml.slice(from);
}

/** Adds the length that an element of a table's properties gives. The lines of a table have names as its margins, and no widths. */
function addLength(table: TableProperties, name: string, attributes: string): void {
  const length = /\bw:w="(-?\d{1,6})(?:\.\d{1,9})?"/.exec(attributes)?.[1];
  if (length === undefined || !/\bw:type="dxa"/.test(attributes)) return;
  if (name === 'tblInd') table.indent = Number(length);
  else if (name !== 'jc') table.cellMargin = Number(length);
}

/** What a table says by itself, or by the styles it is based on. */
function valueIn(name: 'indent' | 'cellMargin', table: TableProperties, styles: TableStyles): number | undefined {
  let at: TableProperties | undefined = table;
  for (let depth = 0; at && depth < longestChain; depth++) {
    if (at[name] !== undefined) return at[name];
    at = at.style === undefined ? undefined : styles.get(at.style);
  }
  return undefined;
}

const attributeIn = (attributes: string, name: string): string =>
  new RegExp(`\\bw:${name}="([^"]{0,200})"`).exec(attributes)?.[1] ?? '';
