import { makeStyles, tokens } from '@fluentui/react-components';

/** Up to this width rows are cards. */
const phone = '@media (max-width: 640px)';

export const useTableStyles = makeStyles({
  table: { minWidth: '0' },
  header: { [phone]: { display: 'none' } },
  headerCell: {
    minWidth: '0',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    '& > button': { fontWeight: tokens.fontWeightSemibold },
  },
  row: {
    minHeight: '44px',
    [phone]: {
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '4px',
      padding: '12px',
    },
  },
  openable: { cursor: 'pointer' },
  busy: { opacity: 0.55, pointerEvents: 'none' },
  cell: {
    minWidth: '0',
    minHeight: '44px',
    paddingBlock: '6px',
    boxSizing: 'border-box',
    overflow: 'hidden',
    [phone]: { minHeight: '0', padding: '0', gap: '8px', justifyContent: 'flex-start', flex: '0 0 auto !important' },
  },
  first: {
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { paddingRight: '40px', '& > span:first-child': { display: 'none' } },
  },
  end: {
    justifyContent: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    '& > button': { justifyContent: 'flex-end' },
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
    flex: '0 0 48px',
    justifyContent: 'flex-end',
    paddingInline: '4px',
    [phone]: { position: 'absolute', top: '8px', right: '4px', minHeight: '0' },
  },
});
