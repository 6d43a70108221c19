import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles, tokens } from '@fluentui/react-components';
import { CitedText } from '../../components/cited-text.tsx';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase400 },
});

interface AnswerTextProps {
  entry: ChatEntry;
  onOpen: (citation: Citation) => void;
}

/** An answer's sentences with their sources. */
export function AnswerText({ entry: { claims, citations, answer, band, status }, onOpen }: AnswerTextProps) {
  const styles = useStyles();
  if (claims.length === 0) return <p className={styles.words}>{showQuote(answer) || messages.chat.noAnswer}</p>;
  const isStopped = status === 'cancelled';
  return (
    <CitedText
      // The last sentence of a stopped answer may not have its source yet.
      claims={
        isStopped ? [...claims.slice(0, -1), ...claims.slice(-1).map((last) => ({ ...last, supported: true }))] : claims
      }
      citations={citations}
      marksUnsupported={band === 'answer' || isStopped}
      onOpen={onOpen}
    />
  );
}
