import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, Warning16Filled } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { ColourName, ContrastPair } from '../../theme/contrast-pairs.ts';

const text = messages.settings;

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  text: { color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '36px',
    paddingBlock: '4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  use: { flex: '1 1 180px', minWidth: 0 },
  ratio: { fontVariantNumeric: 'tabular-nums', minWidth: '56px', textAlign: 'right' },
  verdict: { display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: '96px' },
  passes: { color: tokens.colorStatusSuccessForeground1 },
  fails: { color: tokens.colorStatusDangerForeground1 },
});

interface ContrastListProps {
  pairs: readonly ContrastPair[];
  onUse: (name: ColourName, hex: string) => void;
}

/** The contrast of text in each use of the colours and, where it is too low, the nearest readable colour. */
export function ContrastList({ pairs, onUse }: ContrastListProps) {
  const styles = useStyles();
  return (
    <section aria-label={text.contrast}>
      <h3 className={styles.title}>{text.contrast}</h3>
      <Text size={200} className={styles.text}>
        {text.contrastText}
      </Text>
      <ul className={styles.list}>
        {pairs.map(({ id, colour, ratio, passes, nearest }) => (
          <li key={id} className={styles.row}>
            <Text className={styles.use}>
              {text.uses[id]}
              <Text size={200} block className={styles.text}>
                {text.colourNames[colour]}
              </Text>
            </Text>
            {nearest && (
              <Button size="small" onClick={() => onUse(colour, nearest)}>
                {text.use(nearest)}
              </Button>
            )}
            <Text className={styles.ratio}>{text.ratio(ratio)}</Text>
            <Text className={styles.verdict}>
              {passes ? (
                <CheckmarkCircle16Filled className={styles.passes} />
              ) : (
                <Warning16Filled className={styles.fails} />
              )}
              {passes ? text.passes : text.fails}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
