import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
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
  together: { whiteSpace: 'nowrap' },
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
        <div key={index} className={styles.claim} data-claim>
          <Sentence
            words={claim.text}
            className={claim.supported || answered === false ? undefined : styles.unsupported}
            sources={claim.citations.map((place) => {
              const citation = citations[place];
              return citation && <CitationChip key={place} number={place + 1} citation={citation} onOpen={onOpen} />;
            })}
          />
          {!claim.supported && answered !== false && (
            <Badge className={styles.badge} appearance="tint" color="warning" shape="rounded">
              {text.unsupported}
            </Badge>
          )}
        </div>
      ))}
    </div>
  );
}

/** A longer last word may be broken; its sources then stand where they come to. */
const longestWord = 24;

/** A sentence with its sources, the first of which never stands alone on a line. */
function Sentence({
  words,
  className,
  sources,
}: {
  words: string;
  className: string | undefined;
  sources: ReactNode[];
}) {
  const styles = useStyles();
  const cut = words.trimEnd().search(/\S+$/);
  const isLong = words.length - cut > longestWord;
  const [first, ...others] = sources;
  if (cut < 0 || isLong) {
    return (
      <>
        <span className={className}>{words}</span>
        {sources}
      </>
    );
  }
  return (
    <>
      <span className={className}>{words.slice(0, cut)}</span>
      <span className={styles.together}>
        <span className={className}>{words.slice(cut)}</span>
        {first}
      </span>
      {others}
    </>
  );
}
