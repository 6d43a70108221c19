import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { CitationChip } from './citation-chip.tsx';

const text = messages.chat;

const useStyles = makeStyles({
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase400 },
  claim: { margin: '0 0 8px', ':last-child': { marginBottom: 0 } },
  unsupported: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: tokens.colorStatusWarningBorder2,
    textUnderlineOffset: '3px',
  },
  badge: { marginLeft: '6px' },
});

interface AnswerTextProps {
  entry: ChatEntry;
  onOpen: (citation: Citation) => void;
}

/**
 * An answer's sentences, each with the numbers of its sources. Always plain text: what a document or a model writes is
 * never markup here.
 */
export function AnswerText({ entry, onOpen }: AnswerTextProps) {
  const styles = useStyles();
  const { claims, citations, answer, answered } = entry;
  if (claims.length === 0) return <p className={styles.words}>{answer || text.noAnswer}</p>;
  return (
    <div className={styles.words}>
      {claims.map((claim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished answer never changes
        <p key={index} className={styles.claim}>
          <span className={claim.supported || answered === false ? undefined : styles.unsupported}>{claim.text}</span>
          {claim.citations.map((place) => {
            const citation = citations[place];
            return citation && <CitationChip key={place} number={place + 1} citation={citation} onOpen={onOpen} />;
          })}
          {!claim.supported && answered !== false && (
            <Badge className={styles.badge} appearance="tint" color="warning" shape="rounded">
              {text.unsupported}
            </Badge>
          )}
        </p>
      ))}
    </div>
  );
}
