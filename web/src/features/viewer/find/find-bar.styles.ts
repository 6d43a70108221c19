import { makeStyles, tokens } from '@fluentui/react-components';

/** The search bars of all viewers look the same: the field, the number of hits and the buttons begin at the left. */
export const useFindBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    flexShrink: 0,
    padding: '4px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  field: { flexGrow: 1, flexBasis: '150px', minWidth: '120px', maxWidth: '420px' },
  count: {
    // The buttons after it stay where they are while hits are counted.
    minWidth: '72px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
  buttons: { display: 'flex', alignItems: 'center' },
});
