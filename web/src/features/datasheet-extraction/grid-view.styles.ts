import { makeStyles, tokens } from '@fluentui/react-components';
import { stripHeight } from './column-strip.tsx';
import { phone } from './head-button.tsx';
import { cellLines } from './use-cell-lines.ts';

export const useGridStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  scroller: { flexGrow: 1, minHeight: 0, overflow: 'auto', padding: '0 12px 12px 12px' },
  table: {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    // Dense, as a spreadsheet.
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // Sticky cells keep their borders only if each cell draws its own.
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { position: 'sticky', top: `${stripHeight}px`, zIndex: 2 },
  // Keeps the room of rows that are not drawn.
  room: { padding: 0 },
  cell: {
    position: 'relative',
    padding: '4px 8px',
    // A cell of one line is as high as a finger needs. A phone has room for few rows, so those of two lines are no higher.
    '@media (pointer: coarse) and (min-width: 641px)': { padding: '12px 8px' },
    [`@media ${phone}`]: { boxSizing: 'border-box', height: '44px', padding: '6px 8px' },
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'default',
    // Dragging selects cells.
    userSelect: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  header: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    [`@media ${phone}`]: { verticalAlign: 'middle' },
  },
  // On a phone, where one long text of a long table would fill the screen: the bar of the chosen cell has the whole of it, and screen readers read it here.
  cut: {
    [`@media ${phone}`]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: `var(${cellLines}, 2)`,
    },
  },
  // Without its words a column is hard to tell from another one.
  cutHeader: { [`@media ${phone}`]: { WebkitLineClamp: `var(${cellLines}, 3)` } },
  // A corner like that of notes in a spreadsheet, in addition to the colour.
  corrected: {
    backgroundColor: tokens.colorPaletteYellowBackground1,
    ':hover': { backgroundColor: tokens.colorPaletteYellowBackground1 },
    '::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      border: '5px solid transparent',
      borderTopColor: tokens.colorPaletteDarkOrangeForeground1,
      borderRightColor: tokens.colorPaletteDarkOrangeForeground1,
    },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  // The word is not bold: the widths of columns are measured without the marks.
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusSmall,
  },
  active: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  editor: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '28px',
    margin: '-2px -6px',
    padding: '1px 4px',
    // It may be wider than its column and cover its neighbours.
    minWidth: 'calc(100% + 12px)',
    resize: 'none',
    userSelect: 'text',
    border: 'none',
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
