import type { Citation, Claim } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { messages } from '../lib/messages.ts';
import { CitationChip } from './citation-chip.tsx';

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

interface CitedTextProps {
  claims: readonly Claim[];
  citations: readonly Citation[];
  /** Whether a claim without a source is marked. False where nothing was found, since then no claim can have one. */
  marksUnsupported?: boolean;
  onOpen: (citation: Citation) => void;
}

/**
 * Sentences, each with the numbers of its sources. Always plain text: the words of a document or a model are never
 * used as markup.
 */
export function CitedText({ claims, citations, marksUnsupported = true, onOpen }: CitedTextProps) {
  const styles = useStyles();
  return (
    <div className={styles.words}>
      {claims.map((claim, index) => {
        const marked = marksUnsupported && !claim.supported;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an answer never change their order
          <div key={index} className={styles.claim} data-claim>
            <Sentence
              words={showQuote(claim.text)}
              className={marked ? styles.unsupported : undefined}
              sources={claim.citations.map((place) => {
                const citation = citations[place];
                return citation && <CitationChip key={place} number={place + 1} citation={citation} onOpen={onOpen} />;
              })}
            />
            {marked && (
              <Badge className={styles.badge} appearance="tint" color="warning" shape="rounded">
                {messages.chat.unsupported}
              </Badge>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A last word that is longer, in characters, may be broken; its sources are then not kept beside it. */
const longestWord = 24;

interface SentenceProps {
  words: string;
  className: string | undefined;
  sources: ReactNode[];
}

/** A sentence with its sources. The first source is kept on the line of the last word. */
function Sentence({ words, className, sources }: SentenceProps) {
  const styles = useStyles();
  const cut = words.trimEnd().search(/(?<!\S)\S+$/);
  const isLong = words.length - cut > longestWord;
  const [first, ...others] = sources;
  if (cut < 0 || isLong || sources.length === 0) {
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
