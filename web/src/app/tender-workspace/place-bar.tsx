import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import { touchTarget } from '../../lib/touch.ts';

const text = messages.analysis;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    flexShrink: 0,
    padding: '4px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  button: touchTarget,
});

interface PlaceBarProps {
  /** The name of what to go back to. */
  name: string;
  onBack: () => void;
  /** Gets the element into which the result's panel can render its controls. */
  slotRef?: (element: HTMLElement | null) => void;
}

/** The bar above a document that covers the result or the chat from which it was opened: it leads back, and to the next place of a result. */
export function PlaceBar({ name, onBack, slotRef }: PlaceBarProps) {
  const styles = useStyles();
  return (
    <nav className={styles.bar} aria-label={text.placeBar}>
      <Button size="small" appearance="subtle" className={styles.button} icon={<ArrowLeft16Regular />} onClick={onBack}>
        {text.backTo(name)}
      </Button>
      {slotRef && <div ref={slotRef} />}
    </nav>
  );
}
