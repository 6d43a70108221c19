import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { touch } from '../../lib/touch.ts';

const text = messages.documents.warning;

const useStyles = makeStyles({
  warning: {
    // Dark enough on the row of the open document, too.
    color: tokens.colorStatusWarningForeground2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  more: {
    padding: 0,
    minWidth: 0,
    // 24 px high to be hit, in a line of 16 px.
    height: '24px',
    marginBlock: '-4px',
    marginLeft: '6px',
    textDecorationLine: 'underline',
    [`@media ${touch}`]: { height: '44px', marginBlock: 0 },
  },
});

/** The first sentence, where more of them come in the same paragraph; a list of files is not taken apart. */
const firstSentence = /^[^\n]+?[.!?](?= \p{Lu})/u;

/** What may be missing of a document: one sentence, and what to do about it where somebody wants to know. */
export function DocumentWarning({ warning, fileName }: { warning: string; fileName: string }) {
  const styles = useStyles();
  const restId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const first = firstSentence.exec(warning)?.[0] ?? warning;
  const rest = warning.slice(first.length).trim();
  return (
    <div>
      <Text size={200} className={styles.warning}>
        {first}
      </Text>
      {rest && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.more}
          aria-label={text.detailsOf(fileName)}
          aria-expanded={isUnfolded}
          aria-controls={restId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {text.details}
        </Button>
      )}
      <div id={restId}>
        {isUnfolded && (
          <Text size={200} className={styles.warning}>
            {rest}
          </Text>
        )}
      </div>
    </div>
  );
}
