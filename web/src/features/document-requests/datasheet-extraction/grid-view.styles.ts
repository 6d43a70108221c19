import { makeStyles, tokens } from '@fluentui/react-components';

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
    // Sticky cells keep their borders only where each draws its own.
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    marginTop: '12px',
  },
  head: { position: 'sticky', top: 0, zIndex: 2 },
  cell: {
    position: 'relative',
    padding: '4px 8px',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  first: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  header: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
  },
  // A corner as in a spreadsheet's notes, besides the colour.
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
  active: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  editor: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '28px',
    margin: '-2px -6px',
    padding: '1px 4px',
    // It may be wider than its column, over its neighbours.
    minWidth: 'calc(100% + 12px)',
    resize: 'none',
    border: 'none',
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  pager: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '8px', padding: '4px 12px' },
  range: { fontVariantNumeric: 'tabular-nums' },
});
