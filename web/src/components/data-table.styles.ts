import { makeStyles, tokens } from '@fluentui/react-components';
import { unseen } from '../lib/unseen.ts';

/** Up to this width of its container, a table shows rows as cards: a table can be in a narrow pane of a wide screen. */
const phone = '@container (max-width: 700px)';
/** Too wide for cards, but too narrow for every column. */
const narrow = '@container (min-width: 701px) and (max-width: 950px)';

export const useTableStyles = makeStyles({
  // Columns that have no room can still be reached.
  room: { containerType: 'inline-size', overflowX: 'auto' },
  table: { minWidth: '0' },
  header: { [phone]: { display: 'none' } },
  headerRow: {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    [narrow]: { gridTemplateColumns: 'var(--narrow)' },
  },
  minor: { [narrow]: { display: 'none' } },
  headerCell: {
    minWidth: '0',
    padding: '0 12px',
    boxSizing: 'border-box',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    '& > *': { fontWeight: tokens.fontWeightSemibold, padding: '0', minWidth: '0' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    minHeight: '44px',
    [narrow]: { gridTemplateColumns: 'var(--narrow)' },
    [phone]: {
      display: 'flex',
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '4px',
      padding: '12px',
    },
  },
  /** For screen readers only. */
  unseen,
  group: {
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  groupCell: {
    minHeight: '32px',
    height: '32px',
    padding: '0 12px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  openable: { cursor: 'pointer' },
  busy: { opacity: 0.55, pointerEvents: 'none' },
  cell: {
    minWidth: '0',
    minHeight: '44px',
    padding: '6px 12px',
    boxSizing: 'border-box',
    overflow: 'hidden',
    [phone]: {
      flexGrow: 0,
      flexShrink: 0,
      flexBasis: 'auto',
      minHeight: '24px',
      padding: '0',
      gap: '8px',
      justifyContent: 'flex-start',
    },
  },
  first: {
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { paddingRight: '40px', '& > span:first-child': { display: 'none' } },
  },
  selectCell: {
    minWidth: '0',
    padding: '0 0 0 8px',
    justifyContent: 'flex-start',
    '& > *': { padding: '0' },
    [phone]: { position: 'absolute', top: '8px', left: '4px', minHeight: '0', padding: '0' },
  },
  /** On a card, the checkbox is beside the name of the row. */
  besideSelect: { [phone]: { paddingLeft: '36px' } },
  end: {
    justifyContent: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { justifyContent: 'flex-end' },
    [phone]: { textAlign: 'left' },
  },
  content: {
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
  },
  cellLabel: {
    display: 'none',
    [phone]: {
      display: 'inline',
      flexShrink: 0,
      width: '96px',
      color: tokens.colorNeutralForeground2,
      fontSize: tokens.fontSizeBase200,
    },
  },
  actionsCell: {
    justifyContent: 'flex-end',
    paddingInline: '4px',
    [phone]: { position: 'absolute', top: '8px', right: '4px', minHeight: '0' },
  },
});
