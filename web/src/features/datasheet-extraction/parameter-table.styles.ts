import { makeStyles, tokens } from '@fluentui/react-components';

/** Up to this width of the container, normalised values are below the printed ones. */
const tight = '@container (max-width: 520px)';

export const useParameterStyles = makeStyles({
  room: { containerType: 'inline-size' },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '6px 8px',
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    ':first-child': { paddingLeft: '12px' },
  },
  normalized: { [tight]: { display: 'none' } },
  group: {
    padding: '8px 12px 4px',
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  section: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  row: { cursor: 'pointer', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected },
  cell: {
    padding: '4px 8px',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { paddingLeft: '12px' },
  },
  name: { minWidth: '120px', width: '34%' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  under: { display: 'none', [tight]: { display: 'block' } },
  page: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  tools: { whiteSpace: 'nowrap', textAlign: 'right', paddingBlock: '2px' },
  // What was asked for may take several lines.
  badge: { marginLeft: '6px', height: 'auto', minHeight: '20px', overflowWrap: 'anywhere' },
  value: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    minWidth: '24px',
    minHeight: '24px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
});
