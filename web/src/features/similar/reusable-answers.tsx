import type { ReusableAnswer } from '@bidloom/contract/similar-tenders';
import { showQuote } from '@bidloom/texts/show-quote';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { similarMessages } from '../../lib/messages.similar.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { PlaceThere } from './place-links.tsx';

const text = similarMessages;

const useStyles = makeStyles({
  summary: {
    minHeight: '24px',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  question: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  answer: { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ReusableAnswersProps {
  answers: readonly ReusableAnswer[];
  more: number;
  /** The address of their tender. */
  address: string;
}

/** Good answers from a similar tender, which can be copied. Nothing if there are none. */
export function ReusableAnswers({ answers, more, address }: ReusableAnswersProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  if (answers.length === 0) return null;
  const copy = async (answer: string) => {
    try {
      await navigator.clipboard.writeText(answer);
      dispatch(toastShown({ intent: 'success', message: text.copied }));
    } catch {
      dispatch(toastShown({ intent: 'error', message: text.copyFailed }));
    }
  };
  return (
    <details>
      <summary className={styles.summary}>{text.answers(answers.length + more)}</summary>
      <ul className={styles.list}>
        {answers.map((answer) => {
          const question = answer.question ?? (answer.fact ? messages.facts.names[answer.fact] : '');
          return (
            <li key={`${answer.kind} ${question}`}>
              <Text size={200} className={styles.question}>
                {question}
              </Text>
              <Text size={200} className={styles.answer}>
                {showQuote(answer.text)}
              </Text>
              <div className={styles.foot}>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<Copy16Regular />}
                  aria-label={text.copyOf(question)}
                  onClick={() => copy(answer.text)}
                >
                  {text.copy}
                </Button>
                {answer.citations.map((citation) => (
                  <PlaceThere
                    key={`${citation.documentId}/${citation.page}/${citation.offset}`}
                    name={question}
                    place={citation}
                    address={address}
                  />
                ))}
                {answer.isCorrected && (
                  <Text size={200} className={styles.quiet}>
                    {text.corrected}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Text size={200} className={styles.quiet}>
          {text.more(more)}
        </Text>
      )}
    </details>
  );
}
