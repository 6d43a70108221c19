import type { ChangeSide, RunChange } from '@bidloom/contract/run-changes';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, type BadgeProps, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Location16Regular } from '@fluentui/react-icons';
import { Name } from '../../components/name.tsx';
import { resultMessages as text } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';

const colours: Record<RunChange['kind'], NonNullable<BadgeProps['color']>> = {
  changed: 'warning',
  added: 'success',
  removed: 'danger',
};

const useStyles = makeStyles({
  row: { padding: '10px 12px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    margin: '0 0 6px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  // Beside each other if both fit.
  sides: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: '8px 16px' },
  side: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface ChangeRowProps {
  change: RunChange;
  /** Whether its title is the name of a file, which is cut if it is too long. */
  ofFile: boolean;
  /** The level of its heading. */
  heading: 'h3' | 'h4';
}

/** A difference between two runs: the old and the new result. */
export function ChangeRow({ change: { kind, title, before, after }, ofFile, heading: Heading }: ChangeRowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row} data-change={kind}>
      <Heading className={styles.title}>
        {ofFile ? <Name text={title} /> : title}
        <Badge appearance="tint" color={colours[kind]} shape="rounded" size="small">
          {text.kinds[kind]}
        </Badge>
      </Heading>
      <div className={styles.sides}>
        <Side label={text.before} side={before} />
        <Side label={text.after} side={after} />
      </div>
    </li>
  );
}

function Side({ label, side }: { label: string; side: ChangeSide | null }) {
  const styles = useStyles();
  const openPlace = usePlace();
  return (
    <div className={styles.side}>
      <Text size={200} className={styles.quiet}>
        {label}
        {side?.byHand && ` · ${messages.datasheetRuns.byHand}`}
      </Text>
      {side ? (
        <Text className={styles.words}>{side.byHand ? side.text : showQuote(side.text)}</Text>
      ) : (
        <Text className={styles.quiet}>{text.nothing}</Text>
      )}
      {side?.place && (
        <Button
          size="small"
          appearance="subtle"
          icon={<Location16Regular />}
          onClick={() => side.place && openPlace(side.place)}
        >
          {messages.datasheetRuns.showOnPage(side.place.page)}
        </Button>
      )}
    </div>
  );
}
