import { makeStyles, tokens } from '@fluentui/react-components';

/** A fact, and the lines below its value. */
export const useFactRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 8px 8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: '3px solid transparent',
    // Beside the document, the list is narrow whatever the width of the window.
    '@container facts (max-width: 540px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  toCheck: { borderLeftColor: tokens.colorStatusWarningBorder2 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    '@container facts (max-width: 540px)': { gridRow: 2, gridColumn: '1 / -1' },
  },
  value: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  long: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 5,
    WebkitBoxOrient: 'vertical',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  quote: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  oneLine: { WebkitLineClamp: 1, flexBasis: '100%' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  other: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  list: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
});
