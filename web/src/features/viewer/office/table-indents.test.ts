import { expect, test } from 'vitest';
import { isIndentedByText, readTableStyles, withTableIndents } from './table-indents.ts';

const table = (properties: string, cell = '') =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`;
const indent = (twips: number) => `<w:tblInd w:w="${twips}" w:type="dxa"/>`;
const margins = (twips: number) => `<w:tblCellMar><w:left w:w="${twips}" w:type="dxa"/></w:tblCellMar>`;
const style = (name: string) => `<w:tblStyle w:val="${name}"/>`;
const styles = readTableStyles(
  `<w:style w:type="table" w:styleId="Plain"><w:tblPr>${indent(0)}${margins(108)}</w:tblPr></w:style>
  <w:style w:type="table" w:styleId="Moved"><w:basedOn w:val="Plain"/><w:tblPr>${indent(200)}<w:tblBorders><w:left w:val="single"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:tblPr>${indent(7)}</w:tblPr></w:tblStylePr></w:style>`,
);
/** The indents that are drawn, in order of the ends of the tables' properties. */
const drawn = (xml: string, isByText = false) =>
  [...withTableIndents(xml, styles, isByText).matchAll(/<w:tblInd w:left="(-?\d+)"/g)].map(([, left]) => Number(left));

test('a table is drawn at its own indent, or at that of its style', () => {
  expect(drawn(table(indent(562)) + table(style('Moved') + indent(-5)) + table(style('Moved')))).toEqual([
    562, -5, 200,
  ]);
  expect(drawn(table(style('Plain')))).toEqual([]);
  expect(drawn(table(`${indent(9)}<w:tblPrChange><w:tblPr>${indent(4)}</w:tblPr></w:tblPrChange>`))).toEqual([9]);
});

test('a table that is aligned or floats has no indent', () => {
  expect(drawn(table(`<w:jc w:val="center"/>${indent(562)}`) + table(`<w:tblpPr/>${indent(562)}`))).toEqual([]);
  expect(drawn(table(`<w:jc w:val="left"/>${indent(562)}`))).toEqual([562]);
});

test('in files of old versions, the text in the cells of a table is at its indent', () => {
  const inner = table(style('Plain') + indent(30));
  expect(drawn(table(style('Plain')) + table(style('Plain') + indent(108)), true)).toEqual([-108]);
  expect(drawn(table(style('Moved') + margins(50), inner), true)).toEqual([150, 30]);
  const version = (of: string) => `<w:compatSetting w:name="compatibilityMode" w:uri="x" w:val="${of}"/>`;
  expect([version('14'), version('15'), ''].map(isIndentedByText)).toEqual([true, false, true]);
});
